import { and, asc, eq, sql } from "drizzle-orm";
import type {
  CatalogueShape,
  CatalogueSummary,
  CatalogueUse,
  Selection,
} from "@shared/contracts/attributes";
import { catalogues, products } from "@shared/schema/catalogue-products";
import { finders } from "@shared/schema/finders";
import { group, isForSale, isSelected, ofItsGroup } from "../store/selected-products";
import type { CatalogueDefinition } from "../store/catalogue-definition";
import { enteredDefinition } from "../store/specified-catalogues";
import type { Database } from "../../platform/database/database";
import { nextUpdatedAt } from "../../platform/database/rows";

const columns = {
  id: catalogues.id,
  name: catalogues.name,
  currency: catalogues.currency,
  selection: catalogues.selection,
  updatedAt: catalogues.updatedAt,
};

export type CatalogueRecord = CatalogueShape & { updatedAt: Date };
export type CountedCatalogue = CatalogueRecord & Pick<CatalogueSummary, "products" | "usedBy">;

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

/** One that comes with the product, which nobody changes; `undefined` for another id. */
export async function specifiedRecord(
  db: Database,
  id: string,
): Promise<(CatalogueRecord & Pick<CatalogueDefinition, "source">) | undefined> {
  const found = await enteredDefinition(db, id);
  if (!found) return undefined;
  const { name, currency, selection, source } = found;
  return { id, name, currency, selection, source, updatedAt: new Date(0) };
}

/** The catalogue with the number of its products for sale, and the finders that choose from it. */
export async function counted(
  db: Database,
  { source, ...row }: CatalogueRecord & Pick<CatalogueDefinition, "source">,
): Promise<CountedCatalogue> {
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

/** The finders whose live version chooses from a catalogue, or whose draft does, in the order of their names. */
export async function findersUsing(db: Database, id: string): Promise<CatalogueUse[]> {
  const sections = JSON.stringify([{ catalogue: id }]);
  const isLive = sql<boolean>`coalesce(live.document -> 'sections' @> ${sections}::jsonb, false)`;
  const isInDraft = sql<boolean>`coalesce(${finders.draft} -> 'sections' @> ${sections}::jsonb, false)`;
  const { rows } = await db.execute<CatalogueUse & Record<string, unknown>>(sql`
    select ${finders.slug} as slug, ${finders.name} as name,
      ${isLive} as "isLive", ${isInDraft} as "isInDraft"
    from ${finders}
    left join finder_versions as live
      on live.slug = ${finders.slug} and live.version = ${finders.liveVersion}
    where ${isLive} or ${isInDraft}
    order by name, slug`);
  return rows;
}
