import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type {
  FirearmCounts,
  FirearmCriterion,
  RecommendedFirearm,
} from "@shared/contracts/firearms";
import { callForAnswer } from "@/lib/api";
import type { FirearmAnswers } from "./firearm-steps";
import { firearmQuery } from "./firearm-query";

/** The finder's first call: all counts. Its answer also shows whether the finder is unlocked. */
export const allCountsKey = ["/api/safari/counts"];

/** The number of products by type, category, caliber and action, given these answers. */
export function useCounts(answers: FirearmAnswers) {
  return useQuery<FirearmCounts>({ queryKey: [`/api/safari/counts${firearmQuery(answers)}`] });
}

/** The brands that match the answers; requested once type and caliber are chosen. */
export function useBrands(kind: FirearmAnswers) {
  return useQuery<string[]>({ queryKey: [`/api/safari/brands${firearmQuery(kind)}`] });
}

/** Up to 12 products, the number of all matches, and the answers that had to be relaxed. */
export interface Recommendations {
  items: RecommendedFirearm[];
  total: number;
  relaxed: FirearmCriterion[];
}

export function useRecommendations(answers: FirearmAnswers) {
  const url = `/api/safari/products${firearmQuery(answers)}`;
  return useQuery<Recommendations>({
    queryKey: [url],
    // Changing brands updates the list in place.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { data, headers } = await callForAnswer<RecommendedFirearm[]>("GET", url);
      return {
        items: data,
        total: Number(headers.get("X-Total-Count") ?? data.length),
        relaxed: (headers.get("X-Relaxed") ?? "")
          .split(",")
          .filter((name): name is FirearmCriterion => name !== ""),
      };
    },
  });
}
