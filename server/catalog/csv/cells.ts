import type { Availability } from "@shared/stock";
import { scalarText, type Scalar } from "@shared/list-text";

// A product in a CSV: one column per field, by its name; lists with `|` between their parts.

/** How a field is written in a cell. */
export type CellKind =
  "line" | "text" | "price" | "number" | "list" | "flag" | "stock" | "picture" | "address";

interface Field {
  kind: CellKind;
}

const LIST_SIGN = "|";
/**
 * Where a spreadsheet may begin a cell: at its start, and where one with other settings splits it,
 * because it ignores the comma's quotation marks. A formula then begins with one of these characters, in
 * either width; quotation marks before it fall away.
 */
const CELL_START = "(?<=^|[;\\t\\r\\n])";
const FORMULA = `(?=["']*[=+\\-@\\t\\r＝＋－＠])`;
/** Most cells have none of these, and looking around every place of each takes long. */
const MAY_BE_FORMULA = /[=+\-@\t\r＝＋－＠]/;
const UNESCAPED = new RegExp(CELL_START + FORMULA, "g");
const ESCAPED = new RegExp(`${CELL_START}'${FORMULA}`, "g");

/** A value as a cell. Text that a spreadsheet would run gets a leading apostrophe; `fromCell` removes it. */
export function toCell({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "flag" || (kind === "stock" && typeof value === "boolean"))
    return value === true ? "true" : "false";
  const text = Array.isArray(value) ? value.join(LIST_SIGN) : scalarText(value as Scalar);
  return MAY_BE_FORMULA.test(text) ? text.replace(UNESCAPED, "'") : text;
}

/** A cell as input for the shapes; text that does not read as its kind stays text, for the shape to refuse. */
export function fromCell({ kind }: Field, cell: string): unknown {
  const text = cell.includes("'") ? cell.replace(ESCAPED, "") : cell;
  const plain = text.trim();
  if (kind === "list") {
    return plain
      .split(LIST_SIGN)
      .map((part) => part.trim())
      .filter(Boolean);
  }
  if (kind === "flag") {
    const said = plain.toLowerCase();
    if (["true", "yes", "1"].includes(said)) return true;
    return ["false", "no", "0"].includes(said) ? false : plain === "" ? undefined : plain;
  }
  if (kind === "stock") return stockIn(plain);
  // A comma before one or two figures can only be a decimal one.
  if (kind === "price") return plain.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  if (kind === "number") return plain === "" ? null : /^-?\d+$/.test(plain) ? Number(plain) : plain;
  return kind === "text" || kind === "line" ? text : plain;
}

/** Words of stock that are neither yes nor no; null where they do not say when it can be had. */
const STOCK = new Map<string, Availability | null>([
  ["low", "low"],
  ["low stock", "low"],
  ["few left", "low"],
  ["made to order", "made to order"],
  ["backorder", "backorder"],
  ["back order", "backorder"],
  ["on backorder", "backorder"],
  ["preorder", "backorder"],
  ["pre order", "backorder"],
  ["on request", null],
]);
const PIECES = /^-?\d+([.,]\d+)?$/;

/** Whether a cell says of stock that it can be had, but not now. */
export function isLater(cell: string): boolean {
  const said = STOCK.get(plainWords(cell));
  return said !== undefined && said !== "low";
}

/**
 * What a cell says of stock, in words or as a number of pieces: yes or no, or what neither of them says; null where that is
 * nothing. A text that says something else stays as it is.
 */
export function stockIn(cell: string): boolean | null | string {
  const text = cell.trim();
  if (text === "") return null;
  const said = STOCK.get(plainWords(text));
  if (said !== undefined) return said;
  if (PIECES.test(text)) return Number(text.replace(",", ".")) > 0;
  return yesOrNo(text) ?? cell;
}

const YES = [
  "yes",
  "true",
  "1",
  "y",
  "j",
  "ja",
  "oui",
  "si",
  "sim",
  "tak",
  "ano",
  "да",
  "есть",
  "x",
  "✓",
  "suitable",
  "geeignet",
  "geschikt",
];
const IN = ["in stock", "available"];
const NO = [
  "no",
  "false",
  "0",
  "n",
  "nein",
  "nee",
  "non",
  "nej",
  "nie",
  "nao",
  "нет",
  "not suitable",
  "unsuitable",
  "nicht geeignet",
  "ungeeignet",
  "niet geschikt",
];
const OUT = ["out of stock", "sold out"];

/** A cell as its words are compared: capitals, accents, hyphens, underscores and spaces decide nothing. */
const plainWords = (cell: string): string =>
  cell
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .replace(/!+$/, "")
    .trim();

/** What a cell of a yes-or-no column says, in the languages of shops' exports; undefined where it says something else. */
export function yesOrNo(cell: string): boolean | undefined {
  const said = plainWords(cell);
  if (YES.includes(said) || IN.includes(said)) return true;
  return NO.includes(said) || OUT.includes(said) ? false : undefined;
}
