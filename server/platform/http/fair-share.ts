/** What is posted for all a day; what is over it is held. */
export const MAX_DAY = 500;

/** Whether one more of somebody's posts goes through at once. */
export interface Use {
  /** What went through today, of everybody. */
  byAll: number;
  /** The same of this range of addresses alone. */
  byRange: number;
  /** The part of what is left of the day that this range may have. */
  share: number;
}

/**
 * Whether there is room for one more post. A range gets a share of what the others have left, so that none
 * uses up the day, and the first post of a range goes through as long as anything is left.
 */
export function hasRoom({ byAll, byRange, share }: Use): boolean {
  return byRange < (MAX_DAY - byAll) * share;
}
