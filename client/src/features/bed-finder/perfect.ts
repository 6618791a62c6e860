import type { RecommendedBed } from "@shared/contracts/recommendations";

/** The lowest score of a perfect match. */
const PERFECT_FROM = 70;

export const isPerfect = ({ matchScore }: RecommendedBed) => matchScore >= PERFECT_FROM;

/** Whether the best bed in stock is a perfect match. */
export function hasPerfect(beds: RecommendedBed[]): boolean {
  return beds.some((bed) => bed.inStock && isPerfect(bed));
}
