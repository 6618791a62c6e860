import { and, asc, eq, gt } from "drizzle-orm";
import type { ListKey } from "@shared/contracts/product-lists";
import { productListRows, productLists } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { listedRows, type ListedRows } from "../../engine/listed-for";

/** The lists of what products are for, by their ids. */
export type Lists = ReadonlyMap<string, ListedRows>;

export type ListReads = (db: Database) => Promise<Lists>;

/** Reads lists for all catalogs of a server: each once, until its rows change. */
export function createListReads(): ListReads {
  let known = new Map<string, Promise<ListedRows>>();
  return async (db) => {
    const heads = await db
      .select({
        id: productLists.id,
        keys: productLists.keys,
        isComplete: productLists.isComplete,
        attribute: productLists.attribute,
        revision: productLists.revision,
      })
      .from(productLists);
    const before = known;
    known = new Map(
      heads.map((head) => [nameOf(head), before.get(nameOf(head)) ?? readRows(db, head)]),
    );
    const reading = known;
    const found = heads.map(async (head) => {
      try {
        return [head.id, await reading.get(nameOf(head))!] as const;
      } catch (error) {
        // What was not read is tried again.
        reading.delete(nameOf(head));
        throw error;
      }
    });
    return new Map(await Promise.all(found));
  };
}

interface Head {
  id: string;
  keys: readonly ListKey[];
  isComplete: boolean;
  attribute: string | null;
  revision: string;
}

/** What is the same as long as a list says the same. */
const nameOf = ({ revision, isComplete }: Head) => `${revision} ${isComplete}`;

/** The rows of a list, a few thousand at a time. */
async function readRows(
  db: Database,
  { id, keys, isComplete, attribute }: Head,
): Promise<ListedRows> {
  const rows = await allRows<Omit<typeof productListRows.$inferSelect, "listId">>((after, limit) =>
    db
      .select({
        place: productListRows.place,
        keys: productListRows.keys,
        product: productListRows.product,
        value: productListRows.value,
        note: productListRows.note,
      })
      .from(productListRows)
      .where(
        and(
          eq(productListRows.listId, id),
          after ? gt(productListRows.place, after.place) : undefined,
        ),
      )
      .orderBy(asc(productListRows.place))
      .limit(limit),
  );
  return listedRows(
    {
      ids: keys.map((key) => key.id),
      areRanges: keys.map(({ kind }) => kind === "range"),
      isComplete,
      attribute,
      keyAttributes: keys.map((key) => key.attribute ?? null),
    },
    rows,
  );
}

/** Rows per read: few enough not to block the embedded database for long. */
const BATCH_SIZE = 2_000;

/** All rows of a table, read in batches; `read` gives those after a row, or the first ones. */
async function allRows<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const batch = await read(all.at(-1), BATCH_SIZE);
    all.push(...batch);
    if (batch.length < BATCH_SIZE) return all;
  }
}
