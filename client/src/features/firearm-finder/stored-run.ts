import { z } from "zod";
import { ammoQuantityIds } from "@shared/ammo-quantities";
import { firearmSettledFields, type FirearmStepId } from "@shared/finder-steps";
import { calibersFor } from "@shared/firearm-calibers";
import { priceRangeIds } from "@shared/firearm-budgets";
import { carryPositionIds, handSizeIds } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import { visibleSteps } from "@/wizard/engine";
import type { Run } from "@/wizard/run-storage";
import { firearmSteps, isByQuantity, type FirearmAnswers } from "./firearm-steps";
import { answersBefore, stepFields } from "./step-fields";

// Loaded only when a run is stored: the schema is not in a shopper's first load.

const text = z.string().min(1).max(100);
const rand = z.number().min(0).max(99_999_999);

const fields = z.object({
  purpose: z.enum(options.purposeIds),
  sportDiscipline: z.enum(options.disciplineIds),
  huntingGame: z.enum(options.gameIds),
  useCase: z.enum(options.useCaseIds),
  firearmType: z.enum(options.firearmTypeIds),
  subType: z.enum(options.subTypeIds),
  action: z.enum(options.actionIds),
  category: z.enum(options.ammoCategoryIds),
  carryPosition: z.enum(carryPositionIds),
  handSize: z.enum(handSizeIds),
  caliber: text,
  brands: z.array(text).max(100),
  settled: z.array(z.enum(firearmSettledFields)).max(firearmSettledFields.length),
  quantity: z.enum(ammoQuantityIds),
  priceRange: z.enum(priceRangeIds),
  minPrice: rand,
  maxPrice: rand,
}) satisfies z.ZodType<Required<FirearmAnswers>>;

const storedRun = z.object({
  stepId: z.enum(firearmSteps.map(({ id }) => id)),
  answers: z.record(z.string(), z.unknown()),
  draft: z.record(z.string(), z.unknown()),
});

/**
 * A stored run, if it is valid; invalid data counts as none. If an answer is no longer valid, the run
 * resumes at its question with a message, and keeps the answers before it.
 */
export function parseStoredRun(stored: unknown): Run<FirearmAnswers> | undefined {
  const run = storedRun.safeParse(stored).data;
  if (!run) return undefined;
  const answers: FirearmAnswers = passing(run.answers);
  const draft = passing(run.draft);

  for (const step of visibleSteps(firearmSteps, answers)) {
    if (step.id === run.stepId) break;
    const problem = problemOf(step.id as keyof typeof stepFields, answers, run.answers);
    if (problem) {
      const kept = answersBefore(step.id as FirearmStepId, answers);
      return { stepId: step.id, answers: kept, draft: {}, problem };
    }
  }
  return { stepId: run.stepId, answers, draft };
}

/** Answers from outside, up to the first unanswered question; undefined if none is valid. */
export function readAnswers(given: unknown): FirearmAnswers | undefined {
  const run = parseStoredRun({ stepId: "results", answers: given, draft: {} });
  return run && Object.keys(run.answers).length > 0 ? run.answers : undefined;
}

/** The valid answers, each checked on its own. */
function passing(given: Record<string, unknown>): FirearmAnswers {
  const entries = Object.entries(fields.shape).flatMap(([field, shape]) => {
    const { success, data } = shape.safeParse(given[field]);
    return success ? [[field, data]] : [];
  });
  const answers = Object.fromEntries(entries) as FirearmAnswers;
  const settled = answers.settled?.filter((field) => answers[field] !== undefined);
  return settled ? { ...answers, settled } : answers;
}

/** The message of a step before the current one that lacks a valid answer. */
function problemOf(
  step: keyof typeof stepFields,
  answers: FirearmAnswers,
  given: Record<string, unknown>,
): string | undefined {
  for (const [name, message] of Object.entries(stepFields[step])) {
    const field = name as keyof FirearmAnswers;
    const isOptional = field === "maxPrice" && given[field] === undefined;
    if (answers[field] === undefined && !isOptional) return message;
  }
  const { purpose, firearmType, subType } = answers;
  const isOffered =
    (step !== "type" || options.typesFor(answers).some(({ id }) => id === firearmType)) &&
    (step !== "sub-type" ||
      options.subTypesFor(purpose!, firearmType!).some(({ id }) => id === subType)) &&
    (step !== "caliber" || calibersFor(answers).length > 0);
  if (!isOffered) return Object.values(stepFields[step])[0];
  const lacksQuantity =
    step === "budget" && isByQuantity(answers) && answers.quantity === undefined;
  return lacksQuantity ? "Please select a quantity" : undefined;
}
