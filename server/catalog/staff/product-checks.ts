import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { StatedValues } from "@shared/contracts/attributes";
import type { AnyProductFields } from "@shared/contracts/catalog-products";
import type { ProductRecord } from "@shared/schema/catalog-products";
import type { Database, DatabaseHandle } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";
import { valueChecker } from "./check-values";
import { countVariants, isVariant, type CheckedFields } from "./product-queries";
import { staffCatalog, type StaffCatalog } from "./staff-catalog";

/** The fields with what they state. Throws a 400 that names each value that cannot be. */
export async function checkedFields(
  tx: Database,
  { id }: StaffCatalog,
  given: AnyProductFields,
  before: StatedValues = {},
): Promise<CheckedFields> {
  await holdAttributes(tx);
  const { attributes: known } = await staffCatalog(tx, id);
  // What it states for other catalogs stays, whether it is sent back or not.
  const others = Object.entries(before).filter(([id]) => !known.has(id));
  const own = Object.entries(given.values).filter(
    ([id]) => known.has(id) || !Object.hasOwn(before, id),
  );
  const { values, errors } = valueChecker(known)(Object.fromEntries(own));
  if (errors.length > 0) throw invalid(errors);
  return { ...given, values: { ...Object.fromEntries(others), ...values } };
}

/** A variant has what it does not state from its group alone, so no group is a variant. */
export async function requireOneLevel(
  tx: Database,
  { groupKey }: CheckedFields,
  ownKey: string,
): Promise<void> {
  if (groupKey === null || groupKey === ownKey) return;
  const refuse = (message: string) => invalid([{ path: "groupKey", message }]);
  if (await isVariant(tx, groupKey)) {
    throw refuse(`The product ${groupKey} is a variant itself. Name its group.`);
  }
  if ((await countVariants(tx, ownKey)) > 0) {
    throw refuse("This product has variants, so it cannot be one. Leave it empty.");
  }
}

export async function refuseVariants(tx: Database, key: string, path?: string): Promise<void> {
  const variants = await countVariants(tx, key);
  if (variants === 0) return;
  const message =
    variants === 1
      ? "Another product is a variant of it. Change that one first."
      : `${variants} products are variants of it. Change them first.`;
  throw new AppError(409, "in_use", message, path ? { errors: [{ path, message }] } : {});
}

// What several rows decide together is decided in turns; a turn ends with the transaction.

/** Keeps attributes as they are while products are checked by them; several may do so at once. */
export const holdAttributes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('matchwell attributes'))`);

/** Changes attributes while nobody checks products by them. */
export const takeAttributes = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell attributes'))`);

/** Adds products, or looks at how they hang together, while nobody else does. */
export const takeProducts = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('matchwell products'))`);

/** The most products that there can be in all, by the kind of database. */
export const MAX_PRODUCTS: Record<DatabaseHandle["kind"], number> = {
  postgres: 100_000,
  embedded: 20_000,
};

/** Throws a 409 where there would be more products than there can be. */
export function refuseOverfull(products: number, most: number): void {
  if (products <= most) return;
  throw new AppError(
    409,
    "full",
    `There can be at most ${most.toLocaleString("en")} products in all, and there would be ${products.toLocaleString("en")}. Delete some first.`,
  );
}

/** Whoever says that a product is in stock, or out of it, and no more, says what it was before no longer holds. */
export function saidOfStock(
  { availability }: Pick<ProductRecord, "availability">,
  { inStock, availability: said }: Record<string, unknown>,
): object {
  const holds = inStock === undefined || (availability === "low" && inStock === true);
  return said !== undefined || holds ? {} : { availability: null };
}

/** Whether checked fields say what a product says already. */
export const isSame = (before: ProductRecord, fields: CheckedFields): boolean =>
  Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual(before[name as keyof ProductRecord], value),
  );
