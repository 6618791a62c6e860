import { sql, type SQL } from "drizzle-orm";
import type { CatalogChoices, OfferedAttribute } from "@shared/contracts/product-search";
import { products } from "@shared/schema/catalog-products";
import { group, inherited, isOf, isSelected, ofItsGroup } from "../store/selected-products";
import type { CatalogAttribute } from "../store/catalog-definition";
import { isWorkedOut, withEnteredWords } from "../store/specified-attributes";
import type { Database } from "../../platform/database/database";
import type { StaffCatalog } from "./staff-catalog";

/** More than anybody reads; the rest is found by typing. */
const MAX_CHOICES = 1_000;

/** What filters and forms of a catalog's products offer: its attributes, and the rest in alphabetical order. */
export async function catalogChoices(db: Database, at: StaffCatalog): Promise<CatalogChoices> {
  const { selection, source } = at;
  const where = isSelected(selection, source?.name);
  const [brandsHere, brands, collections, counts, attributes] = await Promise.all([
    brandsAmong(db, where),
    brandsAmong(db, isOf(source?.name)),
    source ? [] : collectionsThereAre(db),
    statedAmong(db, where),
    withEnteredWords(db, at),
  ]);
  const offered = [...attributes.values()].filter((each) => !isWorkedOut(each));
  const stated = offered.flatMap(({ id, storedAs = id }) => {
    const count = counts.get(storedAs);
    return count === undefined ? [] : [[id, count] as const];
  });
  return {
    brandsHere,
    brands,
    collections,
    stated: Object.fromEntries(stated),
    attributes: offered.map(asOffered),
    lacks: [...(source?.lacks ?? [])],
  };
}

/** Without what a catalog alone needs to know of it. */
const asOffered = ({
  id,
  label,
  kind,
  unit,
  values,
  sizes,
  isRetired,
  isOpen,
  isRequired,
  storedAs,
}: CatalogAttribute): OfferedAttribute => ({
  id,
  label,
  kind,
  unit,
  values,
  sizes,
  isRetired,
  isOpen: isOpen === true,
  isRequired: isRequired === true,
  mayNotApply: storedAs === undefined,
});

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
    from ${values}, jsonb_each(among.stated_values) as each(id, value)
    where each.value <> '[]'::jsonb
    group by each.id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
