import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { BULK_ROUNDS, boxesOf, type AmmoQuantity } from "@shared/ammo-quantities";
import type { FirearmQuery, FirearmCriterion } from "@shared/contracts/firearms";
import type { Purpose } from "@shared/firearm-options";
import { firearmProducts as firearms, spaced } from "@shared/schema/products";

/** The current price of a product: its special price while it has one. */
export const presentPrice = sql<string>`coalesce(${firearms.specialPrice}, ${firearms.price})`;

/** The current price per round of a pack; null where its size is unknown. */
export const pricePerRound = sql<string>`${presentPrice} / ${firearms.packSize}`;

const isBulk = sql`${firearms.packSize} >= ${BULK_ROUNDS}`;

/** The price to pay: for a quantity of ammunition, of all its boxes; a bulk pack counts once. */
export function costOf({ quantity }: FirearmQuery): SQL {
  const boxes = quantity === undefined ? 1 : boxesOf(quantity);
  if (boxes === 1) return presentPrice;
  return sql`${presentPrice} * case when ${isBulk} then 1 else ${boxes}::int end`;
}

/** One answer as a condition on the catalogue. */
export interface Criterion {
  name: FirearmCriterion;
  condition: SQL;
}

const AMMUNITION: Purpose = "ammo_reloading";

const lists = (column: AnyPgColumn, id: string) => sql`${column} @> ${JSON.stringify([id])}::jsonb`;

/**
 * The answers as conditions, from the last that a shopper would give up (the kind of product) to the
 * first (the fit in a hand). `no_preference` narrows nothing and is no criterion.
 */
export function criteriaFor(answers: FirearmQuery): Criterion[] {
  const { type, caliber, category, purpose, game, discipline, useCase, subType, action } = answers;
  const conditions: Record<FirearmCriterion, SQL | undefined> = {
    type: type === "ammo" ? eq(firearms.purpose, AMMUNITION) : is(firearms.firearmType, type),
    category: is(firearms.category, category),
    caliber: caliber === undefined ? undefined : isCaliber(caliber),
    purpose: is(firearms.purpose, purpose),
    quantity: packsOf(answers.quantity),
    price: priceWithin(answers),
    game: holds(firearms.huntingGame, game),
    discipline: holds(firearms.sportDisciplines, discipline),
    useCase: holds(firearms.useCase, useCase),
    subType: is(firearms.subType, subType),
    action: is(firearms.action, action),
    brands: answers.brands?.length ? inArray(firearms.brand, answers.brands) : undefined,
    carryPosition: holds(firearms.carryPositions, preferred(answers.carryPosition)),
    handSize: holds(firearms.handSize, preferred(answers.handSize)),
  };
  return Object.entries(conditions).flatMap(([name, condition]) =>
    condition ? [{ name: name as FirearmCriterion, condition }] : [],
  );

  function is(column: AnyPgColumn, id: string | undefined) {
    return id === undefined ? undefined : eq(column, id);
  }
  function holds(column: AnyPgColumn, id: string | undefined) {
    return id === undefined ? undefined : lists(column, id);
  }
}

/** All of the criteria together; `undefined` when there are none. */
export function allOf(criteria: readonly Criterion[]): SQL | undefined {
  return and(...criteria.map(({ condition }) => condition));
}

const preferred = (id: string | undefined) => (id === "no_preference" ? undefined : id);

/** Ids are stored, and the spaced form is accepted wherever a caliber is read. */
function isCaliber(caliber: string): SQL {
  return sql`${spaced(firearms.caliber)} = ${caliber.replaceAll("_", " ")}`;
}

/** Bulk packs, or boxes; a pack of unknown size is neither. */
function packsOf(quantity: AmmoQuantity | undefined): SQL | undefined {
  if (quantity === undefined) return undefined;
  return quantity === "bulk" ? isBulk : sql`${firearms.packSize} < ${BULK_ROUNDS}`;
}

function priceWithin(answers: FirearmQuery): SQL | undefined {
  const { minPrice, maxPrice } = answers;
  const cost = costOf(answers);
  return and(
    minPrice ? sql`${cost} >= ${minPrice}::numeric` : undefined,
    maxPrice === undefined ? undefined : sql`${cost} <= ${maxPrice}::numeric`,
  );
}
