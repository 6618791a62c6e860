import { and, asc, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { spaced, type bedProducts } from "@shared/specification/tables/views";
import { spellingKey } from "@shared/spelling-key";
import type { Database } from "../../platform/database/database";
import { pageOf } from "../../platform/database/rows";
import { columnOf, type StoredCatalog } from "./stored-catalog";

// Both views have what this code touches: id, name and the two moments.
const viewOf = ({ view }: StoredCatalog) => view as typeof bedProducts;

export type ProductRecord = { id: string; name: string; updatedAt: Date } & Record<string, unknown>;

interface PageWish {
  q: string | undefined;
  sort: string;
  page: number;
  pageSize: number;
  /** The required values of fields, by their names. */
  filters: Record<string, string | undefined>;
}

/** A page of a catalog: products that contain the text and have the given values, in the given order. */
export async function productsPage(
  db: Database,
  catalog: StoredCatalog,
  { q, sort, filters, ...paging }: PageWish,
): Promise<Page<ProductRecord>> {
  const view = viewOf(catalog);
  const where = and(
    q ? matches(catalog, q) : undefined,
    ...Object.entries(filters).map(([name, value]) => has(catalog, name, value)),
  );
  const column = columnOf(catalog, sort.replace(/^-/, ""));
  return pageOf(paging, db.$count(view, where), (limit, offset) =>
    db
      .select()
      .from(view)
      .where(where)
      .orderBy(sort.startsWith("-") ? desc(column) : asc(column), asc(view.id))
      .limit(limit)
      .offset(offset),
  );
}

/** Any of the searched columns contains the text; wildcards in it are plain characters. */
function matches(catalog: StoredCatalog, q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...catalog.searched.map((name) => ilike(columnOf(catalog, name), pattern)));
}

/** The field holds the value, in any of its spellings. */
function has(catalog: StoredCatalog, name: string, value: string | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  const column = columnOf(catalog, name);
  const key = choiceKey(name, value);
  if (name === "features") {
    return sql`exists (select 1 from jsonb_array_elements_text(${column}) as each_feature(name)
      where replace(lower(trim(each_feature.name)), ' ', '_') = ${key})`;
  }
  const kind = catalog.fields.find((field) => field.name === name)?.kind;
  if (kind === "list") return sql`${column} @> ${JSON.stringify([value])}::jsonb`;
  if (kind === "flag") return eq(column, value === "true");
  return name === "caliber" ? sql`${spaced(column)} = ${key}` : eq(column, value);
}

/** The next products after a key, in the order of keys. */
export function productsAfter(
  db: Database,
  catalog: StoredCatalog,
  after: SQL | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  return db
    .select()
    .from(viewOf(catalog))
    .where(after)
    .orderBy(asc(columnOf(catalog, catalog.key)))
    .limit(limit);
}

/** A product. */
export async function productById(
  db: Database,
  catalog: StoredCatalog,
  id: string,
): Promise<ProductRecord | undefined> {
  const view = viewOf(catalog);
  const [row] = await db.select().from(view).where(eq(view.id, id));
  return row;
}

/**
 * A key that all spellings of the same choice share: retailers write features by their names and calibers
 * with spaces, lists have ids.
 */
export function choiceKey(field: string, value: string): string {
  if (field === "features") return spellingKey(value);
  return field === "caliber" ? value.replaceAll("_", " ") : value;
}
