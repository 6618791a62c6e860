import { and, asc, eq, sql } from "drizzle-orm";
import type {
  CatalogShape,
  CatalogSummary,
  CatalogUse,
  Selection,
} from "@shared/contracts/catalogs";
import { catalogs, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { group, isForSale, isSelected, ofItsGroup } from "../store/selected-products";
import type { CatalogDefinition } from "../store/catalog-definition";
import { enteredDefinition } from "../store/specified-catalogs";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

const columns = {
  id: catalogs.id,
  name: catalogs.name,
  currency: catalogs.currency,
  selection: catalogs.selection,
  updatedAt: catalogs.updatedAt,
};

export type CatalogRecord = CatalogShape & { updatedAt: Date };
export type CountedCatalog = CatalogRecord & Pick<CatalogSummary, "products" | "usedBy">;

/** Every catalog that staff defined, in the order of their names. */
export function allCatalogs(db: Database): Promise<CatalogRecord[]> {
  return db.select(columns).from(catalogs).orderBy(asc(catalogs.name), asc(catalogs.id));
}

export async function catalogById(
  db: Database,
  id: string,
  { hold = false } = {},
): Promise<CatalogRecord | undefined> {
  const found = db.select(columns).from(catalogs).where(eq(catalogs.id, id));
  const [row] = await (hold ? found.for("update") : found);
  return row;
}

/** One that comes with the product, which nobody changes; `undefined` for another id. */
export async function specifiedRecord(
  db: Database,
  id: string,
): Promise<(CatalogRecord & Pick<CatalogDefinition, "source">) | undefined> {
  const found = await enteredDefinition(db, id);
  if (!found) return undefined;
  const { name, currency, selection, source } = found;
  return { id, name, currency, selection, source, updatedAt: new Date(0) };
}

/** The catalog with the number of its products for sale, and the finders that choose from it. */
export async function counted(
  db: Database,
  { source, ...row }: CatalogRecord & Pick<CatalogDefinition, "source">,
): Promise<CountedCatalog> {
  const products = await countForSale(db, row.selection, source?.name);
  return { ...row, products, usedBy: await findersUsing(db, row.id) };
}

/** How many products for sale a selection takes, of staff unless another source is given. */
export async function countForSale(
  db: Database,
  selection: Selection,
  source?: string,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(group, ofItsGroup)
    .where(and(isForSale, isSelected(selection, source)));
  return row!.count;
}

export async function insertCatalog(tx: Database, shape: CatalogShape) {
  const [row] = await tx.insert(catalogs).values(shape).returning(columns);
  return row!;
}

export async function updateCatalog(tx: Database, id: string, shape: CatalogShape) {
  const [row] = await tx
    .update(catalogs)
    .set({ ...shape, updatedAt: nextUpdatedAt(catalogs.updatedAt) })
    .where(eq(catalogs.id, id))
    .returning(columns);
  return row!;
}

export async function deleteCatalog(tx: Database, id: string): Promise<void> {
  await tx.delete(catalogs).where(eq(catalogs.id, id));
}

/** The finders whose live version chooses from a catalog, or whose draft does, in the order of their names. */
export async function findersUsing(db: Database, id: string): Promise<CatalogUse[]> {
  const sections = JSON.stringify([{ catalogue: id }]);
  const isLive = sql<boolean>`coalesce(live.document -> 'sections' @> ${sections}::jsonb, false)`;
  const isInDraft = sql<boolean>`coalesce(${finders.draft} -> 'sections' @> ${sections}::jsonb, false)`;
  const { rows } = await db.execute<CatalogUse & Record<string, unknown>>(sql`
    select ${finders.slug} as slug, ${finders.name} as name,
      ${isLive} as "isLive", ${isInDraft} as "isInDraft"
    from ${finders}
    left join finder_versions as live
      on live.slug = ${finders.slug} and live.version = ${finders.liveVersion}
    where ${isLive} or ${isInDraft}
    order by name, slug`);
  return rows;
}
