import { sql, type SQL } from "drizzle-orm";
import type { Selection } from "@shared/contracts/attributes";
import type { CatalogueChoices } from "@shared/contracts/product-search";
import { products } from "@shared/schema/catalogue-products";
import {
  group,
  inherited,
  isOfStaff,
  isSelected,
  ofItsGroup,
} from "../catalogues/selected-products";
import type { Database } from "../database/database";

/** More than anybody reads; the rest is found by typing. */
const MAX_CHOICES = 1_000;

/** What filters and forms of a catalogue's products offer, in alphabetical order. */
export async function catalogueChoices(
  db: Database,
  selection: Selection,
): Promise<CatalogueChoices> {
  const where = isSelected(selection);
  const [brandsHere, brands, collections, stated] = await Promise.all([
    brandsAmong(db, where),
    brandsAmong(db, isOfStaff),
    collectionsThereAre(db),
    statedAmong(db, where),
  ]);
  return { brandsHere, brands, collections, stated };
}

/** Each brand once, in the spelling that comes first. */
async function brandsAmong(db: Database, where: SQL): Promise<string[]> {
  const key = sql`lower(trim(${inherited.brand}))`;
  const rows = await db
    .select({ brand: sql<string | null>`min(trim(${inherited.brand}))` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(where)
    .groupBy(key)
    .orderBy(key)
    .limit(MAX_CHOICES);
  return rows.flatMap(({ brand }) => (brand ? [brand] : []));
}

async function collectionsThereAre(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct each.id as id
    from ${products}, jsonb_array_elements_text(${products.collections}) as each(id)
    order by each.id limit ${MAX_CHOICES}`);
  return rows.map(({ id }) => id);
}

async function statedAmong(db: Database, where: SQL) {
  const values = db
    .select({ values: sql`${inherited.values}`.as("stated_values") })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(where)
    .as("among");
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select each.id as id, count(*)::int as count
    from ${values}, jsonb_object_keys(among.stated_values) as each(id)
    group by each.id`);
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}
