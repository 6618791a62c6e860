import { useQuery } from "@tanstack/react-query";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { RecommendedBed } from "@shared/contracts/recommendations";

/** The finder's first call, which also tells whether it is unlocked. */
export const bedOptionsKey = ["/api/bed-options"];

export function useBedOptions() {
  return useQuery<BedOptions>({ queryKey: bedOptionsKey });
}

export function useRecommendations(answers: BedPreferences) {
  return useQuery<RecommendedBed[]>({ queryKey: [recommendationsUrl(answers)] });
}

/** The address of the beds for these answers; what was not answered is not sent. */
export function recommendationsUrl(answers: BedPreferences): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(answers)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (text !== undefined && text !== "") query.set(field, String(text));
  }
  const tail = query.toString();
  return `/api/recommendations${tail && `?${tail}`}`;
}
