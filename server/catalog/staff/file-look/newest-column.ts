import { datesIn, dateIn, orderIn } from "../../table/dates";
import type { TableColumn } from "../../table/table-columns";
import { spelling } from "./own-columns";

/** What says since when a row is so. */
const CHANGED =
  /(?<!\p{L})(?:updated?|modified|changed?|version|geandert|aktualisiert|gewijzigd|bijgewerkt|modifie|maj|stand|valid from|gultig ab|date|datum)(?!\p{L})/u;
/** The part of the cells that have to be dates. */
const MOST = 0.6;

/** A column that says which of several rows is the newest. */
export interface Newest {
  header: string;
  /** As texts that are in order as dates are; empty where a row says none. */
  dateOf: (row: number) => string;
}

/** The column that says when rows were last changed, also where it is left out; undefined where there is none. */
export function newestIn(columns: readonly TableColumn[]): Newest | undefined {
  const found = columns.find(({ header, distinct }) => {
    if (!CHANGED.test(spelling(header).replace(/[_.-]+/g, " "))) return false;
    const stated = distinct.filter((cell) => cell !== "");
    const dates = stated.filter((cell) => datesIn(cell).length > 0);
    return stated.length > 0 && dates.length >= stated.length * MOST;
  });
  if (!found) return undefined;
  const order = orderIn(found.distinct);
  const dates = found.distinct.map((cell) => dateIn(cell, order) ?? "");
  return { header: found.header, dateOf: (row) => dates[found.codes[row]!]! };
}
