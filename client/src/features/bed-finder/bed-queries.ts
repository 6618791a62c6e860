import { useQuery } from "@tanstack/react-query";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { NearMiss, RecommendedBed } from "@shared/contracts/recommendations";

/** The finder's first call, which also tells whether it is unlocked. */
export const bedOptionsKey = ["/api/bed-options"];

export function useBedOptions() {
  return useQuery<BedOptions>({ queryKey: bedOptionsKey });
}

export function useRecommendations(answers: BedPreferences) {
  return useQuery<RecommendedBed[]>({ queryKey: [withAnswers("/api/recommendations", answers)] });
}

export function useNearMisses(answers: BedPreferences) {
  return useQuery<NearMiss[]>({
    queryKey: [withAnswers("/api/recommendations/suggestions", answers)],
  });
}

/** The address of a call about these answers; what was not answered is not sent. */
function withAnswers(path: string, answers: BedPreferences): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(answers)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (text !== undefined && text !== "") query.set(field, String(text));
  }
  const tail = query.toString();
  return `${path}${tail && `?${tail}`}`;
}
