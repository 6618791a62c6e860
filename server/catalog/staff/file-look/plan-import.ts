import type { AttributeShape } from "@shared/contracts/attributes";
import type { FilePlan } from "@shared/contracts/file-look";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { inTurns } from "../../../platform/work/steps";
import { AppError } from "../../../platform/http/app-error";
import { readTable } from "../../table/read-table";
import type { TableFile } from "../../table/table-file";
import type { CsvRow } from "../../csv/csv-rows";
import type { FileReader, ImportKind } from "../../imports/import-kind";
import type { StagedRow } from "../../imports/staging";
import { allAttributes } from "../attribute-queries";
import { catalogById } from "../catalog-queries";
import { refuseBuiltIn, taken } from "../catalogs";
import { valueChecker } from "../check-values";
import { ownColumns, type FileColumn } from "../file-columns";
import { rowReader } from "../file-rows";
import { markChains, productTarget, refuseOutdated } from "../product-file";
import { refuseOverfull, takeAttributes, takeProducts } from "../product-checks";
import { countProducts, productsByKey } from "../product-queries";
import type { StaffCatalog } from "../staff-catalog";
import { attributeOf, statedIn } from "./plan-attributes";
import { addPlanned, wantedAttribute } from "./plan-additions";
import { refuseTooMany, refuseUnfit } from "./plan-checks";
import { planRows } from "./plan-rows";
import { readColumn, type ReadColumn } from "./read-columns";
import { sameKeysIn } from "./same-keys";
import { unreadCells } from "./unread-cells";

interface Wish {
  file: TableFile;
  plan: FilePlan;
  actor: Actor;
  dryRun: boolean;
  /** The most products there can be. */
  most: number;
}

/**
 * Takes a file by a plan: its attributes and its catalog are added in the transaction that writes its products.
 * Products that are there already become part of the catalog, too.
 */
export function planImport(wish: Wish): ImportKind {
  return {
    subject: "products",
    target: productTarget,
    key: "key",
    open: (db) => open(db, wish),
  };
}

async function open(db: Database, { file, plan, actor, dryRun, most }: Wish): Promise<FileReader> {
  const table = await readTable(file, plan);
  const headers = table.columns.map(({ header }) => header);
  refuseUnfit(plan, headers);
  const known = await everyAttribute(db);
  const added: AttributeShape[] = [];
  const read: ReadColumn[] = [];
  for (const [place, column] of plan.columns.entries()) {
    if (column.use === "left out") continue;
    const source = table.columns[place]!;
    const attribute =
      column.use !== "attribute"
        ? undefined
        : wantedAttribute(column, place, known, () =>
            attributeOf(source.header, column, statedIn(source)),
          );
    if (attribute && !column.attribute!.isKnown)
      added.push({ ...attribute, catalogues: [plan.id] });
    read.push(await inTurns(readColumn(source, column, attribute)));
  }
  const unread = unreadCells();
  const sameKeys = plan.sameKey ? undefined : await inTurns(sameKeysIn(table.lines, read));
  if (sameKeys && !dryRun) throw new AppError(400, "invalid", SAY_WHAT_THEY_ARE);
  const planned = await inTurns(planRows(table.lines, read, plan, unread));
  const columns: FileColumn[] = [
    ...read.map(({ header, plan: { use }, attribute }) =>
      attribute ? { header, attribute } : { header, own: ownField(use) },
    ),
    ...planned.made.map((use) => ({ header: use, own: ownField(use) })),
  ];
  const ownPlace = (name: string) =>
    columns.findIndex((column) => "own" in column && column.own.name === name);
  const specialPlace = ownPlace("specialPrice");
  const priceHeader = columns[ownPlace("price")]?.header ?? "price";
  const later = new Map([...known, ...added.map((each) => [each.id, each] as const)]);
  const at: StaffCatalog = { ...plan, selection: { collections: [plan.id] }, attributes: later };
  const reader = rowReader({ at, columns, check: valueChecker(later) });
  /** A row as it is checked: what is wrong with a cell costs the cell, and not the product. */
  const withoutBadCells = (row: CsvRow, present: StoredProducts): StagedRow => {
    let now = row;
    for (;;) {
      const checked = reader.check(now, present);
      const bad = checked.problems.flatMap(({ path, message }) => {
        const found = columns.findIndex(({ header }) => header === path);
        const hasNoPrice = path === priceHeader && (now.cells[found] ?? "") === "";
        // Without a price there is none that a special one is below.
        const place = hasNoPrice ? specialPlace : found;
        return (now.cells[place] ?? "") === "" ? [] : [{ place, message }];
      });
      if (bad.length === 0) return checked;
      const cells = [...now.cells];
      for (const { place, message } of bad) {
        if (cells[place] === "") continue;
        unread.add({
          line: row.line,
          column: columns[place]!.header,
          cell: cells[place]!,
          why: message,
        });
        cells[place] = "";
      }
      now = { ...row, cells };
    }
  };
  return {
    rows: planned.rows(),
    readHeader: () => undefined,
    async checkRows(some) {
      const present = await productsByKey(db, [...new Set(some.flatMap(reader.keysOf))]);
      return some.map((row) => inCollection(withoutBadCells(row, present), plan.id));
    },
    said: () => ({
      ...reader.said(),
      ...unread.said(),
      leftOut: planned.leftOut + table.leftOutCount,
      ...(sameKeys && { sameKeys }),
    }),
    markMore: markChains,
    async beforeWriting(tx, importId, counts) {
      if (!dryRun) {
        await takeAttributes(tx);
        await takeProducts(tx);
      }
      refuseOverfull((await countProducts(tx)) + counts.added, most);
      await refuseOutdated(tx, importId, known, await everyAttribute(tx));
      refuseBuiltIn(plan.id);
      if (await catalogById(tx, plan.id)) throw taken(plan.id);
      const stated = columns.flatMap((each) => ("attribute" in each ? each.attribute.id : []));
      refuseTooMany([...later.values()], stated);
      if (!dryRun) await addPlanned(tx, actor, plan, { added, stated });
    },
  };
}

const SAY_WHAT_THEY_ARE =
  "Rows have the same key and differ. Say whether they are variants, one product, or which of them counts.";

const ownField = (use: string) => ownColumns.find(({ header }) => header === use)!.field;

type StoredProducts = Awaited<ReturnType<typeof productsByKey>>;

const everyAttribute = async (db: Database) =>
  new Map((await allAttributes(db)).map((each): [string, AttributeShape] => [each.id, each]));

function inCollection<Row extends { product: Record<string, unknown> | null }>(
  row: Row,
  id: string,
): Row {
  const collections = row.product?.collections as string[] | undefined;
  if (!row.product || collections?.includes(id)) return row;
  return { ...row, product: { ...row.product, collections: [...(collections ?? []), id] } };
}
