import { and, asc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import { MAX_SHORT_DESCRIPTION } from "@shared/contracts/catalog-products";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { inTurns, type Steps } from "../../platform/work/steps";
import type { CatalogProduct } from "./any-catalog";
import type { CatalogAttribute, CatalogDefinition, ProductSource } from "./catalog-definition";
import {
  group,
  hasAny,
  inherited,
  isForSale,
  isOf,
  isSelected,
  ofItsGroup,
} from "./selected-products";
import { fillReader } from "./listed-values";
import { valueReader } from "./understood-values";

const { collections: _collections, description, shortDescription, ...shown } = inherited;

/** More of a description is not read: it is the longest that a product has. */
const MAX_READ = MAX_SHORT_DESCRIPTION + 100;

const columns = {
  id: products.id,
  key: products.key,
  groupKey: products.groupKey,
  ...shown,
  description: sql<
    string | null
  >`coalesce(${shortDescription}, left(${description}, ${sql.raw(`${MAX_READ}`)}))`,
  inStock: products.inStock,
  availability: products.availability,
};

/** The same of another source: its keys begin with its name, and of its descriptions the short one alone is shown. */
const columnsOf = (source: ProductSource | undefined): typeof columns =>
  source
    ? {
        ...columns,
        key: (source.key === "id"
          ? sql`${products.id}::text`
          : sql`substr(${products.key}, ${source.name.length + 3}::int)`) as never,
        description: shortDescription,
      }
    : columns;

/** What a catalog is; `undefined` where there is none of that id. */
export async function catalogDefinition(
  db: Database,
  id: string,
): Promise<CatalogDefinition | undefined> {
  const [found] = await db
    .select({
      id: catalogs.id,
      currency: catalogs.currency,
      selection: catalogs.selection,
    })
    .from(catalogs)
    .where(eq(catalogs.id, id));
  return found && { ...found, attributes: await attributesById(db, [id]) };
}

/** The condition that an attribute belongs to one of these catalogs. */
const belongsToAny = (ids: readonly string[]) =>
  sql`(${attributes.catalogues} is null or ${hasAny(sql`${attributes.catalogues}`, ids)})`;

/** Attributes in staff's order, by their ids: those of these catalogs, or all. */
export async function attributesById(
  db: Database,
  ofCatalogs?: readonly string[],
): Promise<ReadonlyMap<string, AttributeShape>> {
  const rows = await db
    .select({
      id: attributes.id,
      label: attributes.label,
      kind: attributes.kind,
      unit: attributes.unit,
      values: attributes.values,
      sizes: attributes.sizes,
      isOpen: attributes.isOpen,
      calculation: attributes.calculation,
      isRetired: attributes.isRetired,
      // One without them would be read as belonging to every catalog.
      catalogues: attributes.catalogues,
    })
    .from(attributes)
    .where(ofCatalogs && belongsToAny(ofCatalogs))
    .orderBy(asc(attributes.position), asc(attributes.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the products of a catalog: all of them, or those among some ids. */
export function productReads(definition: CatalogDefinition) {
  const { attributes: known, selection, source } = definition;
  const fill = fillReader(definition);
  const rows = (db: Database, where: SQL | undefined) =>
    db
      .select(columnsOf(source))
      .from(products)
      // Other sources have no variants.
      .leftJoin(group, source ? sql`false` : ofItsGroup)
      .where(and(source ? undefined : isForSale, isSelected(selection, source?.name), where));
  const shownOf = source && showing(source.shown.map((id) => known.get(id)!));
  function* made(
    found: Awaited<ReturnType<typeof rows>>,
    understood: ReturnType<typeof valueReader>,
  ): Steps<CatalogProduct[]> {
    const all: CatalogProduct[] = [];
    for (const row of found) {
      const { groupKey, key, values } = row;
      all.push({
        ...row,
        groupKey: groupKey ?? key,
        description: row.description && beginningOf(row.description, MAX_SHORT_DESCRIPTION),
        ...fill(understood(values), row.brand),
        shown: shownOf?.(values),
      });
      yield;
    }
    return all;
  }
  return {
    async all(db: Database) {
      const found: CatalogProduct[] = [];
      // One for all of them, and for no longer: it holds each list that it has seen.
      const understood = valueReader(known);
      for (const part of await productParts(db, source?.name))
        found.push(...(await inTurns(made(await rows(db, part), understood))));
      return found;
    },
    byIds: async (db: Database, ids: string[]) =>
      inTurns(made(await rows(db, inArray(products.id, ids)), valueReader(known))),
  };
}

/** Picks what is shown as it was written, by the ids of attributes. */
const showing =
  (attributes: readonly CatalogAttribute[]) =>
  (values: StatedValues): StatedValues => {
    const found: StatedValues = {};
    for (const { id, storedAs = id } of attributes) {
      const value = values[storedAs];
      if (value !== undefined) found[id] = value;
    }
    return found;
  };

/** Rows per read: few enough to block neither the embedded database nor who else is served for long. */
const BATCH_SIZE = 500;

/**
 * Conditions that part all products into batches. They are parted before they are selected: a limit on what is
 * selected would look at all groups and variants for every batch.
 */
export async function productParts(db: Database, source?: string): Promise<(SQL | undefined)[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (select id, row_number() over (order by id) as place from ${products} where ${isOf(source)}) as placed
    where place % ${BATCH_SIZE} = 0 order by id`);
  const ends = rows.map(({ id }) => id);
  return [...ends, undefined].map((end, part) => {
    const start = ends[part - 1];
    return and(start ? gte(products.id, start) : undefined, end ? lt(products.id, end) : undefined);
  });
}

/**
 * The beginning of a text, in at most so many characters: whole sentences where one ends in its second half, else whole
 * words with an ellipsis. A text that is no longer stays as it is.
 */
export function beginningOf(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most);
  const sentence = /^[^]*[.!?](?=\s)/.exec(`${start}${whole[most]!}`)?.[0];
  if (sentence !== undefined && sentence.length > most / 2) return sentence;
  // The last character may be half of one, or of a word.
  const words = start.slice(0, -1).replace(/\s+\S*$/, "");
  const isOneWord = words.length < most / 2;
  const cut = isOneWord ? start.slice(0, -1).replace(/[\ud800-\udbff]$/, "") : words;
  return `${cut.replace(/[\s,;:–-]+$/, "")}…`;
}
