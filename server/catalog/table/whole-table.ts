import { MAX_LEFT_OUT, type LeftOutRow } from "@shared/contracts/file-look";
import { cellAt, ofRows, type TableColumn } from "./table-columns";

/** What a file holds as a table, whatever stands around it. */
export interface Table {
  /** The sheets of a workbook, each with the number of its rows; none of a CSV. */
  sheets: { name: string; rows: number }[];
  /** The one that is read. */
  sheet: string | null;
  headLine: number;
  /** Each of another header, and none empty. */
  columns: TableColumn[];
  /** The line on which each row begins. */
  lines: Uint32Array;
  /** The first rows that are no products, and how many there are. */
  leftOut: LeftOutRow[];
  leftOutCount: number;
  /** Whether it is an export of ours, whose rows are all products. */
  isExport: boolean;
  /** What was made of the table, in sentences: none where it is read as it is. */
  shaped: string[];
}

/** What headings between the rows are called, and what where a header is called so: shoppers read it. */
const HEADING_NAMES = {
  en: ["Category", "Department"],
  de: ["Kategorie", "Abteilung"],
  fr: ["Catégorie", "Rayon"],
  nl: ["Categorie", "Afdeling"],
} as const;
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
/** Headers of a language; where two at least are of one, all are. */
const HEADERS = {
  de: word("preis|bezeichnung|farbe|hersteller|bestand|artikel|marke|gewicht|vk"),
  fr: word("prix|désignation|couleur|marque|poids|matière|libellé|réf"),
  nl: word("prijs|omschrijving|kleur|merk|voorraad|gewicht|verkoopprijs|naam"),
};

/** The header of what stands in headings between the rows of a table with these headers, in their language. */
export function headingAmong(headers: readonly string[]): string {
  const counted = (["de", "fr", "nl"] as const)
    .map((locale) => ({
      locale,
      count: headers.filter((each) => HEADERS[locale].test(each)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  const [{ locale, count }] = counted as [(typeof counted)[number]];
  const names = HEADING_NAMES[count > 1 ? locale : "en"];
  const isTaken = (name: string) => headers.some((each) => each.trim().toLowerCase() === name);
  return names.find((name) => !isTaken(name.toLowerCase())) ?? names[0];
}

/** Whether a head is one of our own exports: of any other these do not stand together. */
export const isExportHead = (headers: readonly string[]): boolean =>
  headers[0] === "key" &&
  ["name", "picture", "page", "in stock"].every((each) => headers.includes(each));

/** A table without some of its rows, each named with the reason. */
export function withoutRows(table: Table, why: ReadonlyMap<number, string>): Table {
  if (why.size === 0) return table;
  const kept = Array.from(table.lines.keys()).filter((row) => !why.has(row));
  const named = [...why].slice(0, Math.max(0, MAX_LEFT_OUT - table.leftOut.length));
  const textOf = (row: number) =>
    table.columns
      .map((column) => cellAt(column, row))
      .filter(Boolean)
      .join(" · ")
      .slice(0, 120);
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, ...ofRows(column, kept) })),
    lines: Uint32Array.from(kept, (row) => table.lines[row]!),
    leftOut: [
      ...table.leftOut,
      ...named.map(([row, reason]) => ({
        line: table.lines[row]!,
        text: textOf(row),
        why: reason,
      })),
    ],
    leftOutCount: table.leftOutCount + why.size,
  };
}

/** Columns in their order, each of a name that none before it has. */
export function withOwnNames(columns: readonly TableColumn[]): TableColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    let header = column.header;
    for (let count = 2; taken.has(header.toLowerCase()); count++)
      header = `${column.header} (${count})`;
    taken.add(header.toLowerCase());
    return { ...column, header };
  });
}
