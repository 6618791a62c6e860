import { perUnit } from "../catalog/table/measures";

/** What a person reads in a cell; `ask` are several meanings of which none is sure. */
export type Meaning = number | string | boolean | null | object;

interface Read {
  /** By their names. */
  words: readonly string[];
  /** The same with all spellings that are made one. */
  alike?: readonly (readonly string[])[];
  text: string;
  /** What a person takes the column for, and in which unit. */
  is: string;
  unit: string | null;
  /** The unit of the attribute that it becomes. */
  ownUnit: string | null;
  /** The kind of attribute that it becomes, or what else of a product. */
  kind: string;
}

/** A person told three of the states of stock apart. */
const STOCK: Record<string, string[]> = {
  in: ["yes", "low"],
  later: ["made to order", "backorder", ""],
  out: ["no"],
};

/** Whether a person reads more than words in such a column. */
export const isTyped = (is: string): boolean =>
  ["number", "range", "date", "flag", "choices", "dimensions", "pack", "other price"].includes(is);

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, "");

/** Whether a cell was read as a person means it. */
export function isMeant(meant: Meaning, read: Read): boolean {
  const { words, alike = words.map((word) => [word]), text, is } = read;
  if (meant === null) return text === "";
  if (typeof meant === "object" && "ask" in meant) {
    const asked = meant.ask as Meaning[];
    const [min, max, ...more] = asked as number[];
    // Where one number of two would be asked, the range between both leaves nothing out.
    const isBetween = asked.every((each) => typeof each === "number") && more.length === 0;
    return (isBetween && isRange({ min, max }, read)) || asked.some((each) => isMeant(each, read));
  }
  if (is === "stock") {
    const state = typeof meant === "number" ? (meant > 0 ? "in" : "out") : (meant as string);
    return STOCK[state]?.includes(text) ?? false;
  }
  if (typeof meant === "boolean") return text === (meant ? "yes" : "no");
  if (typeof meant === "number") return isNumber(meant, read);
  if (typeof meant === "string")
    return (
      plain(meant) === plain(text) ||
      // An address is whole.
      (is === "page" && `https://${plain(meant)}` === plain(text)) ||
      plain(meant) === plain(text + (read.ownUnit ?? "")) ||
      alike.some((group) => group.some(isOf(meant)))
    );
  if (Array.isArray(meant)) {
    const parts = meant as (string | number | null)[];
    // Sides stay together, as they are written.
    if (parts.some((part) => typeof part === "number")) return areSides(parts, read);
    // A list of "12 V" alone is a number of volts.
    if (
      parts.length === 1 &&
      read.ownUnit &&
      plain(text + read.ownUnit) === plain(String(parts[0]))
    )
      return true;
    return (
      parts.length === words.length &&
      parts.every((part) => alike.some((group) => group.some(isOf(String(part)))))
    );
  }
  if ("pieces" in meant) return isPack(meant as Pack, read);
  return isRange(meant, read);
}

const isOf = (meant: string) => (word: string) => plain(word) === plain(meant);

/** What was turned into another unit is rounded by a person. */
const near = (one: number, other: number) =>
  Math.abs(one - other) <= 0.005 * Math.max(Math.abs(one), Math.abs(other)) ||
  isRounded(one, other);

/** Whether a number is another one with as many decimals as a person wrote, of which there are some. */
function isRounded(one: number, other: number): boolean {
  const decimals = /\.(\d+)$/.exec(String(other))?.[1]?.length;
  return decimals !== undefined && Number(one.toFixed(decimals)) === other;
}
const same = (one: number, other: number) => Math.abs(one - other) < 0.001;

/** How many of a person's unit one of the attribute's is. */
const factorOf = ({ unit, ownUnit }: Read): number =>
  unit !== null && ownUnit !== null ? (perUnit(ownUnit, unit) ?? 1) : 1;

/** The ends of a text that an import writes: "4", "≥ 4", "4 – 9". */
function endsOf(text: string): { min?: number; max?: number } | undefined {
  const [, sign, one, other] = /^(≥|≤)?\s*(-?[\d.]+)(?: – (-?[\d.]+))?$/.exec(text) ?? [];
  if (one === undefined) return undefined;
  if (sign === "≥") return { min: Number(one) };
  if (sign === "≤") return { max: Number(one) };
  return { min: Number(one), max: Number(other ?? one) };
}

function isNumber(meant: number, read: Read): boolean {
  const ends = endsOf(read.text);
  if (!ends) return false;
  if (read.is.endsWith("price")) return ends.min === ends.max && same(ends.min!, meant);
  // "Up to 60 °C" is 60 where a person says how hot it may be.
  const number = ends.min === undefined || ends.min === ends.max ? ends.max! : ends.min;
  const isOne = ends.min === ends.max || ends.min === undefined || ends.max === undefined;
  return isOne && near(number * factorOf(read), meant);
}

function isRange(meant: { min?: number; max?: number }, read: Read): boolean {
  const ends = endsOf(read.text);
  if (!ends) return false;
  const factor = factorOf(read);
  const alike = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? one === other : near(one * factor, other);
  if (alike(ends.min, meant.min) && alike(ends.max, meant.max)) return true;
  // A number alone is the one end of an open range, where the column is one of numbers.
  if (read.kind !== "number" || ends.min !== ends.max) return false;
  return (
    (meant.max === undefined && alike(ends.min, meant.min)) ||
    (meant.min === undefined && alike(ends.max, meant.max))
  );
}

interface Pack {
  pieces: number;
  each?: number;
  total?: number;
}

/** A pack is its total, or its pieces; or it stays as the shop writes it. */
function isPack({ pieces, total }: Pack, read: Read): boolean {
  const number = endsOf(read.text)?.min;
  if (number === undefined) return read.text !== "";
  return near(number, pieces) || (total !== undefined && near(number * factorOf(read), total));
}

/** Sides are the text itself; each of their numbers has to be in it. */
const areSides = (sides: readonly (string | number | null)[], { text }: Read): boolean =>
  text !== "" && sides.every((side) => side === null || /\d/.test(text));
