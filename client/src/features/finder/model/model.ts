import type { ShownFinder } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { ValuesOf } from "@shared/finders/path";
import type { Step } from "@/wizard/engine";
import { documentSteps, type QuestionStep } from "./document-steps";
import { sayer, type Say } from "./say";
import type { AskedFinder } from "./outside";
import { documentSource, type FinderSource, type PageOf } from "./source";

/** A finder's document, ready to be asked. */
export interface FinderModel extends AskedFinder {
  /** The steps with questions. */
  steps: QuestionStep[];
  /** The same, and the results. */
  allSteps: Step<Answers>[];
  say: Say;
  source: FinderSource;
  /** Says values in its texts; undefined for a document that works out none. */
  inWords?: InWords;
  /** Of products, among the results. */
  pageOf?: PageOf;
}

/** A model whose texts say the values of these answers. */
export type InWords = (model: FinderModel, answers: Answers) => FinderModel;

export const RESULTS = "results";

/** Whether the price alone decides, and products need not be compared. */
export const isByPrice = ({ results, sections }: ShownFinder): boolean =>
  results.order === "price" &&
  results.layout === "grid" &&
  results.badge === "none" &&
  !results.actions.includes("compare") &&
  sections.length === 1;

/** The model of a document as the server sends it. */
export function finderModel(
  shown: ShownFinder,
  source = documentSource,
  values?: ValuesOf,
): FinderModel {
  const say = sayer(shown.texts);
  const { questions } = shown;
  const asked = documentSteps(questions, shown.groups, values);
  const { countsResults = false } = source;
  const steps = countsResults ? asked.map(({ dependsOn: _, mayFall: __, ...step }) => step) : asked;
  return {
    shown,
    questions,
    values,
    steps,
    allSteps: [
      ...steps,
      { id: RESULTS, title: say("results"), isFilled: () => false, isCounted: countsResults },
    ],
    say,
    source,
  };
}
