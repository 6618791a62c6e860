import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { STAFF_SOURCE, type ProductRecord } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { attributesById } from "../store/any-rows";
import type { CatalogDefinition } from "../store/catalog-definition";
import { enteredDefinition } from "../store/specified-catalogs";
import { catalogById } from "./catalog-queries";

/** A catalog as staff work with its products. */
export interface StaffCatalog extends CatalogDefinition {
  name: string;
}

/** One that staff defined, or one that comes with the product. Throws a 404. */
export async function staffCatalog(db: Database, id: string): Promise<StaffCatalog> {
  const specified = await enteredDefinition(db, id);
  if (specified) return specified;
  const row = await catalogById(db, id);
  if (!row) throw notFound();
  return { ...row, attributes: await attributesById(db, [id]) };
}

/** The key under which a product is stored: the same one of another source is another product. */
export const storedKey = ({ source }: Pick<StaffCatalog, "source">, key: string): string =>
  source ? `${source.name}::${key}` : key;

/** The name under which what a product states in an attribute is stored. */
export const storedName = ({ attributes }: Pick<StaffCatalog, "attributes">, id: string) =>
  attributes.get(id)?.storedAs ?? id;

/** The ids of attributes by the names under which they are stored; looked up for each row of a file. */
const known = new WeakMap<StaffCatalog["attributes"], ReadonlyMap<string, string>>();

function idsOf(attributes: StaffCatalog["attributes"]): ReadonlyMap<string, string> {
  let ids = known.get(attributes);
  if (!ids) {
    ids = new Map(Array.from(attributes.values(), ({ id, storedAs = id }) => [storedAs, id]));
    known.set(attributes, ids);
  }
  return ids;
}

/** A stored product with its retailer's key, and what it states by the ids of attributes. */
export function entered<Row extends Pick<ProductRecord, "key" | "values">>(
  { source, attributes }: StaffCatalog,
  row: Row,
): Row {
  if (!source) return row;
  const ids = idsOf(attributes);
  const values = Object.entries(row.values).map(([name, value]) => [ids.get(name) ?? name, value]);
  return {
    ...row,
    key: row.key.slice(source.name.length + 2),
    values: Object.fromEntries(values) as StatedValues,
  };
}

/** The same as it is stored. */
export function stored<Fields extends Pick<ProductRecord, "key" | "values">>(
  at: StaffCatalog,
  fields: Fields,
): Fields & { source: string } {
  if (!at.source) return { ...fields, source: STAFF_SOURCE };
  const values = Object.entries(fields.values).map(([id, value]) => [storedName(at, id), value]);
  return {
    ...fields,
    source: at.source.name,
    key: storedKey(at, fields.key),
    values: Object.fromEntries(values) as StatedValues,
  };
}

/**
 * A new product with what the selection asks of it, wherever that is one thing and the product says nothing of it
 * itself. A variant has what it does not say from its group; a price is nobody's to guess.
 */
export function withSelected(
  { collections = [], brands = [], attributes = [] }: Selection,
  known: ReadonlyMap<string, AttributeShape>,
  sent: Record<string, unknown>,
): Record<string, unknown> {
  const [collection] = collections;
  const filled = { ...(collection !== undefined && { collections: [collection] }), ...sent };
  if (sent.groupKey !== undefined && sent.groupKey !== null && sent.groupKey !== "") return filled;
  const { values = {} } = sent;
  if (attributes.length === 0 && brands.length === 0) return filled;
  const asked = attributes.flatMap(({ attribute, oneOf }) => {
    const [value] = oneOf;
    if (oneOf.length > 1 || value === undefined) return [];
    return [[attribute, known.get(attribute)?.kind === "choices" ? [value] : value] as const];
  });
  const isRecord = typeof values === "object" && values !== null && !Array.isArray(values);
  return {
    ...(brands.length === 1 && { brand: brands[0] }),
    ...filled,
    ...(isRecord && { values: { ...Object.fromEntries(asked), ...values } }),
  };
}

/** The same of the row of a file: its fields, and what its cells state, null where that is nothing. */
export function rowAsSelected(
  { selection, attributes }: StaffCatalog,
  fields: Record<string, unknown>,
  read: Record<string, unknown>,
) {
  const sent: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== "" && !(Array.isArray(value) && value.length === 0)) sent[name] = value;
  }
  const values: Record<string, unknown> = {};
  for (const id in read) if (read[id] !== null) values[id] = read[id];
  sent.values = values;
  return withSelected(selection, attributes, sent) as { values: Record<string, unknown> };
}
