import { getTableColumns, sql } from "drizzle-orm";
import { products } from "@shared/schema/catalog-products";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import { attributesById } from "../store/any-rows";
import type { FileReader, ImportKind } from "../imports/import-kind";
import type { ImportTarget } from "../imports/staging";
import { valueChecker } from "./check-values";
import { columnsOf, ownColumnsOf, type FileColumn } from "./file-columns";
import { FIELDS, rowReader } from "./file-rows";
import { newValues } from "./new-values";
import { holdAttributes, refuseOverfull, takeAttributes, takeProducts } from "./product-checks";
import { countProducts, productsByKey } from "./product-queries";
import { staffCatalog, type StaffCatalog } from "./staff-catalog";

/** How a file is taken into a catalog. */
interface Place {
  at: StaffCatalog;
  /** The most products there can be. */
  most: number;
  /** Whether what no list has becomes a value of it. */
  addsValues?: boolean;
  /** Its columns by their headers, where a file calls them otherwise than staff do. */
  columnsOf?: (headers: readonly string[], attributes: StaffCatalog["attributes"]) => FileColumn[];
  /** What it calls the key. */
  key?: string;
}

const table = getTableColumns(products);

/** Where rows of products go. */
export const productTarget: ImportTarget = {
  table: products,
  columns: ["source", ...FIELDS.map((name) => table[name].name)],
  key: products.key.name,
};

/**
 * Files of products that staff defined attributes for. A column that a file leaves out stays as it is; a product
 * that a file leaves out stays, too.
 */
export function productImport(place: Place): ImportKind {
  const { at, key = "key" } = place;
  return {
    subject: at.source ? at.id : "products",
    target: productTarget,
    key,
    open: (db) => openFile(db, place),
  };
}

async function openFile(
  db: Database,
  { at: { id }, most, addsValues = false, columnsOf: read }: Place,
): Promise<FileReader> {
  const at = await staffCatalog(db, id);
  const { attributes: known, source } = at;
  if (addsValues && source) throw new AppError(400, "invalid", LISTED);
  const all = source ? known : await attributesById(db);
  const added = newValues(known);
  const { attributes } = added;
  const check = valueChecker(attributes);
  let columns: FileColumn[] = [];
  let reader: ReturnType<typeof rowReader>;
  return {
    readHeader(cells) {
      columns = read?.(cells, attributes) ?? columnsOf(cells, attributes, all, ownColumnsOf(at));
      const add = addsValues ? added.add : undefined;
      reader = rowReader({ at, columns, check, add });
    },
    async checkRows(rows) {
      const keys = [...new Set(rows.flatMap(reader.keysOf))];
      const present = await productsByKey(db, keys);
      return rows.map((row) => reader.check(row, present));
    },
    said: () => ({ ...reader.said(), ...(addsValues && { addedValues: added.said() }) }),
    ...(!source && { markMore: markChains }),
    async beforeWriting(tx, importId, counts) {
      await (added.isAny() ? takeAttributes : holdAttributes)(tx);
      await takeProducts(tx);
      // Other sources never had a limit.
      if (!source) refuseOverfull((await countProducts(tx)) + counts.added, most);
      const { attributes: now } = await staffCatalog(tx, id);
      const areSame = JSON.stringify([...now]) === JSON.stringify([...known]);
      await refuseOutdated(tx, importId, areSame);
      await added.count(tx, importId);
    },
    alsoWrite: added.write,
  };
}

const LISTED = "The values of this catalog are rows of its lists. Add them there first.";

/**
 * Throws a 409 where what was checked is no longer so, as it is written only then: products were changed, or
 * the attributes are not the same; with \`refusesAdded\`, also where others added what was new.
 */
export async function refuseOutdated(
  tx: Database,
  importId: string,
  areSame: boolean,
  { refusesAdded = false } = {},
): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from product_import_rows as staged
    join ${products} as present on present.key = staged.key
    where staged.import_id = ${importId} and staged.is_good
      and coalesce((staged.product ->> 'updated_at')::timestamptz < present.updated_at, ${refusesAdded}::boolean)`);
  if (rows[0]!.count === 0 && areSame) return;
  throw new AppError(
    409,
    "stale",
    "Somebody changed some of these products, or what they can state, meanwhile. Check the file again.",
  );
}

/** Marks the rows of an import whose group would be a variant itself, and those that others name as their group. */
export async function markChains(db: Database, importId: string): Promise<void> {
  await db.execute(sql`
    with staged as (
      select key, product ->> 'group_key' as group_key from product_import_rows
      where import_id = ${importId} and is_good
    ), later as (
      select key, group_key from staged
      union all
      select key, group_key from ${products}
      where not exists (select from staged where staged.key = ${products.key})
    ), chains as (
      select variant.key as key, variant.group_key as middle from later as variant
      join later as middle on middle.key = variant.group_key
      where variant.group_key <> variant.key and middle.group_key <> middle.key
    )
    update product_import_rows as marked
    set is_good = false,
      problems = marked.problems || jsonb_build_array(jsonb_build_object(
        'path', 'group',
        'message', 'The product ' || wrong.middle || ' would be a variant and have variants. Name its group instead.'))
    from (select key, min(middle) as middle from (
      select key, middle from chains union all select middle, middle from chains
    ) as each group by key) as wrong
    where marked.import_id = ${importId} and marked.is_good and marked.key = wrong.key`);
}
