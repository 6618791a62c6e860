import { and, asc, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { spaced, type bedProducts } from "@shared/specification/tables/views";
import { spellingKey } from "@shared/spelling-key";
import type { Database } from "../../platform/database/database";
import { pageOf } from "../../platform/database/rows";
import { columnOf, type StoredCatalogue } from "./stored-catalogue";

// Both views have what this code touches: id, name and the two moments.
const viewOf = ({ view }: StoredCatalogue) => view as typeof bedProducts;

export type ProductRecord = { id: string; name: string; updatedAt: Date } & Record<string, unknown>;

interface PageWish {
  q: string | undefined;
  sort: string;
  page: number;
  pageSize: number;
  /** The required values of fields, by their names. */
  filters: Record<string, string | undefined>;
}

/** A page of a catalogue: products that contain the text and have the given values, in the given order. */
export async function productsPage(
  db: Database,
  catalogue: StoredCatalogue,
  { q, sort, filters, ...paging }: PageWish,
): Promise<Page<ProductRecord>> {
  const view = viewOf(catalogue);
  const where = and(
    q ? matches(catalogue, q) : undefined,
    ...Object.entries(filters).map(([name, value]) => has(catalogue, name, value)),
  );
  const column = columnOf(catalogue, sort.replace(/^-/, ""));
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
function matches(catalogue: StoredCatalogue, q: string): SQL | undefined {
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...catalogue.searched.map((name) => ilike(columnOf(catalogue, name), pattern)));
}

/** The field holds the value, in any of its spellings. */
function has(catalogue: StoredCatalogue, name: string, value: string | undefined): SQL | undefined {
  if (value === undefined) return undefined;
  const column = columnOf(catalogue, name);
  const key = choiceKey(name, value);
  if (name === "features") {
    return sql`exists (select 1 from jsonb_array_elements_text(${column}) as each_feature(name)
      where replace(lower(trim(each_feature.name)), ' ', '_') = ${key})`;
  }
  const kind = catalogue.fields.find((field) => field.name === name)?.kind;
  if (kind === "list") return sql`${column} @> ${JSON.stringify([value])}::jsonb`;
  if (kind === "flag") return eq(column, value === "true");
  return name === "caliber" ? sql`${spaced(column)} = ${key}` : eq(column, value);
}

/** The next products after a key, in the order of keys. */
export function productsAfter(
  db: Database,
  catalogue: StoredCatalogue,
  after: SQL | undefined,
  limit: number,
): Promise<ProductRecord[]> {
  return db
    .select()
    .from(viewOf(catalogue))
    .where(after)
    .orderBy(asc(columnOf(catalogue, catalogue.key)))
    .limit(limit);
}

/** A product. */
export async function productById(
  db: Database,
  catalogue: StoredCatalogue,
  id: string,
): Promise<ProductRecord | undefined> {
  const view = viewOf(catalogue);
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
