import type { RecommendedBed } from "@shared/contracts/recommendations";

/** What scores this and more may be called perfect. */
const PERFECT_FROM = 70;

export const isPerfect = ({ matchScore }: RecommendedBed) => matchScore >= PERFECT_FROM;

/** Whether the best bed that can be bought is a perfect match. */
export function hasPerfect(beds: RecommendedBed[]): boolean {
  return beds.some((bed) => bed.inStock && isPerfect(bed));
}
