import {
  DOES_NOT_APPLY,
  type AttributeShape,
  type StatedValue,
} from "@shared/contracts/attributes";
import { dateWords } from "@shared/dates";
import { saidNumber } from "@shared/said-number";
import type { StockState } from "@shared/stock";

/** A date of a day, a month or a year as staff read it. */
export const dateText = (date: string): string => dateWords(date, "en-ZA");

/** Stock as staff read it. */
export const stockWords: Record<StockState, string> = {
  in: "In stock",
  low: "Few left",
  "made to order": "Available to order",
  backorder: "On backorder",
  out: "Out of stock",
};

const list = new Intl.ListFormat("en");

/** How something is called, in the first language that names it. */
export const nameOf = ({ label }: Pick<AttributeShape, "label">): string =>
  label.en ?? Object.values(label)[0] ?? "";

/** How a value of an attribute is called; its id where the attribute does not know it. */
export function valueName({ values }: Pick<AttributeShape, "values">, id: string): string {
  if (id === DOES_NOT_APPLY) return "does not apply";
  const value = values.find((each) => each.id === id);
  return value ? nameOf(value) || id : id;
}

/**
 * What a product states, in words: "9–18 kg". Empty where it states nothing. Numbers are rounded as somebody would say
 * them, unless `say` is another way.
 */
export function statedWords(
  value: StatedValue | undefined,
  attribute: AttributeShape,
  say: (number: number) => string = saidNumber,
): string {
  if (value === undefined) return "";
  if (value === DOES_NOT_APPLY) return "does not apply";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return list.format(value.map((id) => valueName(attribute, id)));
  if (typeof value === "string") {
    if (attribute.kind === "date") return dateText(value);
    return attribute.kind === "text" ? value : valueName(attribute, value);
  }
  if (typeof value === "number") return withUnit(say(value), attribute);
  const [min, max] = [value.min, value.max].map((end) => (end === undefined ? end : say(end)));
  return withUnit(
    rangeWords({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    attribute,
  );
}

/** "9–18", "from 9" or "up to 18". */
export function rangeWords({ min, max }: { min?: number | string; max?: number | string }): string {
  if (min === undefined) return `up to ${max}`;
  if (max === undefined) return `from ${min}`;
  return min === max ? String(min) : `${min}–${max}`;
}

/** A number in words with the attribute's unit behind it. */
export const withUnit = (words: string, { unit }: Pick<AttributeShape, "unit">): string =>
  unit ? `${words} ${unit}` : words;
