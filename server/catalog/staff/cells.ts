import {
  DOES_NOT_APPLY,
  type AttributeShape,
  type StatedValue,
} from "@shared/contracts/attributes";
import { sizeFinder, sizeKey, type Sizes } from "@shared/size-names";
import { isDate } from "@shared/dates";
import type { CatalogAttribute } from "../store/catalog-definition";
import { checkedRange, type Checked } from "./check-values";
import { noSuchValue, saysDoesNotApply, valueFinder, wordKey } from "../store/words";

// What a product states, as a cell of a file. Capitals, spaces and units decide nothing.

const LIST_SIGN = "|";
const NUMBER = /^[+-]?(\d+|\d{1,3}( \d{3})+)(\.\d+)?(e[+-]?\d+)?$/i;
const problem = (sentence: string): Checked => ({ problem: sentence });

/** A stated value as a cell. */
export function cellOf(value: StatedValue | undefined): string {
  if (value === undefined) return "";
  if (value === DOES_NOT_APPLY) return "does not apply";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(LIST_SIGN);
  if (typeof value !== "object") return String(value);
  const { min, max } = value;
  if (min === undefined) return `≤ ${max}`;
  if (min === max) return String(min);
  // Spreadsheets take 9-18 for a day in September.
  return max === undefined ? `≥ ${min}` : `${min} – ${max}`;
}

/** Reads a cell of a product of a brand; see `SizeBrand` for one that is not known yet. */
export type CellReader = (cell: string, brand?: SizeBrand) => Checked | undefined;

/** Makes a value of a text that the list does not have; undefined where it is no word. */
type AddValue = (text: string) => Checked | undefined;

/**
 * Reads an attribute's cells, in a column of a system of sizes or of none; an empty cell states nothing. With `add` a text
 * that no value is called becomes one.
 */
export function cellReader(
  attribute: CatalogAttribute,
  system?: string,
  add?: AddValue,
): CellReader {
  const read = readerOf(attribute, system, add);
  const mayNotApply = attribute.storedAs === undefined;
  return (cell, brand) => {
    const text = cell.trim();
    if (text === "") return undefined;
    return mayNotApply && saysDoesNotApply(text) ? { value: DOES_NOT_APPLY } : read(text, brand);
  };
}

function readerOf(
  attribute: CatalogAttribute,
  system: string | undefined,
  add: AddValue | undefined,
): (text: string, brand?: SizeBrand) => Checked {
  const { sizes } = attribute;
  const idOf = valueFinder(attribute);
  const inWords = (text: string): Checked => {
    if (attribute.isOpen) return { value: (attribute.storedAs ? undefined : idOf(text)) ?? text };
    const value = idOf(text);
    if (value !== undefined) return { value };
    // A size that no system knows is a slip.
    const added = sizes ? undefined : add?.(text);
    return added ?? problem(noSuchValue(attribute, text));
  };
  const found = sizes ? sizeReader({ ...attribute, sizes }, inWords, system) : inWords;
  switch (attribute.kind) {
    case "choice":
      return found;
    case "choices":
      return (text, brand) => {
        const parts = text.split(LIST_SIGN).map((part) => part.trim());
        const each = parts.filter(Boolean).map((part) => found(part, brand));
        const wrong = each.find((one) => "problem" in one);
        return wrong ?? { value: each.map((one) => (one as { value: string }).value) };
      };
    case "number":
      return (text) => readNumber(withoutUnit(text, attribute.unit));
    case "range":
      return (text) => readRange(text, attribute.unit);
    case "flag":
      return readFlag;
    case "date":
      return (text) =>
        isDate(text.trim())
          ? { value: text.trim() }
          : problem("Write a date such as 2026-05-17, 2026-05 or 2026.");
    case "text":
      return (text) => ({ value: text });
  }
}

function readFlag(text: string): Checked {
  const said = wordKey(text);
  if (["yes", "true", "1"].includes(said)) return { value: true };
  return ["no", "false", "0"].includes(said) ? { value: false } : problem("Write yes or no.");
}

function readNumber(text: string): Checked {
  if (text.includes(",")) {
    return problem("Write numbers with a point and without other signs, such as 1.5.");
  }
  const number = NUMBER.test(text) ? Number(text.replaceAll(" ", "")) : NaN;
  return Number.isFinite(number) ? { value: number + 0 } : problem("Write a number such as 1.5.");
}

