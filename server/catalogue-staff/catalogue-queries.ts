import { and, asc, eq, sql } from "drizzle-orm";
import type { CatalogueShape, CatalogueSummary, Selection } from "@shared/contracts/attributes";
import { catalogues, products } from "@shared/schema/catalogue-products";
import { finders } from "@shared/schema/finders";
import { group, isForSale, isSelected, ofItsGroup } from "../catalogues/selected-products";
import type { Database } from "../database/database";
import { nextUpdatedAt } from "../database/next-updated-at";

const columns = {
  id: catalogues.id,
  name: catalogues.name,
  currency: catalogues.currency,
  selection: catalogues.selection,
  updatedAt: catalogues.updatedAt,
};

export type CatalogueRecord = CatalogueShape & { updatedAt: Date };
export type CountedCatalogue = CatalogueRecord & Pick<CatalogueSummary, "products">;

/** Every catalogue that staff defined, in the order of their names. */
export function allCatalogues(db: Database): Promise<CatalogueRecord[]> {
  return db.select(columns).from(catalogues).orderBy(asc(catalogues.name), asc(catalogues.id));
}

export async function catalogueById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<CatalogueRecord | undefined> {
  const found = db.select(columns).from(catalogues).where(eq(catalogues.id, id));
  const [row] = await (hold ? found.for("update") : found);
  return row;
}

/** The catalogue with the number of its products for sale. */
export async function counted(db: Database, row: CatalogueRecord): Promise<CountedCatalogue> {
  return { ...row, products: await countForSale(db, row.selection) };
}

async function countForSale(db: Database, selection: Selection): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(and(isForSale, isSelected(selection)));
  return row!.count;
}

export async function insertCatalogue(tx: Database, shape: CatalogueShape) {
  const [row] = await tx.insert(catalogues).values(shape).returning(columns);
  return row!;
}

export async function updateCatalogue(tx: Database, id: string, shape: CatalogueShape) {
  const [row] = await tx
    .update(catalogues)
    .set({ ...shape, updatedAt: nextUpdatedAt(catalogues.updatedAt) })
    .where(eq(catalogues.id, id))
    .returning(columns);
  return row!;
}

export async function deleteCatalogue(tx: Database, id: string): Promise<void> {
  await tx.delete(catalogues).where(eq(catalogues.id, id));
}

/** The names of the finders whose live version chooses from a catalogue, or whose draft does. */
export async function findersUsing(
  tx: Database,
  id: string,
  { inDrafts }: { inDrafts: boolean },
): Promise<string[]> {
  const sections = JSON.stringify([{ catalogue: id }]);
  const { rows } = await tx.execute<{ name: string }>(sql`
    select ${finders.name} as name from ${finders}
    left join finder_versions as live
      on live.slug = ${finders.slug} and live.version = ${finders.liveVersion}
    where live.document -> 'sections' @> ${sections}::jsonb
      or (${inDrafts}::boolean and ${finders.draft} -> 'sections' @> ${sections}::jsonb)
    order by name`);
  return rows.map(({ name }) => name);
}
