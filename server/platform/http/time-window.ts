/** From one moment to another, both included. */
export interface TimeWindow {
  from: Date;
  to: Date;
}

/**
 * `milliseconds` before and after a moment: what lies beyond is of another time. After, too, because what was
 * stored before the clock was set back is no news of the last minutes.
 */
export const windowAround = (now: Date, milliseconds: number): TimeWindow => ({
  from: new Date(now.getTime() - milliseconds),
  to: new Date(now.getTime() + milliseconds),
});
