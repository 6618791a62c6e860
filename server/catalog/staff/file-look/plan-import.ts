import type { AttributeShape } from "@shared/contracts/attributes";
import type { FilePlan } from "@shared/contracts/file-look";
import type { Actor } from "../../../people/auth/act-as";
import type { Database } from "../../../platform/database/database";
import { inTurns } from "../../../platform/work/steps";
import { plainCell, readTable } from "../../table/table";
import type { CsvRow } from "../../csv/csv-rows";
import type { FileReader, ImportKind } from "../../imports/import-kind";
import type { StagedRow } from "../../imports/staging";
import { isNotStated } from "../../table/not-stated";
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
import { attributeOf } from "./plan-attributes";
import { addPlanned, wantedAttribute } from "./plan-additions";
import { refuseTooMany, refuseUnfit } from "./plan-checks";
import { planRows } from "./plan-rows";
import { cellsReader } from "./read-cells";
import { unreadCells } from "./unread-cells";

interface Wish {
  file: Buffer;
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
  const table = await readTable(file, plan.sheet);
  const { headers, rows: all } = table;
  refuseUnfit(plan, headers);
  const known = await everyAttribute(db);
  const added: AttributeShape[] = [];
  const columns: FileColumn[] = [];
  const places: number[] = [];
  const readers: ReturnType<typeof cellsReader>[] = [];
  plan.columns.forEach((column, place) => {
    if (column.use === "left out") return;
    const header = headers[place]!;
    places.push(place);
    if (column.use !== "attribute") {
      const own = ownColumns.find((each) => each.header === column.use)!.field;
      columns.push({ header, own });
      readers.push(cellsReader(column, undefined));
      return;
    }
    const attribute = wantedAttribute(column, place, known, () =>
      attributeOf(
        header,
        column,
        all.flatMap(({ cells }) => {
          const cell = plainCell(cells[place]);
          return isNotStated(cell) ? [] : [cell];
        }),
      ),
    );
    if (!column.attribute!.isKnown) added.push({ ...attribute, catalogues: [plan.id] });
    columns.push({ header, attribute });
    readers.push(cellsReader(column, attribute));
  });
  const unread = unreadCells();
  const ownPlace = (name: string) =>
    columns.findIndex((column) => "own" in column && column.own.name === name);
  function* readRows() {
    for (const { line, cells } of all) {
      const read = (place: number, at: number) =>
        unread.read(line, columns[at]!.header, cells[place]!, readers[at]!);
      yield { line, cells: places.map(read) };
    }
  }
  const own = { key: ownPlace("key"), name: ownPlace("name"), brand: ownPlace("brand") };
  const { rows, leftOut, hasKeys, hasNames } = await inTurns(planRows(readRows(), own));
  const specialPlace = ownPlace("specialPrice");
  const priceHeader = columns[ownPlace("price")]?.header ?? "price";
  for (const [isThere, header] of [
    [hasKeys, "key"],
    [hasNames, "name"],
  ] as const) {
    if (!isThere)
      columns.push({ header, own: ownColumns.find((each) => each.header === header)!.field });
  }
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
    rows,
    readHeader: () => undefined,
    async checkRows(some) {
      const present = await productsByKey(db, [...new Set(some.flatMap(reader.keysOf))]);
      return some.map((row) => inCollection(withoutBadCells(row, present), plan.id));
    },
    said: () => ({
      ...reader.said(),
      ...unread.said(),
      leftOut: leftOut + table.leftOut.length,
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
