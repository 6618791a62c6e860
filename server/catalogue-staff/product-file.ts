import { getTableColumns, sql } from "drizzle-orm";
import type { AttributeShape, Selection } from "@shared/contracts/attributes";
import { anyProductShape } from "@shared/contracts/catalogue-products";
import { products } from "@shared/schema/catalogue-products";
import { attributesById } from "../catalogues/any-rows";
import type { Database } from "../database/database";
import { AppError } from "../http/app-error";
import type { FileReader, ImportKind } from "../imports/import-kind";
import { valueChecker } from "./check-values";
import { columnsOf, type FileColumn } from "./file-columns";
import { rowReader } from "./file-rows";
import { markChains } from "./mark-chains";
import { newValues } from "./new-values";
import { refuseOverfull } from "./product-limit";
import { countProducts, productsByKey } from "./product-queries";
import { holdAttributes, takeAttributes, takeProducts } from "./turns";

/** What a file is taken into. */
interface Place {
  /** The id of its catalogue. */
  catalogue: string;
  /** What its catalogue selects, by which new products are filled in. */
  selection: Selection;
  currency: string;
  /** The most products there can be. */
  most: number;
  /** Whether what no list has becomes a value of it. */
  addsValues?: boolean;
}

const table = getTableColumns(products);
const FIELDS = Object.keys(anyProductShape.shape) as (keyof typeof table)[];

/**
 * Files of products that staff defined attributes for. A column that a file leaves out stays as it is; a product
 * that a file leaves out stays, too.
 */
export function productImport(place: Place): ImportKind {
  return {
    subject: "products",
    target: {
      table: products,
      columns: FIELDS.map((name) => table[name].name),
      key: products.key.name,
    },
    key: "key",
    open: (db) => openFile(db, place),
  };
}

async function openFile(
  db: Database,
  { catalogue, selection, currency, most, addsValues = false }: Place,
): Promise<FileReader> {
  const known = await attributesById(db, [catalogue]);
  const all = await attributesById(db);
  const added = newValues(known);
  const { attributes } = added;
  const check = valueChecker(attributes);
  let columns: FileColumn[] = [];
  let reader: ReturnType<typeof rowReader>;
  return {
    readHeader(cells) {
      columns = columnsOf(cells, attributes, all);
      const add = addsValues ? added.add : undefined;
      reader = rowReader({ columns, check, attributes, add, selection, currency });
    },
    async checkRows(rows) {
      const keys = [...new Set(rows.flatMap(reader.keysOf))];
      const present = await productsByKey(db, keys);
      return rows.map((row) => reader.check(row, present));
    },
    said: () => ({ ...reader.said(), ...(addsValues && { addedValues: added.said() }) }),
    markMore: markChains,
    async beforeWriting(tx, importId, counts) {
      await (added.isAny() ? takeAttributes : holdAttributes)(tx);
      await takeProducts(tx);
      refuseOverfull((await countProducts(tx)) + counts.added, most);
      await refuseOutdated(tx, importId, known, await attributesById(tx, [catalogue]));
      await added.count(tx, importId);
    },
    alsoWrite: added.write,
  };
}

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
