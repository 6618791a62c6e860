// Longer than 200 lines: how a file is read, compared and counted stands together.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { ColumnLook, FileLook } from "@shared/contracts/file-look";
import { alikeLabels } from "@shared/input/alike-labels";
import { lookAt } from "../catalog/staff/file-look/file-look";
import { attributeOf, statedIn } from "../catalog/staff/file-look/plan-attributes";
import { cellsReader } from "../catalog/staff/file-look/read-cells";
import { readTable, type TableWish } from "../catalog/table/read-table";
import { cellAt, type TableColumn } from "../catalog/table/table-columns";
import { isMeant, isTyped, type Meaning } from "./meanings";
import { tableFile } from "./table-file";

// How right a file is read as it is proposed, beside what a person wrote down who knows the trade and not the reader.

/** What a person reads in a file. */
export interface ExpectedFile {
  file: string;
  trade: string;
  sheet?: string;
  headLine: number;
  products: number;
  /** The rows that are none; those that say the same as another one are called duplicates. */
  notProducts: { line: number; why: string }[];
  /** The columns that are something, and in which unit a person gives their numbers. */
  columns: Record<string, { is: string; unit?: string | null }>;
  rows: { line: number; values: Record<string, Meaning> }[];
}

/** A cell that is not read as a person reads it. */
export interface OtherReading {
  column: string;
  line: number;
  cell: string;
  meant: Meaning;
  read: string;
}

export interface Measured {
  file: string;
  /** Cells of prices, stock, keys, numbers of the trade and packs; and those of all else that is kept. */
  strict: number;
  others: number;
  strictWrong: OtherReading[];
  /** Those that are left open and listed with "read it as…", as what is never guessed has to be. */
  strictAsked: OtherReading[];
  /** Cells that say something else than a person reads. */
  wrong: OtherReading[];
  /** Cells of numbers, dates, lists, and yes or no that are not stated, or stay words. */
  unread: OtherReading[];
  /** Values that stay in the shop's own words where a person says them otherwise: "PCR" for "Passenger". */
  ownWords: OtherReading[];
  /** What is asked before the file can be taken. */
  questions: string[];
  /** What every product has, and is neither proposed right nor asked. */
  missed: string[];
  /** The lines of rows that a person takes for products and the reader does not, and the other way round. */
  rows: number[];
}

const STRICT = ["key", "gtin", "price", "special price", "stock", "pack"];
/** What every product has, as a plan calls it. */
const OWN: Record<string, string> = {
  key: "key",
  gtin: "gtin",
  name: "name",
  brand: "brand",
  price: "price",
  "special price": "special price",
  stock: "in stock",
  picture: "picture",
  page: "page",
  group: "group",
};

/** Reads a file of a folder as it is proposed, and compares every cell with what a person wrote. Throws where it cannot be read. */
export async function measureFile(folder: string, expected: ExpectedFile): Promise<Measured> {
  const bytes = tableFile(readFileSync(join(folder, expected.file)));
  const stated = Object.entries(expected.columns).filter(([, { is }]) => is !== "empty");
  let wish: TableWish = { sheet: expected.sheet };
  let table = await readTable(bytes, wish);
  const has = (header: string) => table.columns.some((column) => isCalled(column, header));
  // What shops' platforms write is put into other rows and columns: a person read them as they are.
  if (!stated.every(([header]) => has(header))) {
    wish = { ...wish, asItIs: true };
    table = await readTable(bytes, wish);
  }
  const look = await lookAt(bytes, { known: [] }, wish);
  const found: Measured = {
    file: expected.file,
    strict: 0,
    others: 0,
    ...{ strictWrong: [], strictAsked: [], wrong: [], unread: [], ownWords: [], missed: [] },
    questions: questionsIn(look),
    // Of long files a person read some rows.
    rows:
      expected.rows.length === expected.products
        ? differing(
            expected.rows.map(({ line }) => line),
            Array.from(table.lines).filter((line) => !isDuplicate(expected, line)),
          )
        : [],
  };
  const rowOf = new Map(Array.from(table.lines, (line, row) => [line, row]));
  for (const [header, { is, unit = null }] of Object.entries(expected.columns)) {
    const place = table.columns.findIndex((column) => isCalled(column, header));
    if (place === -1) {
      if (is !== "empty") found.missed.push(`${header}: no such column`);
      continue;
    }
    const column = look.columns[place]!;
    const { use } = column.plan;
    const own = OWN[is];
    const isAsked =
      (is === "price" && look.prices.includes(place)) ||
      (is === "group" && look.groups.includes(place));
    // Of several pictures a product has the first.
    const isThere = look.columns.some(({ plan }) => plan.use === own);
    if (own !== undefined && use !== own && !isAsked && !isThere)
      found.missed.push(`${header}: ${is}, not ${use}`);
    if (use === "left out") continue;
    const read = wordsReader(column, table.columns[place]!);
    for (const { line, values } of expected.rows) {
      const row = rowOf.get(line);
      if (row === undefined || !Object.hasOwn(values, header)) continue;
      const cell = cellAt(table.columns[place]!, row);
      judge(
        found,
        { column: header, line, cell, meant: values[header]!, read: "" },
        { is, unit, read, column },
      );
    }
  }
  return found;
}

