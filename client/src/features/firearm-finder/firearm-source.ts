import type { Answers } from "@shared/finders/answers";
import { loadOnce } from "@/lib/load-once";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { AskedFirearms } from "./firearm-answers";

const calls = () => import("./firearm-calls");

/** The questions whose options show how many products they leave. */
const COUNTED = ["firearmType", "subType", "action", "category", "caliber"];

/** The firearm finder's own calls, and its answers outside. Of their code a first question needs next to nothing. */
export const firearmSource = {
  results: (asked: AskedFirearms, answers: Answers) => ({
    queryKey: ["firearms", answers],
    queryFn: async () => (await calls()).firearmResults(asked, answers),
  }),
  suggestions: (asked: AskedFirearms, answers: Answers) => ({
    queryKey: ["firearms", "suggestions", answers],
    queryFn: async () => (await calls()).firearmSuggestions(asked, answers),
  }),
  counts(asked: AskedFirearms, answers: Answers, of: readonly string[]) {
    const question = of.find((each) => COUNTED.includes(each));
    if (question === undefined) return undefined;
    return {
      queryKey: ["firearms", "counts", question, answers],
      queryFn: async () => (await calls()).firearmCounts(asked, answers, question),
    };
  },
  outside: loadOnce(() => import("./firearm-outside").then((file) => file.firearmOutside)),
  setsKey: (slug: string) => `finder:${slug}:saved`,
  hasVersions: false,
  countsResults: true,
  asksAgain: true,
  screens: {
    caliber: lazyScreen(() => import("./caliber-screen").then((file) => file.CaliberScreen)),
    brands: lazyScreen(() => import("./brands-screen").then((file) => file.BrandsScreen)),
  },
  Selections: lazyScreen(() => import("./selection-list").then((file) => file.SelectionList)),
  orderedBy: ({ quantity }: Answers) => (quantity === undefined ? undefined : "price per round"),
  refine: ["brands"],
  PriceNote: lazyScreen(() => import("./round-price").then((file) => file.RoundPrice)),
  basket: loadOnce(() => import("./favorites/favorites").then((file) => file.favorites)),
};
