import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { attributes, catalogues, products } from "@shared/schema/catalogue-products";
import type { Database } from "../database/database";
import { allRows } from "./all-rows";
import type { CatalogueDefinition, CatalogueProduct } from "./any-catalogue";
import { group, inherited, isForSale, isSelected, ofItsGroup } from "./selected-products";
import { valueReader } from "./understood-values";

const { collections: _collections, ...shown } = inherited;

const columns = {
  id: products.id,
  key: products.key,
  groupKey: products.groupKey,
  ...shown,
  inStock: products.inStock,
};

/** What a catalogue is; `undefined` where there is none of that id. */
export async function catalogueDefinition(
  db: Database,
  id: string,
): Promise<CatalogueDefinition | undefined> {
  const [found] = await db
    .select({
      id: catalogues.id,
      currency: catalogues.currency,
      selection: catalogues.selection,
    })
    .from(catalogues)
    .where(eq(catalogues.id, id));
  return found && { ...found, attributes: await attributesById(db) };
}

/** Every attribute in staff's order, by its id. */
export async function attributesById(db: Database): Promise<ReadonlyMap<string, AttributeShape>> {
  const rows = await db
    .select({
      id: attributes.id,
      label: attributes.label,
      kind: attributes.kind,
      unit: attributes.unit,
      values: attributes.values,
      isRetired: attributes.isRetired,
    })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the products of a catalogue: all of them, or those among some ids. */
export function productReads({ attributes: known, selection }: CatalogueDefinition) {
  const understood = valueReader(known);
  const rows = (db: Database, where: SQL | undefined) =>
    db
      .select(columns)
      .from(products)
      .leftJoin(group, ofItsGroup)
      .where(and(isForSale, isSelected(selection), where));
  const made = (found: Awaited<ReturnType<typeof rows>>): CatalogueProduct[] =>
    found.map((row) => ({
      ...row,
      groupKey: row.groupKey ?? row.key,
      values: understood(row.values),
    }));
  return {
    all: (db: Database) =>
      allRows<CatalogueProduct>(async (after, limit) => {
        const next = rows(db, after && gt(products.id, after.id));
        return made(await next.orderBy(asc(products.id)).limit(limit));
      }),
    byIds: async (db: Database, ids: string[]) => made(await rows(db, inArray(products.id, ids))),
  };
}
