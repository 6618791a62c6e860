import { sql, type SQL } from "drizzle-orm";
import type { FilePlan } from "@shared/contracts/file-look";
import { statedStock } from "@shared/stock";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../../platform/database/database";

interface Absence {
  sourceId: string;
  importId: string;
  /** What becomes of them. */
  rule: FilePlan["absent"];
  /** What takes products into the catalog; undefined where none does. */
  collection: string | undefined;
}

/** The condition that a product came from a source, is in no row of its next file, and is not yet what becomes of it. */
function isAbsent({ sourceId, importId, rule, collection }: Absence): SQL {
  const isStill =
    rule === "out of stock"
      ? sql`${products.inStock} is distinct from false`
      : rule === "leave the catalog" && collection !== undefined
        ? sql`jsonb_exists(${products.collections}, ${collection})`
        : sql`false`;
  return sql`${products.key} in (select key from import_source_products where source_id = ${sourceId})
    and not exists (
      select 1 from product_import_rows as staged
      where staged.import_id = ${importId} and staged.key = ${products.key})
    and ${isStill}`;
}

const MAX_NAMES = 5;

/** How many products a file leaves behind, and what the first are called. */
export async function absentProducts(tx: Database, absence: Absence) {
  const rows = await tx
    .select({ name: sql<string>`coalesce(nullif(${products.name}, ''), ${products.key})` })
    .from(products)
    .where(isAbsent(absence))
    .orderBy(products.key)
    .limit(MAX_NAMES);
  const names = rows.map(({ name }) => name);
  const count =
    names.length < MAX_NAMES ? names.length : await tx.$count(products, isAbsent(absence));
  return { count, names };
}

/** Remembers products that a file leaves behind, and changes them as its source says. */
export async function leaveAbsent(tx: Database, absence: Absence): Promise<void> {
  if (absence.rule === "stay") return;
  await tx.execute(sql`
    insert into import_undo_rows (source_id, key, before, was_of_source)
    select ${absence.sourceId}, ${products.key}, to_jsonb(${products}), true
    from ${products} where ${isAbsent(absence)}
    on conflict do nothing`);
  await tx
    .update(products)
    .set({
      ...(absence.rule === "out of stock"
        ? statedStock("out")
        : { collections: sql`${products.collections} - ${absence.collection}::text` }),
      updatedAt: sql`greatest(now(), ${products.updatedAt} + interval '1 millisecond')`,
    })
    .where(isAbsent(absence));
}
