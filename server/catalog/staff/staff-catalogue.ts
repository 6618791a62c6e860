import type { StatedValues } from "@shared/contracts/attributes";
import type { ProductRecord } from "@shared/schema/catalogue-products";
import { STAFF_SOURCE } from "@shared/schema/catalogue-products";
import { attributesById } from "../store/any-rows";
import type { CatalogueDefinition } from "../store/catalogue-definition";
import { enteredDefinition } from "../store/specified-catalogues";
import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { catalogueById } from "./catalogue-queries";

/** A catalogue as staff work with its products. */
export interface StaffCatalogue extends CatalogueDefinition {
  name: string;
}

/** One that staff defined, or one that comes with the product. Throws a 404. */
export async function staffCatalogue(db: Database, id: string): Promise<StaffCatalogue> {
  const specified = await enteredDefinition(db, id);
  if (specified) return specified;
  const row = await catalogueById(db, id);
  if (!row) throw notFound();
  return { ...row, attributes: await attributesById(db, [id]) };
}

/** The key under which a product is stored: the same one of another source is another product. */
export const storedKey = ({ source }: Pick<StaffCatalogue, "source">, key: string): string =>
  source ? `${source.name}::${key}` : key;

/** The name under which what a product states in an attribute is stored. */
export const storedName = ({ attributes }: Pick<StaffCatalogue, "attributes">, id: string) =>
  attributes.get(id)?.storedAs ?? id;

/** The ids of attributes by the names under which they are stored; looked up for each row of a file. */
const known = new WeakMap<StaffCatalogue["attributes"], ReadonlyMap<string, string>>();

function idsOf(attributes: StaffCatalogue["attributes"]): ReadonlyMap<string, string> {
  let ids = known.get(attributes);
  if (!ids) {
    ids = new Map(Array.from(attributes.values(), ({ id, storedAs = id }) => [storedAs, id]));
    known.set(attributes, ids);
  }
  return ids;
}

/** A stored product with its retailer's key, and what it states by the ids of attributes. */
export function entered<Row extends Pick<ProductRecord, "key" | "values">>(
  { source, attributes }: StaffCatalogue,
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
  at: StaffCatalogue,
  fields: Fields,
): Fields & { source: string } {
  const values = Object.entries(fields.values).map(([id, value]) => [storedName(at, id), value]);
  return {
    ...fields,
    source: at.source?.name ?? STAFF_SOURCE,
    key: storedKey(at, fields.key),
    values: Object.fromEntries(values) as StatedValues,
  };
}
