import "./all-texts";
import { currentIndex, visibleSteps } from "@/wizard/engine";
import type { Run } from "@/wizard/run-storage";
import type { Answers } from "@shared/finders/answers";
import { lostText } from "./lost-text";
import type { FinderModel } from "./model";
import { openedRun } from "./opened-run";
import { withRun } from "./kept-run";
import { openedModel, readAnswers, type OpenedModel } from "./opened-model";

// Loaded only when a run is stored.
export { openedModel };

/** A run as it goes on, and what of it a document no longer has. */
export interface ResumedRun {
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
  const isWhole = found.lost.length === 0 && found.gone === 0;
  const run = {
    stepId,
    answers: isWhole ? kept : openedRun(model, { ...found, answers: kept }),
    draft: readAnswers(model, draft)?.answers ?? {},
    source: typeof source === "string" ? source : undefined,
  };
  return { run: { ...run, stepId: placeOf(model, run) }, lost: lostText(found, model.say) };
}

/** The step that it was on, or the one before it that has to be answered first. */
function placeOf({ allSteps }: FinderModel, run: Run<Answers>): string {
  const visible = visibleSteps(allSteps, run.answers);
  const open = visible.findIndex((step) => !step.isFilled(run.answers));
  const isThere = allSteps.some(({ id }) => id === run.stepId);
  const at = isThere ? currentIndex(allSteps, run) : visible.length - 1;
  return visible[Math.min(open, at)]!.id;
}
