import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { FACT, NOT_STATED, type OfferedAttribute } from "@shared/contracts/product-search";
import {
  dateText,
  nameOf,
  rangeWords,
  stockWords,
  valueName,
  withUnit,
} from "@/staff-kit/attribute-words";
import { formatMoney } from "@/lib/formats";

/** What a list is narrowed by: what its address and the server call each filter, and its value. */
export type Filters = Record<string, string>;

const OWN = ["brand", "price", "stock"];
const list = new Intl.ListFormat("en", { type: "disjunction" });

/** Reads the filters from an address. */
export function readFilters(params: URLSearchParams): Filters {
  return Object.fromEntries(
    [...params].filter(
      ([name, value]) => value !== "" && (OWN.includes(name) || name.startsWith(FACT)),
    ),
  );
}

/** The ends of a filter by numbers, as typed. */
export function endsOf(value: string): { from: string; to: string } {
  const [, from = "", to = ""] = /^(.*)\.\.(.*)$/.exec(value) ?? [];
  return { from, to };
}

/** The filter by these ends; empty where neither is given. */
export const betweenEnds = ({ from, to }: { from: string; to: string }): string =>
  from === "" && to === "" ? "" : `${from}..${to}`;

/** Whether something typed is a number that a filter can have as its end. */
export const isEnd = (text: string): boolean => /^(-?\d{1,12}(\.\d{1,6})?)?$/.test(text);

const STOCK: Record<string, string> = { ...stockWords, [NOT_STATED]: "Stock not stated" };

/** A filter in words: "Width: 60–80 cm". */
export function filterWords(
  name: string,
  value: string,
  { attributes, currency }: { attributes: readonly OfferedAttribute[]; currency: string },
): string {
  const ends = () => {
    const { from, to } = endsOf(value);
    return { min: from === "" ? undefined : from, max: to === "" ? undefined : to };
  };
  if (name === "brand") return `Brand: ${value}`;
  if (name === "stock") return STOCK[value] ?? value;
  if (name === "price") {
    if (value === NOT_STATED) return "Price on request";
    const { min, max } = ends();
    const said = (end: string | undefined) => end && formatMoney(end, currency, "en");
    return `Price: ${rangeWords({ min: said(min), max: said(max) })}`;
  }
  const id = name.slice(FACT.length);
  const attribute = attributes.find((each) => each.id === id);
  const label = attribute ? nameOf(attribute) || id : id;
  return `${label}: ${attribute ? factWords(value, attribute, ends) : value}`;
}

function factWords(
  value: string,
  attribute: OfferedAttribute,
  ends: () => { min: string | undefined; max: string | undefined },
): string {
  if (value === NOT_STATED) return "not stated";
  if (value === DOES_NOT_APPLY) return "does not apply";
  if (attribute.kind === "flag") return value === "true" ? "yes" : "no";
  if (attribute.kind === "text") return `“${value}”`;
  if (attribute.kind === "date") {
    const [min = "", max] = value.split("..");
    return max === undefined
      ? dateText(min)
      : rangeWords({ min: dateText(min) || undefined, max: dateText(max) || undefined });
  }
  if (attribute.kind === "number" || attribute.kind === "range") {
    return withUnit(rangeWords(ends()), attribute);
  }
  return list.format(value.split(",").map((each) => valueName(attribute, each)));
}
