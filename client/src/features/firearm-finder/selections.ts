import { ammoQuantities } from "@shared/ammo-quantities";
import type { FirearmStepId } from "@shared/finder-steps";
import { caliberLabel } from "@shared/firearm-calibers";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import { budgetSummary } from "./budget-text";
import type { FirearmAnswers, SettledField } from "./firearm-steps";

/** A line of the summary: the question, the answer, and the step to change it. */
export interface Selection {
  name: string;
  value: string;
  /** Undefined if there was no choice. */
  stepId?: FirearmStepId;
}

const labelOf = (list: readonly { id: string; label: string }[], id: string | undefined) =>
  list.find((option) => option.id === id)?.label;

/** The shopper's selections: purpose, type, caliber and budget, with their details. */
export function selections(answers: FirearmAnswers): Selection[] {
  const { purpose, firearmType, category } = answers;
  const isAmmo = purpose === "ammo_reloading";
  const sizes = purpose && firearmType ? options.subTypesFor(purpose, firearmType) : [];
  const type = isAmmo
    ? labelOf(options.ammoCategories, category)
    : joined([
        labelOf(options.firearmTypes, firearmType),
        labelOf(sizes, answers.subType),
        labelOf(options.actions, answers.action),
      ]);
  const isSettled = (field: SettledField) => answers.settled?.includes(field);
  const typeStep = isSettled("firearmType")
    ? options.asksForAction(firearmType) && !isSettled("action")
      ? "action"
      : undefined
    : "type";
  const lines: [string, string | undefined, FirearmStepId | undefined][] = [
    ["Purpose", labelOf(options.purposes, purpose), "purpose"],
    ["Discipline", labelOf(options.disciplines, answers.sportDiscipline), "discipline"],
    ["Game", labelOf(options.games, answers.huntingGame), "game"],
    ["Use", labelOf(options.useCases, answers.useCase), "use-case"],
    ["Type", type, isAmmo ? "category" : typeStep],
    ["Carry", carryText(answers), "ergonomics"],
    [
      "Caliber",
      answers.caliber && caliberLabel(answers.caliber),
      isSettled("caliber") ? undefined : "caliber",
    ],
    ["Quantity", labelOf(ammoQuantities, answers.quantity), "budget"],
    ["Budget", budgetSummary(answers), "budget"],
    ["Brands", answers.brands?.length ? answers.brands.join(", ") : undefined, "budget"],
  ];
  return lines.flatMap(([name, value, stepId]) => (value ? [{ name, value, stepId }] : []));
}

function carryText({ carryPosition, handSize }: FirearmAnswers): string | undefined {
  const carry = carryPosition !== "no_preference" && labelOf(carryPositions, carryPosition);
  const hand = handSize !== "no_preference" && labelOf(handSizes, handSize);
  return joined([carry || undefined, hand ? `${hand.toLowerCase()} hand` : undefined]);
}

function joined(parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(", ") || undefined;
}
