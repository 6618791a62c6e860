import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { getTableColumns } from "drizzle-orm";
import { spellingKey } from "@shared/spelling-key";
import { DOES_NOT_APPLY, type AttributeShape } from "@shared/contracts/attributes";
import { listTables } from "@shared/specification/tables/list-tables";
import type { Database } from "../../platform/database/database";
import { layOut } from "../../engine/layout";
import {
  catalogFileOf,
  catalogFiles,
  type CatalogFile,
  type FiledAttribute,
} from "../../templates/catalog-files";
import { listRows } from "../../platform/database/rows";
import { anyCatalog, anyLayout, type AnyCatalog } from "./any-catalog";
import type { CatalogDefinition, ProductSource } from "./catalog-definition";
import { productReads } from "./any-rows";
import { asEntered, attributesOf, withStoredWords } from "./specified-attributes";
import { specifiedFields } from "./specified-fields";

// The catalogs that come with the product: what staff's own have in tables stands in files.

export const specifiedIds: readonly string[] = catalogFiles.map(({ id }) => id);

/** Whose products one of these catalogs has; `undefined` for another id. */
export const sourceOf = (id: string): ProductSource["name"] | undefined =>
  catalogFileOf(id)?.source.name;

/** The rows of a list in the order in which shoppers choose from them. */
export function rowsInOrder({ lists: listed }: CatalogFile, lists: StaffLists, path: string) {
  const rows = lists.get(path) ?? [];
  const by = listed[path]?.by;
  return by === undefined ? rows : [...rows].sort((a, b) => Number(a[by]) - Number(b[by]));
}

const attributesIn = (file: CatalogFile, filed: readonly FiledAttribute[], lists: StaffLists) =>
  attributesOf(
    file.id,
    filed.map(({ values = {}, list, areNames, mayNotApply, ...attribute }) => ({
      ...attribute,
      ...(areNames && { idOf: spellingKey }),
      ...(mayNotApply && { unstated: DOES_NOT_APPLY }),
      values:
        list === undefined
          ? Object.entries(values).map(([id, label]) => ({ id, label }))
          : rowsInOrder(file, lists, list).map(({ id, name }) => ({ id, label: name })),
    })),
  );

/** Each is one object: definitions that say the same are equal. */
const sources = new Map(
  catalogFiles.map((file) => [file.id, { ...file.source, ...specifiedFields(file) }]),
);

function definitionIn(file: CatalogFile, lists: StaffLists): CatalogDefinition {
  return {
    id: file.id,
    currency: file.currency,
    selection: {},
    attributes: attributesIn(file, file.attributes, lists),
    source: sources.get(file.id),
  };
}

const NO_LISTS: StaffLists = new Map();
const hasLists = ({ attributes }: CatalogFile) => attributes.some(({ list }) => list);

/** Those that name no list are always the same. */
const fixed = new Map(
  catalogFiles
    .filter((file) => !hasLists(file))
    .map((file) => [file.id, definitionIn(file, NO_LISTS)]),
);

/** What one of these catalogs is by these lists; `undefined` for another id. */
export function definitionBy(id: string, lists: StaffLists): CatalogDefinition | undefined {
  const file = catalogFileOf(id);
  return file && (fixed.get(id) ?? definitionIn(file, lists));
}

/** What one of these catalogs is now; `undefined` for another id. */
export async function specifiedDefinition(
  db: Database,
  id: string,
): Promise<CatalogDefinition | undefined> {
  const file = catalogFileOf(id);
  return file && definitionBy(id, hasLists(file) ? await readStaffLists(db) : NO_LISTS);
}

/** The same with its name, and all that staff enter; `undefined` for another id. */
export async function enteredDefinition(
  db: Database,
  id: string,
): Promise<(CatalogDefinition & { name: string }) | undefined> {
  const [file, definition] = [catalogFileOf(id), await specifiedDefinition(db, id)];
  if (!file || !definition) return undefined;
  const besides = attributesIn(file, file.enteredBesides, NO_LISTS);
  const all: [string, AttributeShape][] = [...definition.attributes, ...besides];
  // What a thing is comes before how it is.
  const first = all.filter(([id]) => id === "category");
  const attributes = asEntered(new Map([...first, ...all]));
  return { ...definition, attributes, name: file.name };
}

/** The attributes of those of these catalogs that are among some, with all values that products state. */
export async function specifiedAttributes(
  db: Database,
  catalogs: readonly string[],
): Promise<CatalogDefinition["attributes"]> {
  const found: CatalogDefinition["attributes"][] = [];
  for (const id of new Set(catalogs)) {
    const definition = await specifiedDefinition(db, id);
    if (definition) found.push(await withStoredWords(db, definition));
  }
  return new Map(found.flatMap((each) => [...each]));
}

/** A catalog of those of some products that there are, by our ids. */
export async function catalogOfSome(
  db: Database,
  definition: CatalogDefinition,
  ids: string[],
): Promise<AnyCatalog> {
  const found = await productReads(definition).byIds(db, ids);
  return anyCatalog(layOut(found, anyLayout(definition)), definition);
}

/** A row of a list that staff keep, by the names of its columns. */
export interface StaffListRow extends Record<string, unknown> {
  id: string;
  name: string;
  isPopular: boolean;
  isRecommended: boolean;
  isTopSeller: boolean;
}

/** The lists that staff keep, by their addresses; the rows of each in staff's order. */
export type StaffLists = ReadonlyMap<string, readonly StaffListRow[]>;

/** Reads them one after the other. */
export async function readStaffLists(db: Database): Promise<StaffLists> {
  const lists = new Map<string, readonly StaffListRow[]>();
  for (const [path, table] of Object.entries(listTables)) {
    const {
      createdAt: _made,
      updatedAt: _changed,
      ...columns
    } = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>;
    lists.set(path, (await listRows(db, table, columns)) as StaffListRow[]);
  }
  return lists;
}
