import type { FinderCounts } from "@shared/contracts/finders";
import type { BedCounts } from "@shared/specification/contracts/recommendations";
import { chosenIds, type Answers } from "@shared/finders/answers";
import { callApi } from "@/lib/api";
import { loadOnce } from "@/lib/load-once";
import type { AskedBeds } from "./bed-answers";

/** The bed finder's own calls, and its answers outside. Of their code a first question needs next to nothing. */
export const bedSource = {
  hasBadge: true,
  countsResults: true,
  results: (asked: AskedBeds, answers: Answers) => ({
    queryKey: ["beds", answers],
    queryFn: async () => (await import("./bed-calls")).bedResults(asked, answers),
  }),
  suggestions: (asked: AskedBeds, answers: Answers) => ({
    queryKey: ["beds", "suggestions", answers],
    queryFn: async () => (await import("./bed-calls")).bedSuggestions(asked, answers),
  }),
  counts(_: AskedBeds, answers: Answers, of: readonly string[]) {
    if (!of.includes("budget")) return undefined;
    const [size] = chosenIds(answers.bedSize);
    const tail = size === undefined ? "" : `?bedSize=${encodeURIComponent(size)}`;
    const url = `/api/recommendations/counts${tail}`;
    return {
      queryKey: [url],
      async queryFn(): Promise<FinderCounts> {
        const { budgetRanges } = await callApi<BedCounts>("GET", url);
        return { questions: { budget: budgetRanges } };
      },
    };
  },
  outside: loadOnce(() => import("./bed-answers").then((file) => file.bedAnswers)),
  setsKey: () => "bed-finder:saved-preferences",
  hasVersions: false,
};
