import { and, eq, inArray } from "drizzle-orm";
import type { FinderId } from "@shared/finders/built-in";
import type { FinderTrace } from "@shared/contracts/traces";
import { firearmProducts, spaced } from "@shared/schema/products";
import type { Database } from "../database/database";
import { finderTables } from "../finders/finder-tables";

interface OwnTrace {
  app: FinderId;
  id: string;
  owner: string;
}

/** Stores a new trace and gives its id. */
export async function insertTrace(
  db: Database,
  app: FinderId,
  owner: string,
  trace: FinderTrace,
): Promise<string> {
  const table = finderTables[app].runs;
  const [row] = await db
    .insert(table)
    .values({ sessionData: trace, owner })
    .returning({ id: table.id });
  return row!.id;
}

/** A stored trace, for its owner. */
export async function ownTrace(db: Database, own: OwnTrace): Promise<FinderTrace | undefined> {
  const table = finderTables[own.app].runs;
  const [row] = await db.select({ data: table.sessionData }).from(table).where(isOwn(own));
  // A trace with an owner was validated when it was stored.
  return row?.data as FinderTrace | undefined;
}

/** Replaces a trace of this owner. */
export async function updateTrace(db: Database, own: OwnTrace, trace: FinderTrace): Promise<void> {
  await db.update(finderTables[own.app].runs).set({ sessionData: trace }).where(isOwn(own));
}

function isOwn({ app, id, owner }: OwnTrace) {
  const table = finderTables[app].runs;
  return and(eq(table.id, id), eq(table.owner, owner));
}

/** The brands among these that the firearm catalogue has. */
export async function stockedBrands(db: Database, brands: string[]): Promise<string[]> {
  if (brands.length === 0) return [];
  const { brand } = firearmProducts;
  const rows = await db
    .selectDistinct({ brand })
    .from(firearmProducts)
    .where(inArray(brand, brands));
  return rows.map((row) => row.brand);
}

/** The calibers among these, in either spelling, that the firearm catalogue has. */
export async function stockedCalibers(db: Database, calibers: string[]): Promise<string[]> {
  if (calibers.length === 0) return [];
  const withSpaces = (text: string) => text.replaceAll("_", " ");
  const caliber = spaced(firearmProducts.caliber);
  const rows = await db
    .selectDistinct({ caliber: firearmProducts.caliber })
    .from(firearmProducts)
    .where(inArray(caliber, calibers.map(withSpaces)));
  const stocked = new Set(rows.map((row) => withSpaces(row.caliber)));
  return calibers.filter((each) => stocked.has(withSpaces(each)));
}
