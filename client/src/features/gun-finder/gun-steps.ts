import type { GunStepId } from "@shared/finder-steps";
import { asksForAction, asksForErgonomics, subTypesFor } from "@shared/gun-options";
import type { AmmoQuantity } from "@shared/ammo-quantities";
import type * as options from "@shared/gun-options";
import type { ClientBrand } from "@shared/brands";
import type { Step } from "@/wizard/engine";
import type { Trace } from "@/wizard/use-trace";
import type { Wizard } from "@/wizard/use-wizard";

/** A shopper's answers (specification, section 3, with what our decisions add). */
export interface GunAnswers {
  purpose?: options.Purpose;
  sportDiscipline?: options.Discipline;
  huntingGame?: options.Game;
  useCase?: options.UseCase;
  firearmType?: options.FirearmType;
  subType?: options.SubType;
  action?: options.Action;
  /** Of ammunition and reloading. */
  category?: options.AmmoCategory;
  carryPosition?: options.CarryPosition;
  handSize?: options.HandSize;
  caliber?: string;
  brands?: string[];
  /** How much ammunition. */
  quantity?: AmmoQuantity;
  /** The preset that the prices came from. */
  priceRange?: string;
  minPrice?: number;
  /** None at the top of the slider. */
  maxPrice?: number;
}

/** What the screen of every step gets. */
export interface GunStepProps {
  wizard: Wizard<GunAnswers>;
  brand: ClientBrand;
  trace: Trace;
}

/** Presses and dies come by the piece; the rest of ammunition by the quantity. */
export const isByQuantity = ({ purpose, category }: GunAnswers): boolean =>
  purpose === "ammo_reloading" && category !== "reloading_equipment";

const isAmmo = ({ purpose }: GunAnswers) => purpose === "ammo_reloading";

/** What is asked beside the purpose counts as one step with the type. */
const typeGroup = { title: "Type", group: "type" } as const;

/** Five steps, or six where it matters how a handgun is carried (specification, section 4). */
export const gunSteps: readonly (Step<GunAnswers> & { id: GunStepId })[] = [
  { id: "purpose", title: "Purpose", isFilled: ({ purpose }) => purpose !== undefined },
  {
    id: "discipline",
    ...typeGroup,
    when: ({ purpose }) => purpose === "sport",
    isFilled: ({ sportDiscipline }) => sportDiscipline !== undefined,
  },
  {
    id: "game",
    ...typeGroup,
    when: ({ purpose }) => purpose === "hunting",
    isFilled: ({ huntingGame }) => huntingGame !== undefined,
  },
  {
    id: "use-case",
    ...typeGroup,
    when: ({ purpose }) => purpose === "professional",
    isFilled: ({ useCase }) => useCase !== undefined,
  },
  {
    id: "type",
    ...typeGroup,
    when: (answers) => !isAmmo(answers),
    isFilled: ({ firearmType }) => firearmType !== undefined,
  },
  {
    id: "sub-type",
    ...typeGroup,
    when: ({ purpose, firearmType }) =>
      purpose !== undefined &&
      firearmType !== undefined &&
      subTypesFor(purpose, firearmType).length > 0,
    // Validation calls it optional (section 5), but the wizard asks before it goes on.
    isFilled: ({ subType }) => subType !== undefined,
  },
  {
    id: "action",
    ...typeGroup,
    when: ({ firearmType }) => asksForAction(firearmType),
    isFilled: ({ action }) => action !== undefined,
  },
  {
    id: "category",
    ...typeGroup,
    when: isAmmo,
    isFilled: ({ category }) => category !== undefined,
  },
  {
    id: "ergonomics",
    title: "Carry",
    when: ({ purpose, firearmType }) => asksForErgonomics(purpose, firearmType),
    isFilled: ({ carryPosition }) => carryPosition !== undefined,
  },
  { id: "caliber", title: "Caliber", isFilled: ({ caliber }) => caliber !== undefined },
  {
    id: "budget",
    title: "Budget",
    isFilled: (answers) =>
      (isByQuantity(answers) ? answers.quantity : answers.minPrice) !== undefined,
  },
  { id: "results", title: "Results", isFilled: () => false },
];

/** The fields that a step asks for, and what it says when an answer does not pass (section 5). */
export const stepFields: Record<
  Exclude<GunStepId, "results">,
  Partial<Record<keyof GunAnswers, string>>
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

/** Answers that stand on another one: when that changes, they are asked again. */
const dependents: { [Field in keyof GunAnswers]?: readonly (keyof GunAnswers)[] } = {
  purpose: [
    "sportDiscipline",
    "huntingGame",
    "useCase",
    "firearmType",
    "subType",
    "action",
    "category",
    "carryPosition",
    "handSize",
    "caliber",
    "brands",
    "quantity",
    "priceRange",
    "minPrice",
    "maxPrice",
  ],
  sportDiscipline: ["action", "caliber", "brands"],
  huntingGame: ["action", "caliber", "brands"],
  useCase: ["action", "caliber", "brands"],
  firearmType: ["subType", "action", "caliber", "brands"],
  subType: ["caliber", "brands"],
  action: ["caliber", "brands"],
  category: ["caliber", "brands", "quantity", "priceRange", "minPrice", "maxPrice"],
  caliber: ["brands"],
};

/** One answer to submit, together with those that fall with a change of it. */
export function withDependents<Field extends keyof GunAnswers>(
  answers: GunAnswers,
  field: Field,
  value: GunAnswers[Field],
): Partial<GunAnswers> {
  const fallen = answers[field] === value ? [] : (dependents[field] ?? []);
  return { ...Object.fromEntries(fallen.map((each) => [each, undefined])), [field]: value };
}
