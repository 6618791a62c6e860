import "../model/all-texts";
import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { ShownQuestion } from "@shared/contracts/finders";
import { answersOnTheWay, questionsOnTheWay } from "@shared/finders/path";
import { showToast } from "@/ui/toast-store";
import type { Run } from "@/wizard/run-storage";
import { currentIndex, visibleSteps } from "@/wizard/engine";
import type { FinderModel } from "../model/model";
import { openedModel, readAnswers, type OpenedModel } from "../model/opened-model";
import type { KnownAnswers } from "../model/known-answers";
import { sayCount, type Say } from "../model/say";
import { PASSED, SAME, SETTLED } from "../model/document-steps";
import { PICKS } from "../model/picks";
import { withPassed } from "./passed-steps";

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
  const { stepId, answers, draft, source, isReturning } = (stored ?? {}) as Record<string, unknown>;
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
    isReturning: isReturning === true,
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

/** What of a run no longer exists, in a sentence or two; undefined if all of it does. */
export function lostText({ lost, lostChoices, gone }: Omit<KnownAnswers, "answers">, say: Say) {
  const names = lost.map(({ title }) => title).join(" · ");
  const sentences = [
    lost.length > 0 && sayCount(say, "lost-answers", lostChoices, { names }),
    gone > 0 && sayCount(say, "lost-questions", gone),
  ].filter(Boolean);
  return sentences.join(" ") || undefined;
}

/**
 * The answers of a run that began elsewhere: in a link, a saved set, or another version. What it left open
 * up to its last answer stays open, but a fact that it lost, or lacks, is asked again.
 */
export function openedRun({ steps }: FinderModel, { answers, lost }: KnownAnswers): Answers {
  const mustAsk = (id: string) => {
    const { questions } = steps.find((each) => each.id === id)!;
    return questions.some(
      (each) =>
        each.fact && answers[each.id] === undefined && (each.required || lost.includes(each)),
    );
  };
  const visible = visibleSteps(steps, answers);
  const last = visible.findLastIndex((step) => {
    const { questions } = steps.find(({ id }) => id === step.id)!;
    const musts = questions.filter(({ required }) => required);
    // An extra alone does not say that its page was answered.
    return (musts.length > 0 ? musts : questions).some(({ id }) => answers[id] !== undefined);
  });
  const isOptional = (id: string) =>
    steps.find((each) => each.id === id)!.questions.every(({ required }) => !required);
  const rest = visible.slice(last + 1);
  const skipped = rest.every(({ id }) => isOptional(id)) ? rest : [];
  const passed = [...visible.slice(0, last + 1), ...skipped].filter((step) => !mustAsk(step.id));
  const open = passed.filter((step) => !step.isFilled(answers)).map(({ id }) => id);
  return open.length > 0 ? withPassed(answers, open) : answers;
}

/** Answers with what the run itself keeps beside them. */
export function withRun(answers: Answers, run: object): Answers {
  const lists = [PASSED, SETTLED, SAME, PICKS].map((name) => {
    const given = chosenIds((run as Record<string, Answer | undefined>)[name]);
    return [name, given.filter((id) => typeof id === "string")] as const;
  });
  return { ...answers, ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)) };
}
