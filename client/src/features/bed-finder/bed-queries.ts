import { useQuery } from "@tanstack/react-query";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { NearMiss, RecommendedBed } from "@shared/contracts/recommendations";
import { NOT_SURE } from "@shared/not-sure";
import { callForAnswer } from "@/lib/api";

/** The finder's first call, which also shows whether it is unlocked. */
export const bedOptionsKey = ["/api/bed-options"];

export function useBedOptions() {
  return useQuery<BedOptions>({ queryKey: bedOptionsKey });
}

/** The best beds, at most 24, and the number of all matching beds. */
export interface Recommendations {
  beds: RecommendedBed[];
  total: number;
}

export function useRecommendations(answers: BedPreferences) {
  const url = withAnswers("/api/recommendations", answers);
  return useQuery<Recommendations>({
    queryKey: [url],
    queryFn: async () => {
      const { data, headers } = await callForAnswer<RecommendedBed[]>("GET", url);
      return { beds: data, total: Number(headers.get("X-Total-Count") ?? data.length) };
    },
  });
}

export function useNearMisses(answers: BedPreferences) {
  return useQuery<NearMiss[]>({
    queryKey: [withAnswers("/api/recommendations/suggestions", answers)],
  });
}

/** The address of a call with these answers; skipped and "recommend" answers are omitted. */
function withAnswers(path: string, answers: BedPreferences): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(answers)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    const isOpen = text === undefined || text === "" || text === NOT_SURE;
    if (!isOpen) query.set(field, String(text));
  }
  const tail = query.toString();
  return `${path}${tail && `?${tail}`}`;
}
