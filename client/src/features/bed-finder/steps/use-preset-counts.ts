import { useQuery } from "@tanstack/react-query";
import type { BedCounts } from "@shared/contracts/recommendations";

/** The number of beds of a size in each budget preset. A failed load loses only the numbers. */
export function usePresetCounts(
  bedSize: string | undefined,
): BedCounts["budgetRanges"] | undefined {
  const tail = bedSize === undefined ? "" : `?bedSize=${encodeURIComponent(bedSize)}`;
  const { data } = useQuery<BedCounts>({ queryKey: [`/api/recommendations/counts${tail}`] });
  return data?.budgetRanges;
}

/** "12 beds"; undefined while the number is unknown. */
export function presetCountText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (count === 0) return "No beds at this price now";
  return count === 1 ? "1 bed" : `${count} beds`;
}
