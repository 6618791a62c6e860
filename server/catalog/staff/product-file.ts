import { getTableColumns, sql } from "drizzle-orm";
import type { AttributeShape } from "@shared/contracts/attributes";
import { products } from "@shared/schema/catalogue-products";
import { attributesById } from "../store/any-rows";
import type { Database } from "../../platform/database/database";
import { AppError } from "../../platform/http/app-error";
import type { FileReader, ImportKind } from "../imports/import-kind";
import type { ImportTarget } from "../imports/staging";
import { valueChecker } from "./check-values";
import { columnsOf, ownColumnsOf, type FileColumn } from "./file-columns";
import { FIELDS, rowReader } from "./file-rows";
import { markChains } from "./mark-chains";
import { newValues } from "./new-values";
import { refuseOverfull } from "./product-limit";
import { countProducts, productsByKey } from "./product-queries";
import { staffCatalogue, type StaffCatalogue } from "./staff-catalogue";
import { holdAttributes, takeAttributes, takeProducts } from "./turns";

/** How a file is taken into a catalogue. */
interface Place {
  at: StaffCatalogue;
  /** The most products there can be. */
  most: number;
  /** Whether what no list has becomes a value of it. */
  addsValues?: boolean;
  /** Its columns by their headers, where a file calls them otherwise than staff do. */
  columnsOf?: (
    headers: readonly string[],
    attributes: StaffCatalogue["attributes"],
  ) => FileColumn[];
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
  const at = await staffCatalogue(db, id);
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
      const { attributes: now } = await staffCatalogue(tx, id);
      await refuseOutdated(tx, importId, known, now);
      await added.count(tx, importId);
    },
    alsoWrite: added.write,
  };
}

const LISTED = "The values of this catalog are rows of its lists. Add them there first.";

/** Throws a 409 where what was checked is no longer so, as it is written only then. */
export async function refuseOutdated(
  tx: Database,
  importId: string,
  checkedBy: ReadonlyMap<string, AttributeShape>,
  now: ReadonlyMap<string, AttributeShape>,
): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from product_import_rows as staged
    join ${products} as present on present.key = staged.key
    where staged.import_id = ${importId} and staged.is_good
      and (staged.product ->> 'updated_at')::timestamptz < present.updated_at`);
  const areSame = JSON.stringify([...now]) === JSON.stringify([...checkedBy]);
  if (rows[0]!.count === 0 && areSame) return;
  throw new AppError(
    409,
    "stale",
    "Somebody changed some of these products, or what they can state, meanwhile. Check the file again.",
  );
}
