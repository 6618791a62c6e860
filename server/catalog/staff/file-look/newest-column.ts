import type { Steps } from "../../../platform/work/steps";
import { datesIn, dateIn, orderInSteps } from "../../table/dates";
import type { TableColumn } from "../../table/table-columns";
import { spelling } from "@shared/input/parts-of-cells";

/** What says since when a row is so. */
const CHANGED =
  /(?<!\p{L})(?:updated?|modified|changed?|version|geandert|aktualisiert|gewijzigd|bijgewerkt|modifie|maj|stand|valid from|gultig ab|date|datum)(?!\p{L})/u;
/** The part of the cells that have to be dates. */
const MOST = 0.6;
const CELLS_A_STEP = 200;

/** A column that says which of several rows is the newest. */
export interface Newest {
  header: string;
  /** As texts that are in order as dates are; empty where a row says none. */
  dateOf: (row: number) => string;
}

/** The column that says when rows were last changed, also where it is left out; undefined where there is none. In steps. */
export function* newestIn(columns: readonly TableColumn[]): Steps<Newest | undefined> {
  for (const { header, distinct, codes } of columns) {
    if (!CHANGED.test(spelling(header).replace(/[_.-]+/g, " "))) continue;
    const order = yield* orderInSteps(distinct);
    const dates: string[] = [];
    let [stated, found] = [0, 0];
    for (const [at, cell] of distinct.entries()) {
      if (at % CELLS_A_STEP === 0) yield;
      dates.push(dateIn(cell, order) ?? "");
      if (cell !== "") stated += 1;
      if (datesIn(cell).length > 0) found += 1;
    }
    if (stated > 0 && found >= stated * MOST)
      return { header, dateOf: (row) => dates[codes[row]!]! };
  }
  return undefined;
}
