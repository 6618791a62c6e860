import type { FirearmQuery } from "@shared/specification/contracts/firearms";
import { BUDGET_SLIDER } from "@shared/specification/ammo-quantities";
import { joinList } from "@shared/list-text";
import type { FirearmAnswers } from "./firearm-answers";

/** The answers that calls carry, each with the name of its parameter, in the order of an address. */
export const parameters = {
  firearmType: "type",
  caliber: "caliber",
  brands: "brands",
  quantity: "quantity",
  minPrice: "minPrice",
  maxPrice: "maxPrice",
  purpose: "purpose",
  category: "category",
  subType: "subType",
  sportDiscipline: "discipline",
  huntingGame: "game",
  useCase: "useCase",
  action: "action",
  carryPosition: "carryPosition",
  handSize: "handSize",
} as const satisfies { [Field in keyof FirearmAnswers]?: keyof FirearmQuery };

/** The answers as a call's query; skipped questions are omitted. */
export function firearmQuery(answers: FirearmAnswers): string {
  const { purpose, caliber, brands, maxPrice } = answers;
  const isAmmo = purpose === "ammo_reloading";
  const sent: Record<string, string | number | string[] | undefined> = {
    ...answers,
    ...(isAmmo && { firearmType: "ammo", purpose: undefined }),
    caliber: caliber?.replaceAll("_", " "),
    brands: brands && joinList(brands),
    // A price above the slider's top is no limit either.
    maxPrice: (maxPrice ?? 0) > BUDGET_SLIDER.max ? undefined : maxPrice,
  };
  const query = new URLSearchParams();
  for (const [field, parameter] of Object.entries(parameters)) {
    const value = sent[field] ?? "";
    if (value !== "") query.set(parameter, String(value));
  }
  const tail = query.toString();
  return tail && `?${tail}`;
}

/** The answers that select a kind of product, without carrying and budget. */
export function kindOf({
  brands: _brands,
  quantity: _quantity,
  priceRange: _range,
  minPrice: _min,
  maxPrice: _max,
  carryPosition: _carry,
  handSize: _hand,
  ...kind
}: FirearmAnswers): FirearmAnswers {
  return kind;
}
