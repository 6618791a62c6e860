import { count, eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AdminListPath } from "@shared/specification/contracts/admin-lists";
import * as tables from "@shared/all-tables";
import type { Database } from "../../platform/database/database";

const { bedProducts } = tables;

/** The table of a list, and the number of products that use a row. */
export interface StoredList {
  table: typeof tables.features;
  uses: (db: Database, id: string) => Promise<number>;
}

/** Every list's table has the columns that this code touches: id, name, sortOrder and the two moments. */
const stored = (table: PgTable, usedBy: (id: string) => SQL | undefined): StoredList => ({
  table: table as typeof tables.features,
  async uses(db, id) {
    const where = usedBy(id);
    if (!where) return 0;
    const [found] = await db.select({ products: count() }).from(bedProducts).where(where);
    return found?.products ?? 0;
  },
});

/** Products name their features as the retailer writes them: looked up in lower case, with underscores. */
const hasFeature = (id: string) =>
  sql`exists (select 1 from jsonb_array_elements_text(${bedProducts.features}) as each_feature(name)
    where replace(lower(each_feature.name), ' ', '_') = ${id})`;

/** The lists' tables. A new list is an entry here and one in `shared/specification/contracts/admin-lists.ts`. */
export const storedLists: Record<AdminListPath, StoredList> = {
  "sleep-styles": stored(
    tables.sleepStyles,
    (id) => sql`${bedProducts.sleepStyle} @> ${JSON.stringify([id])}::jsonb`,
  ),
  "bed-sizes": stored(tables.bedSizes, (id) => eq(bedProducts.bedSize, id)),
  "mattress-types": stored(tables.mattressTypes, (id) => eq(bedProducts.mattressType, id)),
  "firmness-levels": stored(tables.firmnessLevels, (id) => eq(bedProducts.firmness, id)),
  "sleep-concerns": stored(tables.sleepConcerns, () => undefined),
  features: stored(tables.features, hasFeature),
};

/** Paths under a list that must not be a row's id. */
const RESERVED = ["order"];

const MAX_LENGTH = 60;

/** A stable id from a name: `Super King` becomes `super_king`, made unique among the taken ones. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MAX_LENGTH)
    .replace(/_+$/, "");
  const base = plain || "option";
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.includes(slug);
  if (isFree(base)) return base;
  for (let n = 2; ; n++) {
    if (isFree(`${base}_${n}`)) return `${base}_${n}`;
  }
}
