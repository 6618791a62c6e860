import "../model/all-texts";
import type { Answers } from "@shared/finders/answers";
import type { ShownQuestion } from "@shared/contracts/finders";
import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import { showToast } from "@/ui/toast-store";
import type { Run } from "@/wizard/run-storage";
import { currentIndex, visibleSteps } from "@/wizard/engine";
import type { FinderModel } from "../model/model";
import { openedModel, readAnswers, type OpenedModel } from "../model/opened-model";
import { lostText } from "./lost-text";
import { openedRun } from "./opened-run";
import { withRun } from "./kept-run";

/** Time to read the names of what no longer exists. */
const LOST_TOAST_MS = 10_000;

/** The stored run to go on with, and says what of it a document no longer has; undefined if it is no run. Loaded only when a run is stored. */
export async function resume(
  model: FinderModel,
  stored: unknown,
): Promise<Run<Answers> | undefined> {
  const resumed = resumedRun(await openedModel(model), stored);
  const text = resumed?.lost;
  if (text) showToast({ title: model.say("choices-changed"), text, duration: LOST_TOAST_MS });
  return resumed?.run;
}

/** A run as it goes on, and what of it a document no longer has. */
interface ResumedRun {
  run: Run<Answers>;
  /** In a sentence; undefined if it has all of it. */
  lost: string | undefined;
}

/**
 * A stored run on this document; undefined if it is no run. A run whose answers are no longer all there
 * stays where it was, unless a fact has to be asked again before.
 */
export function resumedRun(model: OpenedModel, stored: unknown): ResumedRun | undefined {
  const { stepId, answers, draft, source } = (stored ?? {}) as Record<string, unknown>;
  const found = readAnswers(model, answers);
  if (!found || typeof stepId !== "string") return undefined;
  const kept = withRun(found.answers, answers as object);
  const again = model.source.asksAgain && askedAgain(model, kept, found.lost, stepId);
  if (again) return { run: again, lost: undefined };
  const isWhole = found.lost.length === 0 && found.gone === 0;
  const run = {
    stepId,
    answers: isWhole ? kept : openedRun(model, { ...found, answers: kept }),
    draft: readAnswers(model, draft)?.answers ?? {},
    source: typeof source === "string" ? source : undefined,
  };
  return { run: { ...run, stepId: placeOf(model, run) }, lost: lostText(found, model.say) };
}

/** The run at the first question before a step that lost its answer, or never had one; undefined if none did. */
function askedAgain(
  { steps, questions, values, allSteps }: FinderModel,
  answers: Answers,
  lost: readonly ShownQuestion[],
  stepId: string,
): Run<Answers> | undefined {
  const counted = answersOnTheWay(questions, answers, values);
  for (const { id } of visibleSteps(allSteps, answers)) {
    const step = steps.find((each) => each.id === id);
    if (id === stepId || !step) return undefined;
    const asked = questionsOnTheWay(questions, answers, values).filter((each) =>
      step.questions.includes(each),
    );
    const wrong = asked.find((each) => lost.includes(each));
    if (!wrong && step.isFilled(answers)) continue;
    const open = wrong ?? asked.find((each) => each.required && counted[each.id] === undefined);
    const before = questions.slice(0, questions.indexOf(step.questions[0]!)).map((each) => each.id);
    const kept = Object.entries(answers).filter(
      ([name]) => name.startsWith("_") || before.includes(name),
    );
    return {
      stepId: id,
      answers: Object.fromEntries(kept),
      draft: {},
      problem: open?.message,
    };
  }
  return undefined;
}

/** The step that it was on, or the one before it that has to be answered first. */
function placeOf({ allSteps }: FinderModel, run: Run<Answers>): string {
  const visible = visibleSteps(allSteps, run.answers);
  const open = visible.findIndex((step) => !step.isFilled(run.answers));
  const isThere = allSteps.some(({ id }) => id === run.stepId);
  const at = isThere ? currentIndex(allSteps, run) : visible.length - 1;
  return visible[Math.min(open, at)]!.id;
}
