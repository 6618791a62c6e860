import type { AmmoQuantity } from "@shared/specification/ammo-quantities";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import type { FirearmSettledField as SettledField } from "@shared/specification/steps";
import { chosenIds, rangeIn, type Answer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay, type ValuesOf } from "@shared/finders/path";
import type { CarryPosition, HandSize } from "@shared/specification/firearm-ergonomics";
import type * as options from "@shared/specification/firearm-options";

// The firearm finder's answers as calls, traces and host pages have had them since before it was a
// document: its budget is two prices and the name of a preset.

/** A shopper's answers. */
export interface FirearmAnswers {
  purpose?: options.Purpose;
  sportDiscipline?: options.Discipline;
  huntingGame?: options.Game;
  useCase?: options.UseCase;
  firearmType?: options.FirearmType;
  subType?: options.SubType;
  action?: options.Action;
  /** For ammunition and reloading. */
  category?: options.AmmoCategory;
  carryPosition?: CarryPosition;
  handSize?: HandSize;
  caliber?: string;
  brands?: string[];
  /** The fields answered for the shopper, because there was only one option. */
  settled?: SettledField[];
  /** The amount of ammunition. */
  quantity?: AmmoQuantity;
  /** The preset of the prices. */
  priceRange?: string;
  minPrice?: number;
  /** Undefined at the top of the slider. */
  maxPrice?: number;
}

/** The firearm finder's document. */
export interface AskedFirearms {
  shown: ShownFinder;
  questions: ShownQuestion[];
  values?: ValuesOf;
}

/** What a preset without an upper limit has as its limit outside. */
const OPEN_BUDGET = 999_999;

/** The steps that were answered for the shopper, as a run keeps them, and their fields outside. */
const SETTLED = "_settled";
const settledFields: Readonly<Record<string, SettledField>> = {
  type: "firearmType",
  action: "action",
  caliber: "caliber",
};

/** Reloading equipment is sold by the piece; other ammunition by quantity. */
const isByQuantity = ({ purpose, category }: Record<string, unknown>): boolean =>
  purpose === "ammo_reloading" && category !== "reloading_equipment";

/** The question of a budget that these answers lead to. */
export const budgetQuestion = (answers: object): "budget" | "quantityBudget" =>
  isByQuantity(answers as Record<string, unknown>) ? "quantityBudget" : "budget";

/** Answers to the document's questions as they are outside. */
export const asFirearm = (
  { questions, values }: Pick<AskedFirearms, "questions" | "values">,
  answers: Answers,
): FirearmAnswers =>
  countedAsFirearm(questions, answersOnTheWay(questions, answers, values), answers[SETTLED]);

/** The same of answers that count. */
export function countedAsFirearm(
  questions: readonly ShownQuestion[],
  { budget, quantityBudget, ...rest }: Answers,
  settledSteps?: Answer,
): FirearmAnswers {
  const settled = chosenIds(settledSteps).flatMap((step) => settledFields[step] ?? []);
  const range = rangeIn(budget ?? quantityBudget ?? []);
  const hasPrice = range !== undefined || rest.quantity !== undefined;
  const { min = 0, max } = range ?? {};
  const preset = budget === undefined ? undefined : presetOf(questions, min, max);
  return {
    ...(rest as FirearmAnswers),
    // One of the two is enough.
    ...(rest.handSize !== undefined &&
      rest.carryPosition === undefined && { carryPosition: "no_preference" }),
    ...(settled.length > 0 && { settled }),
    ...(preset && { priceRange: preset.id }),
    ...(hasPrice && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(preset?.max === null && { maxPrice: OPEN_BUDGET }),
  };
}

const presetOf = (questions: readonly ShownQuestion[], min: number, max: number | undefined) =>
  questions
    .find(({ id }) => id === "budget")
    ?.presets?.find((each) => each.min === min && each.max === (max ?? null));

const OUTSIDE_ONLY = ["settled", "priceRange", "minPrice", "maxPrice"];

/** Answers from outside, or of this tab's run, by question; undefined if they are none. */
export function fromFirearm({ questions }: AskedFirearms, given: unknown): object | undefined {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return undefined;
  const fields = given as Record<string, unknown>;
  const known = Object.entries(fields).filter(
    ([name]) => !OUTSIDE_ONLY.includes(name) && questions.some(({ id }) => id === name),
  );
  const { minPrice, maxPrice } = fields;
  if (minPrice === undefined && maxPrice === undefined) return Object.fromEntries(known);
  const max = typeof maxPrice === "number" && maxPrice >= OPEN_BUDGET ? undefined : maxPrice;
  return { ...Object.fromEntries(known), [budgetQuestion(fields)]: { min: minPrice, max } };
}
