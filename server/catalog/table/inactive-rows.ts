import { yesOrNo } from "../csv/cells";
import { cellAt, countsOf, type TableColumn } from "./table-columns";
import { withoutRows, type Table } from "./whole-table";

// Rows that a shop's own system says are not for sale.

const HEADER =
  /^(?:(?:(?:is|web ?shop|shop|online) )?(?:active|enabled|published|online|visible|live)|(?:(?:ist|web ?shop|shop|online) )?(?:aktiv|sichtbar|veröffentlicht)|(?:(?:product|produkt|artikel)[ -]?)?status|statut|im (?:shop|webshop)|on ?(?:line|web)|in webshop|web|(?:actif|en ligne|publié)|actief|zichtbaar|gepubliceerd|webshop)$/iu;
const YES =
  /^(?:active|aktiv|actif|actief|online|en ligne|visible|sichtbar|zichtbaar|live|enabled)$/iu;
const NO =
  /^(?:in-?active|inaktiv|inactif|inactief|-1|offline|hors ligne|hidden|versteckt|verborgen|disabled|archived|draft|entwurf|brouillon|concept)$/iu;
/** The part of the rows that may be left out so: where more say no, the column says something else. */
const SOME = 0.3;

const isActive = (cell: string): boolean | undefined =>
  YES.test(cell) ? true : NO.test(cell) ? false : yesOrNo(cell);

/** The same without the rows that a column such as "Active" says no of; undefined where there is none. */
export function withoutInactive(table: Table): Table | undefined {
  for (const column of table.columns) {
    if (!HEADER.test(column.header.trim())) continue;
    const says = statesOf(column);
    if (!says) continue;
    const why = new Map<number, string>();
    for (let row = 0; row < column.codes.length; row++) {
      if (says[column.codes[row]!] !== false) continue;
      why.set(row, `${column.header} says “${cellAt(column, row)}”: the shop does not show it.`);
    }
    if (why.size > 0 && why.size <= table.lines.length * SOME) return withoutRows(table, why);
  }
  return undefined;
}

/** What each different cell says; undefined where some say neither, or all say the same. */
function statesOf(column: TableColumn): (boolean | undefined)[] | undefined {
  const counts = countsOf(column);
  const says = column.distinct.map((cell) => (cell === "" ? undefined : isActive(cell)));
  const isClear = column.distinct.every(
    (cell, code) => cell === "" || counts[code] === 0 || says[code] !== undefined,
  );
  return isClear && says.includes(true) && says.includes(false) ? says : undefined;
}
