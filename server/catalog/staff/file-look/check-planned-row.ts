import type { ProductRecord } from "@shared/schema/catalog-products";
import type { CsvRow } from "../../csv/csv-rows";
import type { StagedRow } from "../../imports/staging";
import type { FileColumn } from "../file-columns";
import { ONLY_NEW, type rowReader } from "../file-rows";
import type { Unread } from "./join-rows";

interface Beside {
  present: ReadonlyMap<string, ProductRecord>;
  unread: { add: (unread: Unread) => void };
}

/** A row as it is checked: what is wrong with a cell costs the cell, and not the product. */
export function checkPlannedRow(
  reader: Pick<ReturnType<typeof rowReader>, "check">,
  columns: readonly FileColumn[],
  row: CsvRow,
  { present, unread }: Beside,
): StagedRow {
  const placeOf = (name: string) =>
    columns.findIndex((column) => "own" in column && column.own.name === name);
  const isEmpty = (cell = "") => cell.replace(ONLY_NEW, "") === "";
  /** What was wrong with cells that were left out. */
  const wrong = new Map<number, string>();
  for (let now = row; ;) {
    const checked = reader.check(now, present);
    const [priceAt, specialAt] = [placeOf("price"), placeOf("specialPrice")];
    const price = columns[priceAt]?.header ?? "price";
    const isPriceLess = priceAt !== -1 && isEmpty(now.cells[priceAt]);
    const isSpecialAlone = checked.problems.some(({ path }) => path === price) && isPriceLess;
    if (isSpecialAlone && !isEmpty(now.cells[specialAt])) {
      // What is paid now is said: that it was more before is not.
      const cells = now.cells.with(priceAt, now.cells[specialAt]!).with(specialAt, ONLY_NEW);
      now = { ...row, cells };
      continue;
    }
    const bad = checked.problems.flatMap(({ path, message }) => {
      const found = columns.findIndex(({ header }) => header === path);
      const hasNoPrice = path === price && isEmpty(now.cells[found]);
      // Without a price there is none that a special one is below.
      const place = hasNoPrice ? placeOf("specialPrice") : found;
      return isEmpty(now.cells[place]) ? [] : [{ place, message }];
    });
    if (bad.length === 0) return told(checked);
    const cells = [...now.cells];
    for (const { place, message } of bad) {
      if (!wrong.has(place)) wrong.set(place, message);
      cells[place] = ONLY_NEW;
    }
    now = { ...row, cells };
  }

  /** A product without its bad cells, or a row that is bad because it needs one of them: then that is said of it. */
  function told(checked: StagedRow): StagedRow {
    if (checked.problems.length === 0) {
      for (const [place, why] of wrong) {
        const { header } = columns[place]!;
        unread.add({ line: row.line, column: header, cell: row.cells[place]!, why });
      }
      return checked;
    }
    const problems = checked.problems.map(({ path, message }) => {
      const place = columns.findIndex(({ header }) => header === path);
      return { path, message: wrong.get(place) ?? message };
    });
    return { ...checked, problems };
  }
}