/** Whether a row says the same as another one: it is read, and is no product of its own. */
export const isDuplicate = ({ notProducts }: ExpectedFile, line: number): boolean =>
  notProducts.some((row) => row.line === line && row.why.startsWith("duplicate"));

/** Whether a column has this header; one without any is called by its place. */
const isCalled = ({ header }: TableColumn, name: string): boolean =>
  name.trim() === "" || /^\d$/.test(name)
    ? new RegExp(`^Column ${name.trim() || "\\d+"}$`).test(header)
    : header === name.trim().replace(/\s+/g, " ");

type Reading =
  | { words: readonly string[]; text: string; alike: (word: string) => readonly string[] }
  | undefined;

/** Reads the cells of a column as they would be taken: values by their names, with spellings made one. */
function wordsReader({ header, plan }: ColumnLook, column: TableColumn): (cell: string) => Reading {
  const attribute: AttributeShape | undefined =
    plan.use === "attribute" ? attributeOf(header, plan, statedIn(column)) : undefined;
  const labels = new Map(attribute?.values.map(({ id, label }) => [id, Object.values(label)[0]!]));
  const brands = plan.use === "brand" ? [...statedIn(column).keys()] : [];
  const names = [...labels.values(), ...brands];
  const groups = alikeLabels(names).map((places) => places.map((place) => names[place]!));
  const alike = (word: string) => groups.find((group) => group.includes(word)) ?? [word];
  const reader = cellsReader(plan, attribute);
  return (cell) => {
    const reading = reader(cell);
    if ("why" in reading) return undefined;
    const { text } = reading;
    return { text, words: text.split("|").map((word) => labels.get(word) ?? word), alike };
  };
}

interface Judging {
  is: string;
  unit: string | null;
  read: (cell: string) => Reading;
  column: ColumnLook;
}

/** Whether a person would ask, too: a cell that is not stated is listed with "read it as…". */
const wouldBeAsked = (meant: Meaning): boolean =>
  typeof meant === "object" && meant !== null && "ask" in meant;

/** What keeps a cell in words. */
const WORDS = ["choice", "choices", "text", "name", "brand", "group", "collections"];

/** Puts a cell where it belongs. */
function judge(found: Measured, cell: OtherReading, { is, unit, read, column }: Judging): void {
  const isStrict = STRICT.includes(is);
  if (isStrict) found.strict += 1;
  else found.others += 1;
  const reading = read(cell.cell);
  const ownUnit = column.plan.attribute?.unit ?? null;
  const kind = column.plan.use === "attribute" ? column.plan.attribute!.kind : column.plan.use;
  const other = { ...cell, read: reading ? reading.words.join(" | ") : "(not stated)" };
  // What is not stated where a person reads nothing is right, and so is a cell that is asked.
  if (!reading) {
    const isOpen = column.open !== null || column.openDates !== null;
    if (isOpen || wouldBeAsked(cell.meant)) return;
    if (isMeant(cell.meant, { words: [""], text: "", is, unit, ownUnit, kind })) return;
    (isStrict ? found.strictAsked : found.unread).push(other);
    return;
  }
  const words = reading.words.map((word) => reading.alike(word));
  if (
    isMeant(cell.meant, {
      words: reading.words,
      alike: words,
      text: reading.text,
      is,
      unit,
      ownUnit,
      kind,
    })
  )
    return;
  const isAsWritten = plain(reading.words.join("")) === plain(cell.cell.replace(/[|,;/+\n]/g, ""));
  const staysWords = WORDS.includes(kind) && (isAsWritten || isInParts(reading, cell.cell));
  // A list of as many values is one, whatever they are called; "none" is a statement.
  const isList =
    Array.isArray(cell.meant) && reading.words.length === Math.max(1, cell.meant.length);
  if (staysWords && isAsWritten && isTyped(is) && !isList) found.unread.push(other);
  else if (staysWords) found.ownWords.push(other);
  else (isStrict ? found.strictWrong : found.wrong).push(other);
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s|,;/+]+/g, "");

/** Whether all that was read stands in the cell in the same words. */
const isInParts = ({ words, alike }: NonNullable<Reading>, cell: string): boolean =>
  words.every((word) => alike(word).some((each) => plain(cell).includes(plain(each))));

function questionsIn({ columns, prices, groups, sameKeys }: FileLook): string[] {
  return [
    ...(groups.length > 0 ? ["Which rows are variants of one product?"] : []),
    ...(prices.length > 0 ? ["Which price do shoppers pay?"] : []),
    ...(sameKeys && sameKeys.keyed > 0 ? ["What are rows of the same key?"] : []),
    ...(sameKeys && sameKeys.keyed < sameKeys.keys
      ? ["What are rows that say the same of a product?"]
      : []),
    ...columns
      .filter(({ open, openDates, plan }) => (open ?? openDates) && plan.use !== "left out")
      .map(({ header }) => `What do cells of ${header} mean?`),
  ];
}

function differing(one: readonly number[], other: readonly number[]): number[] {
  return [
    ...one.filter((line) => !other.includes(line)),
    ...other.filter((line) => !one.includes(line)),
  ];
}