/** As cells are written; then as people write them. */
const BETWEEN = [
  /^(?<min>.+) – (?<max>.+)$/,
  /^from (?<min>.+) to (?<max>.+)$/i,
  /^(?<min>[+-]?\d[^–—-]*?)\s*(?:–|—|-|\.\.+|\bto\b)\s*(?<max>[+-]?\d.*)$/i,
];
const FROM =
  /^(?:≥|>=|from\b|at least\b|min\.?)\s*(?<min>.+)$|^(?<open>.+?)\s*(?:\+|and (?:up|more))$/i;
const UP_TO = /^(?:≤|<=|up to\b|at most\b|to\b|max\.?)\s*(?<max>.+)$/i;

/** "9-18 kg", "9 kg – 18 kg", "≥ 9", "from 9", "9+", "≤ 18", "up to 18"; a number alone is both ends. */
function readRange(text: string, unit: string | null | undefined): Checked {
  const ends = endsIn(withoutUnit(text, unit));
  const range: Record<string, number> = {};
  for (const [end, written] of Object.entries(ends)) {
    const read = readNumber(withoutUnit(written, unit));
    if ("problem" in read) {
      return written.includes(",") ? read : problem("Write a range such as 9–18, ≥ 9 or ≤ 18.");
    }
    range[end] = read.value as number;
  }
  return checkedRange(range);
}

function endsIn(text: string): { min?: string; max?: string } {
  if (NUMBER.test(text)) return { min: text, max: text };
  for (const form of BETWEEN) {
    const both = form.exec(text)?.groups;
    if (both) return { min: both.min!, max: both.max! };
  }
  const from = FROM.exec(text)?.groups;
  if (from) return { min: (from.min ?? from.open)! };
  const upTo = UP_TO.exec(text)?.groups;
  return upTo ? { max: upTo.max! } : { min: text };
}

/** A number's text without the attribute's unit after it. */
function withoutUnit(text: string, unit: string | null | undefined): string {
  const plain = text.trim().replace(/\s+/g, " ");
  const end = unit?.trim().toLowerCase();
  if (!end || !plain.toLowerCase().endsWith(end)) return plain;
  return plain.slice(0, -end.length).trim();
}

/** Whose sizes a product is in: a brand's, nobody's, or those of its group, which nobody knows yet. */
export type SizeBrand = { brand: string | null } | { group: string };

const MAX_SAID = 60;
const MAX_NAMED = 6;

/**
 * Reads values as systems of sizes call them: "UK 9", or "9" in a column of a system. An id comes first, and what is
 * no size is read otherwise. A name that may mean several values is refused, and so is one of a brand that is not known.
 */
function sizeReader(
  { values, sizes }: Pick<AttributeShape, "values"> & { sizes: Sizes },
  otherwise: (text: string) => Checked,
  system: string | undefined,
): (text: string, brand?: SizeBrand) => Checked {
  const find = sizeFinder(sizes);
  const ids = new Set(values.map(({ id }) => id));
  const hasBrands = Object.keys(sizes.brands).length > 0;
  return (text, whose = { brand: null }) => {
    // Ids are what exports write.
    if (system === undefined && ids.has(text.trim())) return { value: text.trim() };
    const brand = "brand" in whose ? whose.brand : null;
    const found = find(text, brand, system);
    if (found.length === 0) return otherwise(text);
    if (hasBrands && "group" in whose) {
      const group = whose.group.replaceAll("\0", "").slice(0, MAX_SAID);
      return {
        problem: `Brands differ in their sizes, and the brand is not known: put the row of ${group} above this one, or enter the brand here.`,
      };
    }
    const [value, ...others] = found;
    if (others.length === 0) return { value: value! };
    return { problem: ambiguous(text, found, sizes) };
  };
}

/** A sentence for a size that several systems have, each for another value. */
function ambiguous(text: string, found: readonly string[], { systems }: Sizes): string {
  const said = text.slice(0, MAX_SAID);
  const key = sizeKey(text);
  // Those that begin as it does: "US 10" lacks only which of them is meant.
  const meant = systems.filter(({ label }) => key.startsWith(sizeKey(label).split(" ")[0]!));
  const named = (meant.length > 1 ? meant : systems).slice(0, MAX_NAMED).map(({ label }) => label);
  return `“${said}” may be any of ${found.slice(0, MAX_NAMED).join(", ")}. Write its system before it: ${named.join(" or ")}.`;
}
