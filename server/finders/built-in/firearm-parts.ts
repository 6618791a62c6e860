import type { z } from "zod";
import type { FirearmOption } from "@shared/firearm-options";
import type { finderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";

export type FirearmDocument = z.input<typeof finderDocument>;

/** A question of the firearm finder, as its document has it. */
export type FirearmQuestion = FirearmDocument["questions"][number];

type Rules = NonNullable<FirearmQuestion["rules"]>;
export type OwnOption = Extract<FirearmQuestion["options"], unknown[]>[number];

/** A text of the document, which is in one language. */
export const en = (text: string) => ({ "en-ZA": text });

/** Only products that state this, as long as any is left. */
export const narrow = (attribute: string, is: string | { answer: string }): Rules => [
  { use: "narrow", condition: { attribute, is } },
];

/** The choice that leaves its question open. */
const NO_PREFERENCE = "no_preference";

/** Own options, with what else is said of each. */
export const optionsFrom = <Id extends string>(
  list: readonly FirearmOption<Id>[],
  more: (id: Id) => Omit<OwnOption, "id" | "label"> = () => ({}),
): OwnOption[] =>
  list.map(({ id, label, description, hint }) => ({
    id,
    label: en(label),
    text: en(description),
    ...(hint !== undefined && { tip: en(hint) }),
    ...((id as string) === NO_PREFERENCE && { exclusive: "not-sure" as const }),
    ...more(id),
  }));

export const isAmmunition: When = { question: "purpose", is: "ammo_reloading" };

/** Reloading equipment is sold by the piece; other ammunition by quantity. */
export const isByQuantity: When = {
  all: [isAmmunition, { not: { question: "category", is: "reloading_equipment" } }],
};

/** How a handgun is carried and held matters to whoever defends himself with one. */
export const isForDefense: When = {
  all: [
    { question: "purpose", is: "self_defense" },
    { question: "firearmType", hasAny: ["pistol", "revolver"] },
  ],
};
