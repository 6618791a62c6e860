import type { Steps } from "../../platform/work/steps";
import { cellAt, columnOf, type TableColumn } from "./table-columns";
import { withOwnNames, type Table } from "./whole-table";

// "Age from" beside "Age to": two columns that are the ends of one range.

const FROM = "from|min(?:imum|\\.)?|ab|von|vanaf|van|dès|à partir de";
const TO = "to|up to|max(?:imum|\\.)?|bis|bis zu|tot|tot en met|à|jusqu['’]à";
/** A date, a price or an amount of the shop has two ends that no product is between. */
const OTHER =
  /(?<!\p{L})(?:price|preis|prijs|prix|vk|valid|gültig|geldig|valable|stock|bestand|voorraad|order|bestell|qty|menge|quantity|available|lieferbar|date|datum)/iu;
const NUMBER =
  /^(?:(?:ca|approx|circa|env|environ|etwa|about)\.?\s+|~\s*)?(\d+(?:[.,]\d+)?)\s*(\p{L}+\.?|°C|%)?$/u;
/** The part of what is stated that has both ends at least, and that may be no range. */
const SOME_BOTH = 0.3;
const FEW_WRONG = 0.1;

/** What stands before the word of an end, or behind it, with the unit in brackets; undefined of other headers. */
function stemOf(header: string, words: string): string | undefined {
  const unit = /\s*(\([^()]*\)|\[[^[\]]*\])$/.exec(header)?.[0] ?? "";
  const name = header.slice(0, header.length - unit.length).trim();
  const before = new RegExp(`^(?:${words})[\\s_.:-]+(.+)$`, "iu").exec(name)?.[1];
  const behind = new RegExp(`^(.+?)[\\s_.:-]+(?:${words})$`, "iu").exec(name)?.[1];
  const stem = before ?? behind;
  return stem === undefined || OTHER.test(stem) ? undefined : `${stem}${unit}`;
}

interface Ends {
  header: string;
  from: TableColumn;
  to: TableColumn;
}

function endsIn(columns: readonly TableColumn[]): Ends[] {
  const upTo = new Map<string, TableColumn>();
  for (const column of columns) {
    const stem = stemOf(column.header, TO)?.toLowerCase();
    if (stem !== undefined && !upTo.has(stem)) upTo.set(stem, column);
  }
  return columns.flatMap((from) => {
    const header = stemOf(from.header, FROM);
    const to = header === undefined ? undefined : upTo.get(header.toLowerCase());
    return header !== undefined && to && to !== from ? [{ header, from, to }] : [];
  });
}

/** The range between two cells; undefined where they are no ends of one. */
function rangeOf(from: string, to: string): string | undefined {
  const alone = from === "" ? to : to === "" ? from : "";
  // One cell may hold both ends.
  if (BOTH.test(alone)) return alone;
  const [one, other] = [NUMBER.exec(from), NUMBER.exec(to)];
  if ((from !== "" && !one) || (to !== "" && !other)) return undefined;
  if (one && other) {
    const unit = other[2] ?? one[2];
    if (one[2] !== undefined && other[2] !== undefined && one[2] !== other[2]) return undefined;
    if (numberIn(one) > numberIn(other)) return undefined;
    return `${one[1]}-${other[1]}${unit ? ` ${unit}` : ""}`;
  }
  const [, digits, unit] = one ?? other ?? [];
  if (digits === undefined) return "";
  const end = `${digits}${unit ? ` ${unit}` : ""}`;
  return one ? `from ${end}` : `up to ${end}`;
}

const BOTH = /^\d+(?:[.,]\d+)?\s*[-–]\s*\d+(?:[.,]\d+)?\s*\p{L}*\.?$/u;
const numberIn = ([, digits]: RegExpExecArray) => Number(digits!.replace(",", "."));

const ROWS_A_STEP = 2_000;

/** The same with one column of ranges for two that are their ends; undefined where there are none. In steps. */
export function* rangeColumns(table: Table): Steps<Table | undefined> {
  const made = new Map<TableColumn, TableColumn>();
  const gone = new Set<TableColumn>();
  const said: string[] = [];
  for (const { header, from, to } of endsIn(table.columns)) {
    if (gone.has(from) || gone.has(to) || made.has(from) || made.has(to)) continue;
    const cells: string[] = [];
    let [stated, both, wrong] = [0, 0, 0];
    for (const row of table.lines.keys()) {
      if (row % ROWS_A_STEP === 0) yield;
      const [least, most] = [cellAt(from, row), cellAt(to, row)];
      const range = rangeOf(least, most);
      if (least !== "" || most !== "") stated += 1;
      if (range === undefined) wrong += 1;
      else if (least !== "" && most !== "") both += 1;
      // What is no range is told of as a cell that cannot be read.
      cells.push(range ?? [least, most].filter((end) => end !== "").join(" – "));
    }
    if (both === 0 || both < stated * SOME_BOTH || wrong > stated * FEW_WRONG) continue;
    made.set(from, columnOf(header, cells, table.lines.length));
    gone.add(to);
    said.push(`${from.header} and ${to.header}`);
  }
  if (made.size === 0) return undefined;
  return {
    ...table,
    columns: withOwnNames(
      table.columns.flatMap((column) => (gone.has(column) ? [] : (made.get(column) ?? column))),
    ),
    shaped: [...table.shaped, `Two columns became one of ranges: ${said.join(", ")}.`],
  };
}
