import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { Step } from "@/wizard/engine";
import { documentSteps, type QuestionStep } from "./document-steps";
import { ownScreens } from "./screens";
import { sayer, type Say } from "./say";

/** A finder's document, ready to be asked. */
export interface FinderModel {
  shown: ShownFinder;
  /** The questions that this page can ask, in their order. */
  questions: ShownQuestion[];
  /** The steps with questions. */
  steps: QuestionStep[];
  /** The same, and the results. */
  allSteps: Step<Answers>[];
  say: Say;
}

export const RESULTS = "results";

const KINDS = new Set<string>(["one", "many", "scale", "price", "number"]);

/** The model of a document as the server sends it. */
export function finderModel(shown: ShownFinder): FinderModel {
  const say = sayer(shown.texts);
  const questions = shown.questions.filter(
    ({ id, ask }) => KINDS.has(ask.kind) || ownScreens[shown.screens[id] ?? ""],
  );
  const steps = documentSteps(questions);
  return {
    shown,
    questions,
    steps,
    allSteps: [...steps, { id: RESULTS, title: say("results"), isFilled: () => false }],
    say,
  };
}
