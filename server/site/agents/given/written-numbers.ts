import type { Ask } from "@shared/finders/question";

// Numbers and ranges as assistants send them, as addresses write them.

type Given =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | { min?: string | number | null; max?: string | number | null };

/** What was understood, as addresses write it; or what to send instead. */
type Read = string | { problem: string };

/** Questions that are answered by numbers. */
type Numbered = Extract<Ask, { kind: "number" | "range" | "price" }>;

/** "80" · "80 kg", where that is its unit or one that it may be typed in · 80. */
export function writtenNumber(ask: Extract<Numbered, { kind: "number" }>, given: Given): Read {
  const [only = given, ...others] = Array.isArray(given) ? (given as readonly unknown[]) : [];
  const number = others.length === 0 ? numberOf(only, ask) : undefined;
  if (number === undefined || number < ask.min || number > ask.max) {
    return { problem: `Send a number from ${ask.min} to ${ask.max}${unitOf(ask)}.` };
  }
  return String(number);
}

/**
 * "1000..5000" of { min: 1000, max: 5000 }, [1000, 5000], "1000-5000" or "under 5000". One number alone is the most that
 * something may cost; of other ranges it could be either end.
 */
export function writtenRange(
  ask: Extract<Numbered, { kind: "range" | "price" }>,
  given: Given,
  currency: string,
): Read {
  const ends = endsOf(ask, given);
  const problem = { problem: howToSend(ask, currency) };
  if (!ends) return problem;
  const [min, max] = ends.map((end) => (isNone(end) ? undefined : numberOf(end, ask, currency)));
  const isLost = (number: number | undefined, end: unknown) => number === undefined && !isNone(end);
  if (isLost(min, ends[0]) || isLost(max, ends[1])) return problem;
  if (min !== undefined && max !== undefined && min > max) {
    return {
      problem: `The least, ${min}, is more than the most, ${max}. ${howToSend(ask, currency)}`,
    };
  }
  return `${min ?? ""}..${max ?? ""}`;
}

const isNone = (end: unknown) => end === null || end === undefined || end === "";

/** Both ends as they were sent; undefined where it is no range. */
function endsOf({ kind }: Ask, given: Given): [unknown, unknown] | undefined {
  if (Array.isArray(given)) {
    const all = given as readonly unknown[];
    return all.length === 2 ? [all[0], all[1]] : undefined;
  }
  if (typeof given === "object") {
    const { min, max } = given as { min?: unknown; max?: unknown };
    return [min, max];
  }
  if (typeof given === "boolean") return undefined;
  const text = String(given).trim();
  const [, word = "", rest = text] = /^([a-z ]+|[<>]=?)\s*(.*\d.*)$/i.exec(text) ?? [];
  const said = word.trim().toLowerCase();
  if (LEAST.has(said)) return [rest, undefined];
  if (MOST.has(said)) return [undefined, rest];
  const between = text
    .replace(/^between\s+/i, "")
    .split(/\s*(?:\.\.|–|—|(?<=\d)\s*-|\bto\b|\band\b)\s*/i);
  if (between.length === 2) return [between[0], between[1]];
  // One number alone is the most that something may cost.
  return kind === "price" ? [undefined, text] : undefined;
}

const MOST = new Set([
  "under",
  "below",
  "up to",
  "at most",
  "max",
  "less than",
  "not more than",
  "<",
  "<=",
]);
const LEAST = new Set(["over", "above", "from", "at least", "min", "more than", ">", ">="]);

const howToSend = (
  { kind, ...ask }: Extract<Numbered, { kind: "range" | "price" }>,
  currency: string,
) => {
  const { min = 0, max = min, step } = ask;
  const middle = Number((min + Math.round((max - min) / 2 / step) * step).toFixed(4));
  const unit = kind === "price" ? ` ${currency}` : unitOf(ask as { unit?: string });
  const limits = kind === "price" ? "" : ` from ${min} to ${max}`;
  return `Send a range${limits} in${unit || " numbers"} such as {"max": ${middle}}, {"min": ${middle}} or both, or {} for any.`;
};

const unitOf = ({ unit }: { unit?: string }) => (unit ? ` ${unit}` : "");

const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;
/** "15 000" · "15,000" · "1,250.50". */
const GROUPED = /^\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?=\.|$)/;

/** A number, written with its unit or its currency, or not; undefined where it is none, or of another unit. */
function numberOf(given: unknown, ask: Numbered, currency?: string): number | undefined {
  if (typeof given === "number") return Number(given.toFixed(4));
  if (typeof given !== "string") return undefined;
  const units = "unit" in ask && ask.unit ? [{ unit: ask.unit, perUnit: 1 }] : [];
  const others = [
    ...("otherUnits" in ask ? (ask.otherUnits ?? []) : []),
    ...usualUnits(units[0]?.unit),
  ];
  const text = currency === undefined ? given.trim() : withoutCurrency(given.trim(), currency);
  for (const { unit, perUnit } of [{ unit: "", perUnit: 1 }, ...units, ...others]) {
    if (!text.toLowerCase().endsWith(unit.toLowerCase())) continue;
    const number = text.slice(0, text.length - unit.length).trim();
    const plain = number.replace(GROUPED, (all) => all.replace(/\D/g, ""));
    if (NUMBER.test(plain)) return Number((Number(plain) / perUnit).toFixed(4));
  }
  return undefined;
}

/** How many of the first unit of each line one of the others is: people say their height in meters, too. */
const USUAL: readonly Readonly<Record<string, number>>[] = [
  { cm: 1, mm: 0.1, m: 100, meters: 100, in: 2.54, inches: 2.54, ft: 30.48, feet: 30.48 },
  { kg: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237, oz: 0.028349523 },
  { l: 1, ml: 0.001, liters: 1 },
];

/** What else a number of this unit is usually said in; the longest names first, of which others are ends. */
function usualUnits(own: string | undefined) {
  const family = own === undefined ? undefined : USUAL.find((units) => own in units);
  return Object.entries(family ?? {})
    .map(([unit, size]) => ({ unit, perUnit: family![own!]! / size }))
    .sort((a, b) => b.unit.length - a.unit.length);
}

/** Without the sign or the code of the finder's currency: "£250" · "250 GBP" · "R15 000". Those of others stay. */
function withoutCurrency(text: string, currency: string): string {
  const parts = new Intl.NumberFormat("en", {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol" },
  }).formatToParts(1);
  const sign = parts.find(({ type }) => type === "currency")!.value;
  for (const each of [currency, sign]) {
    const [one, all] = [each.toLowerCase(), text.toLowerCase()];
    if (all.startsWith(one)) return text.slice(each.length).trim();
    if (all.endsWith(one)) return text.slice(0, -each.length).trim();
  }
  return text;
}
