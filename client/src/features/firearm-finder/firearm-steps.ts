import type { FirearmSettledField as SettledField, FirearmStepId } from "@shared/finder-steps";
import { asksForAction, asksForErgonomics, subTypesFor } from "@shared/firearm-options";
import type { AmmoQuantity } from "@shared/ammo-quantities";
import type { CarryPosition, HandSize } from "@shared/firearm-ergonomics";
import type * as options from "@shared/firearm-options";
import type { ClientBrand } from "@shared/brands";
import type { Step } from "@/wizard/engine";
import type { Trace } from "@/wizard/use-trace";
import type { Wizard } from "@/wizard/use-wizard";

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

export type { SettledField };

/** The props of every step's screen. */
export interface FirearmStepProps {
  wizard: Wizard<FirearmAnswers>;
  brand: ClientBrand;
  trace: Trace;
}

/** Reloading equipment is sold by the piece; other ammunition by quantity. */
export const isByQuantity = ({ purpose, category }: FirearmAnswers): boolean =>
  purpose === "ammo_reloading" && category !== "reloading_equipment";

const isAmmo = ({ purpose }: FirearmAnswers) => purpose === "ammo_reloading";

const isAsked = ({ settled }: FirearmAnswers, field: SettledField) => !settled?.includes(field);

/** The extra questions of a purpose count as one step with the type. */
const typeGroup = { title: "Type", group: "type" } as const;

/** Five steps, or six if carrying a handgun is asked about. */
export const firearmSteps: readonly (Step<FirearmAnswers> & { id: FirearmStepId })[] = [
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
    when: (answers) => !isAmmo(answers) && isAsked(answers, "firearmType"),
    isFilled: ({ firearmType }) => firearmType !== undefined,
  },
  {
    id: "sub-type",
    ...typeGroup,
    when: ({ purpose, firearmType }) =>
      purpose !== undefined &&
      firearmType !== undefined &&
      subTypesFor(purpose, firearmType).length > 0,
    // Optional for the results, but the wizard asks before it goes on.
    isFilled: ({ subType }) => subType !== undefined,
  },
  {
    id: "action",
    ...typeGroup,
    when: (answers) => asksForAction(answers.firearmType) && isAsked(answers, "action"),
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
  {
    id: "caliber",
    title: "Caliber",
    when: (answers) => isAsked(answers, "caliber"),
    isFilled: ({ caliber }) => caliber !== undefined,
  },
  {
    id: "budget",
    title: "Budget",
    isFilled: (answers) =>
      (isByQuantity(answers) ? answers.quantity : answers.minPrice) !== undefined,
  },
  { id: "results", title: "Results", isFilled: () => false },
];

/** Dependent answers: when their field changes, they are asked again. */
const dependents: { [Field in keyof FirearmAnswers]?: readonly (keyof FirearmAnswers)[] } = {
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
  sportDiscipline: ["firearmType", "action", "caliber", "brands"],
  huntingGame: ["firearmType", "action", "caliber", "brands"],
  useCase: ["action", "caliber", "brands"],
  firearmType: ["subType", "action", "caliber", "brands"],
  subType: ["caliber", "brands"],
  action: ["caliber", "brands"],
  category: ["caliber", "brands", "quantity", "priceRange", "minPrice", "maxPrice"],
  caliber: ["brands"],
};

/** One answer to submit, with the dependent answers that its change clears. */
export function withDependents<Field extends keyof FirearmAnswers>(
  answers: FirearmAnswers,
  field: Field,
  value: FirearmAnswers[Field],
): Partial<FirearmAnswers> {
  const fallen: readonly string[] = answers[field] === value ? [] : (dependents[field] ?? []);
  const settled = answers.settled?.filter((each) => each !== field && !fallen.includes(each));
  return {
    ...Object.fromEntries(fallen.map((each) => [each, undefined])),
    ...(settled && { settled }),
    [field]: value,
  };
}
