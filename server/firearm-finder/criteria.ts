import { BULK_ROUNDS, type AmmoQuantity } from "@shared/ammo-quantities";
import type { FirearmQuery, FirearmCriterion } from "@shared/contracts/firearms";
import type { Purpose } from "@shared/firearm-options";
import { costFor, PER_ROUND } from "../catalogues/firearm-catalogue";
import { holds } from "../matching/columns";
import type { Condition, Named, Query } from "../matching/criteria";

export const AMMUNITION: Purpose = "ammo_reloading";

/** A caliber as people write it; both spellings are compared by it. */
export const spaced = (caliber: string): string => caliber.replaceAll("_", " ");

/**
 * The question that these answers are to the catalogue. Every answer narrows, from the last that a
 * shopper would give up (the kind of product) to the first (the fit in a hand). `no_preference` narrows
 * nothing and is no criterion.
 */
export function queryFor(answers: FirearmQuery): Query<FirearmCriterion> {
  const { quantity, minPrice, maxPrice } = answers;
  return {
    filter: [],
    narrow: criteriaFor(answers),
    score: [],
    // Packs of different sizes compare by the price per round.
    order: quantity === undefined ? undefined : PER_ROUND,
    nearTo: { id: "price", number: costFor(quantity), ...range(minPrice, maxPrice) },
  };
}

/** The answers as criteria, in the order of importance. */
export function criteriaFor(answers: FirearmQuery): Named<FirearmCriterion>[] {
  const { type, caliber, category, purpose, game, discipline, useCase, subType, action } = answers;
  const conditions: Record<FirearmCriterion, Condition | undefined> = {
    type: type === "ammo" ? is("purpose", AMMUNITION) : is("type", type),
    category: is("category", category),
    caliber: caliber === undefined ? undefined : isCaliber(caliber),
    purpose: is("purpose", purpose),
    quantity: packsOf(answers.quantity),
    price: priceWithin(answers),
    game: is("game", game),
    discipline: is("discipline", discipline),
    useCase: is("useCase", useCase),
    subType: is("subType", subType),
    action: is("action", action),
    brands: isOneOf(answers.brands),
    carryPosition: is("carryPosition", preferred(answers.carryPosition)),
    handSize: is("handSize", preferred(answers.handSize)),
  };
  return Object.entries(conditions).flatMap(([id, condition]) =>
    condition ? [{ id: id as FirearmCriterion, condition }] : [],
  );
}

/** The value, or one of the values, is this one. */
function is(column: string, id: string | undefined): Condition | undefined {
  return id === undefined ? undefined : { column, accepts: (value) => holds(value, id) };
}

const preferred = (id: string | undefined) => (id === "no_preference" ? undefined : id);

/** Ids are stored, and the spaced form is accepted wherever a caliber is read. */
function isCaliber(caliber: string): Condition {
  const wanted = spaced(caliber);
  return { column: "caliber", accepts: (value) => spaced(value as string) === wanted };
}

function isOneOf(brands: string[] | undefined): Condition | undefined {
  if (!brands?.length) return undefined;
  return { column: "brand", accepts: (value) => brands.includes(value as string) };
}

/** Bulk packs, or boxes; a pack of unknown size is neither. */
function packsOf(quantity: AmmoQuantity | undefined): Condition | undefined {
  if (quantity === undefined) return undefined;
  const number = "packSize";
  return quantity === "bulk" ? { number, min: BULK_ROUNDS } : { number, max: BULK_ROUNDS - 1 };
}

function priceWithin({ minPrice, maxPrice, quantity }: FirearmQuery): Condition | undefined {
  if (!minPrice && maxPrice === undefined) return undefined;
  return { number: costFor(quantity), ...range(minPrice, maxPrice) };
}

/** A range of rand in cents, as costs are counted: no cent is lost to fractions. */
const range = (minPrice = 0, maxPrice?: number) => ({
  min: Math.round(minPrice * 100),
  max: maxPrice === undefined ? undefined : Math.round(maxPrice * 100),
});
