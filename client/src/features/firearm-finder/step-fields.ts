import type { FirearmStepId } from "@shared/finder-steps";
import { firearmSteps, type FirearmAnswers } from "./firearm-steps";

// Not part of a shopper's first load.

/** The fields of each step, and its message for an invalid answer. */
export const stepFields: Record<
  Exclude<FirearmStepId, "results">,
  Partial<Record<keyof FirearmAnswers, string>>
> = {
  purpose: { purpose: "Please select your intended use" },
  discipline: { sportDiscipline: "Please select your sport discipline" },
  game: { huntingGame: "Please select your primary game type" },
  "use-case": { useCase: "Please select your intended use" },
  type: { firearmType: "Please select a firearm type" },
  "sub-type": { subType: "Please select a firearm type" },
  action: { action: "Please select action type" },
  category: { category: "Please select a firearm type" },
  ergonomics: { carryPosition: "Please select your preferred carry position" },
  caliber: { caliber: "Please select a caliber" },
  budget: {
    minPrice: "Minimum price must be positive",
    maxPrice: "Maximum price must be positive",
  },
};

/** The answers of the steps before one. */
export function answersBefore(stepId: FirearmStepId, answers: FirearmAnswers): FirearmAnswers {
  const before = firearmSteps.slice(
    0,
    firearmSteps.findIndex(({ id }) => id === stepId),
  );
  const fields = before.flatMap(({ id }) => fieldsOf(id));
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.includes(field)));
}

function fieldsOf(stepId: FirearmStepId): string[] {
  const required = Object.keys(stepFields[stepId as keyof typeof stepFields]);
  if (stepId === "ergonomics") return [...required, "handSize"];
  return stepId === "budget" ? [...required, "quantity"] : required;
}
