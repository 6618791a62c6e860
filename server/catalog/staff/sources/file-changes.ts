import { getTableColumns, sql } from "drizzle-orm";
import type { FileChange } from "@shared/contracts/imports";
import type { AttributeShape, StatedValue, StatedValues } from "@shared/contracts/attributes";
import { stockState, type Stocked, type StockState } from "@shared/stock";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../../platform/database/database";
import { cellOf } from "../cells";
import { FIELDS } from "../file-rows";

const MAX_EXAMPLES = 10;
const MAX_SAID = 80;
const table = getTableColumns(products);
/** What every product has, as the page of products calls it. */
const NAMES: Record<string, string> = {
  key: "Key",
  groupKey: "Group",
  gtin: "EAN or GTIN",
  name: "Name",
  description: "Description",
  shortDescription: "Short description",
  brand: "Brand",
  price: "Price",
  specialPrice: "Special price",
  pictureUrl: "Picture",
  pageUrl: "Page",
  inStock: "Stock",
  collections: "Collections",
};
const COLUMNS = FIELDS.map((name) => ({ name, column: table[name].name }));

type Product = Record<string, unknown>;

/** The first products that the good rows of an import change, with what each has now and would have. */
export async function fileChangesOf(
  tx: Database,
  importId: string,
  attributes: ReadonlyMap<string, AttributeShape>,
): Promise<FileChange[]> {
  const list = (prefix: string) =>
    sql.raw(COLUMNS.map(({ column }) => `${prefix}"${column}"`).join(", "));
  const { rows } = await tx.execute<{ before: Product; after: Product }>(sql`
    select to_jsonb(present) as before, to_jsonb(made) as after
    from product_import_rows as staged
    join ${products} as present on present.key = staged.key
    cross join lateral jsonb_populate_record(null::${products}, staged.product) as made
    where staged.import_id = ${importId} and staged.is_good
      and (${list("made.")}) is distinct from (${list("present.")})
    order by staged.line limit ${MAX_EXAMPLES}`);
  return rows.map(({ before, after }) => ({
    key: ownText(after.key),
    name: ownText(after.name),
    fields: [...ownFields(before, after), ...statedFields(before, after, attributes)],
  }));
}

const said = (text: string) => (text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text);

function ownFields(before: Product, after: Product): FileChange["fields"] {
  return COLUMNS.filter(({ name }) => !APART.includes(name)).flatMap(({ name, column }) => {
    const [from, to] = [before, after].map((product) =>
      name === "inStock" ? stockText(product) : ownText(product[column]),
    ) as [string, string];
    return from === to ? [] : [{ name: NAMES[name] ?? name, from: said(from), to: said(to) }];
  });
}

/** What is said otherwise, or with another field. */
const APART = ["values", "availability"];

const STOCK: Record<StockState, string> = {
  in: "in stock",
  low: "few left",
  "made to order": "made to order",
  backorder: "on backorder",
  out: "out of stock",
};

function stockText({ in_stock: inStock, availability }: Product): string {
  const state = stockState({ inStock, availability } as Stocked);
  return state === null ? "" : STOCK[state];
}

function ownText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "number") return value.toFixed(2);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function statedFields(
  before: Product,
  after: Product,
  attributes: ReadonlyMap<string, AttributeShape>,
): FileChange["fields"] {
  const [had, has] = [before.values as StatedValues, after.values as StatedValues];
  const ids = [...new Set([...Object.keys(had), ...Object.keys(has)])];
  return ids.flatMap((id) => {
    const attribute = attributes.get(id);
    const [from, to] = [had[id], has[id]].map((value) => statedText(value, attribute)) as [
      string,
      string,
    ];
    return from === to
      ? []
      : [{ name: Object.values(attribute?.label ?? {})[0] ?? id, from: said(from), to: said(to) }];
  });
}

function statedText(value: StatedValue | undefined, attribute: AttributeShape | undefined) {
  const label = (id: string) =>
    Object.values(attribute?.values.find((each) => each.id === id)?.label ?? {})[0] ?? id;
  if (typeof value === "string") return label(value);
  return Array.isArray(value) ? value.map(label).join(", ") : cellOf(value);
}
