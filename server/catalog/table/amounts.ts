// Longer than 200 lines: the forms of an amount stand together, tried one after the other.

import { inUnit, isAmountOfGoods, measureOf, perUnit, rounded } from "./measures";
import { numbersIn, type Decimal, type NumberReading } from "./numbers";
import { areSame, inPlainForm, saidTwice } from "./other-forms";

// What a person reads in a cell that says how much: "9,5 kg", "ab 120 cm", "6 x 400 g", "6'6\"".

/** One number or two ends, as a cell has them: each end with all that it can mean, in the unit beside it. */
export interface Amount {
  min?: End;
  max?: End;
  /** Whether it has two ends, or one that is open. */
  isRange: boolean;
  /** How many of them are bought at once: 6 in "6 x 400 g". */
  pieces?: number;
  /** The same in another unit, where a cell says it twice: "11 oz (310 g)". */
  again?: Amount;
}

interface End {
  readings: NumberReading[];
  /** Empty where none is named. */
  unit: string;
}

const NUMBER = String.raw`[+−-]?\d(?:[\d.,\s'’´]*\d)?[.,]?|[.,]\d+`;
const UNIT = String.raw`(?:/(?=\p{L}))?[\p{L}°%"″”'′µ²³€£$#][\p{L}°%"″”'′µ²³./\s€-]{0,20}(?:(?<=m)[23](?:/\p{L}{1,4})?)?`;
const END = String.raw`(?:${NUMBER})\s*(?:${UNIT})?`;
const ONE = new RegExp(`^(${NUMBER})\\s*(${UNIT})?$`, "u");
const BETWEEN = new RegExp(
  String.raw`^(?:from|von|van|vanaf|de|dès|between|ab)?\s*(?<min>${END}?)\s*(?:–|—|-|~|÷|\.\.+|(?<!\p{L})(?:to|up to|bis|tot|t\/m|à|und|and|until)(?!\p{L}))\s*(?<max>${END})$`,
  "iu",
);
const FROM = new RegExp(
  String.raw`^(?:≥|>=|>|from\b|ab\b|à partir de\b|vanaf\b|dès\b|von\b|at least\b|over\b|above\b|über\b|mind(?:estens|\.)|min(?:imum\b|\.|\b))\s*(?<min>${END})$`,
  "iu",
);
const OPEN = new RegExp(
  String.raw`^(?<min>${END}?)\s*(?:(?:[-–—]>?|→)$|(?:\+|\b(?:and|or|&) (?:up|more|above|over|older)\b|(?:up|upwards)\b|und mehr|en meer|of meer|(?<!\p{L})on(?:wards)?|oder (?:mehr|älter)|(?:ou|et) plus)\s*(?<after>${UNIT})?$)`,
  "iu",
);
const UP_TO = new RegExp(
  String.raw`^(?:≤|<=|<|up to\b|within\b|bis(?: zu)?\b|binnen\b|innerhalb(?: von)?\b|sous\b|t\/m\b|tot\b|jusqu['’](?:à|au)(?!\p{L})|jusque\b|at most\b|under\b|below\b|unter\b|max(?:i(?:mum)?\b|\.|\b)|until\b)\s*(?<max>${END})$`,
  "iu",
);
const ABOUT =
  /^(?:ca\.?|c\.|circa|environ|ongeveer|rund|approx\.?|approximately|about|etwa|env\.?|~|≈|=|±)\s*(?=\d)/i;
const ROUGHLY = /\s(?:approx\.?|ca\.?|circa|env\.?)$/i;
const FEET =
  /^(\d+)\s*(?:'|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?)?$/i;
const PACK = new RegExp(
  String.raw`^(\d{1,4})\s*(?:x|×|\*|er[ -]pack à|er[ -]pack)\s*(${END})$`,
  "iu",
);
/** The same the other way round: "130 g x 5". */
const TIMES = new RegExp(String.raw`^(${NUMBER}\s*\p{L}{1,3}\.?)\s*[x×]\s*(\d{1,3})$`, "iu");
/** Whether a cell has the sign of a pack at all. */
export const mayBePack = (cell: string): boolean => /\d.*(?:[x×*]|er[ -]pack)/i.test(cell);
/** A currency stands before its number, and is its unit all the same. */
const MONEY_BEFORE =
  /^(€|\$|£|R(?=\s?(?:\d{3}|\d[\d\s]*[.,]\d))|CHF|Fr\.?|EUR|USD|GBP|ZAR)\s?(\d[\d.,\s'’]*)$/;
/** "3.141,-" */
const NO_CENTS = /(?<=\d)[.,]\s?-{1,2}(?=$|\s)/;
/** What stands behind an amount says it again in something else. */
const AGAIN = /(?<=[\d\p{L}])\s*\((?:[\p{L}\s.]+|\d+(?:[.,]\d+)?\s*\p{L}{0,4})\)$/u;
/** What begins at birth and has no end. */
const FROM_BIRTH = /^(?:from|ab|dès|vanaf(?: de)?) (?:la )?(?:birth|naissance|geburt|geboorte)$/iu;
/** What begins at birth begins at 0. */
const BIRTH =
  /^(?:from |ab |dès |de )?(?:la )?(?:birth|newborn|naissance|geburt|geboorte)(?!\p{L})/iu;
/** What stands around an amount, and says in what it is. */
const WRAPPED =
  /^(?:(?:sack|beutel|bag|box|pack|tin|can|dose|tube|bottle|flasche|carton|karton|set|packet|ve|vpe|case|boîte|coffret|lot|par)(?: of| mit| à| de| van| von)?)\s+(?=\d)/i;

/** Nobody writes more of an amount; longer texts take long to try. */
const MAX_LENGTH = 80;

/** What a cell says, with every meaning of its numbers; undefined where it is no amount. */
export function amountIn(cell: string): Amount | undefined {
  if (cell.length > MAX_LENGTH || !MAY_BE_ONE.test(cell)) return undefined;
  if (PLAIN.test(cell)) return single(endOf(cell)!);
  return amountAsWritten(cell) ?? inOtherForm(cell.trim());
}

/** A number as most cells have it, which nothing else can be meant by. */
const PLAIN = /^\d+(?:[.,]\d+)? ?(?:mm|cm|m|g|kg|ml|l|W|V)?$/;

/** Without a digit nothing says how much, but for halves and births. */
const MAY_BE_ONE = /[\d½¼¾⅓⅔⅛⅜⅝⅞]|birth|newborn|naissance|geburt|geboorte/iu;

function inOtherForm(text: string): Amount | undefined {
  const plain = inPlainForm(text);
  const found = plain === undefined ? undefined : amountAsWritten(plain);
  if (found) return found;
  const [one, other] = saidTwice(plain ?? text) ?? [];
  return one === undefined ? undefined : inBothUnits(one, other!);
}

/** An amount that two texts say in two units; undefined where they say two things. */
function inBothUnits(one: string, other: string): Amount | undefined {
  const [first, second] = [one, other].map(
    (text) => amountAsWritten(text) ?? amountAsWritten(inPlainForm(text) ?? ""),
  );
  if (!first || !second) return undefined;
  const most = ({ min, max }: Amount) => {
    const end = (max ?? min)!;
    return { value: end.readings[0]!.value, unit: end.unit };
  };
  return areSame(most(first), most(second)) ? { ...first, again: second } : undefined;
}

function amountAsWritten(cell: string): Amount | undefined {
  const twice = /\d.*\(\D*\d/.test(cell) ? saidTwice(cell.trim()) : undefined;
  const both = twice && inBothUnits(...twice);
  if (both) return both;
  const text = cell
    .trim()
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(ABOUT, "")
    .replace(ROUGHLY, "")
    .replace(NO_CENTS, "")
    .replace(FROM_BIRTH, "≥ 0")
    .replace(BIRTH, "0")
    .replace(/^[x×]\s?(?=\d+$)/i, "")
    // "2xLP" is two of them; "3XL" is a size.
    .replace(/^(\d{1,3})\s?[x×](?=\p{L}{2})/iu, "$1 ")
    .replace(/^[øØ∅⌀]\s*(?=\d)/, "")
    .replace(/^(\d{1,4})\s?er[ -]?(?:pack|pkg|set|packung|karton)$/i, "$1 pcs")
    .replace(
      /(?<=\d)\s*(?:\/|per|pro|par)\s*(?:box|bag|pack|packet|case|ve|pkg|karton|beutel|doos|boîte)\.?$/i,
      "",
    )
    .replace(MONEY_BEFORE, "$2 $1")
    .replace(AGAIN, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^(\d+) ([1-7])\/([2-8])$/, (_, whole, top, bottom) =>
      String(rounded(Number(whole) + Number(top) / Number(bottom))),
    );
  const plain = text.replace(WRAPPED, "");
  const feet = FEET.exec(plain);
  if (feet) {
    const inches = Number(feet[1]) * 12 + Number((feet[2] ?? "0").replace(",", "."));
    // 8 ft 6 in are eight and a half feet; 5 ft 7 in are 67 inches.
    const isInFeet = inches % 3 === 0;
    return single(
      isInFeet
        ? { readings: [{ value: inches / 12 }], unit: "ft" }
        : { readings: [{ value: inches }], unit: "in" },
    );
  }
  const pack = PACK.exec(plain);
  if (pack) return packOf(Number(pack[1]), pack[2]!);
  const times = TIMES.exec(plain);
  if (times) return packOf(Number(times[2]), times[1]!);
  const open = FROM.exec(plain)?.groups ?? openEnd(plain);
  if (open) {
    const min = endOf(`${open.min!} ${open.after ?? ""}`);
    return min && { min, isRange: true };
  }
  const one = endOf(plain);
  // Before ",-" stand whole ones.
  if (one && NO_CENTS.test(cell)) {
    const readings = one.readings.filter(({ value }) => Number.isInteger(value));
    return readings.length > 0 ? single({ ...one, readings }) : undefined;
  }
  if (one) return single(one);
  const between = BETWEEN.exec(plain)?.groups;
  if (between) return rangeOf(between.min!, between.max!);
  const max = endOf(UP_TO.exec(plain)?.groups?.max ?? "");
  return max && { max, isRange: true };
}

/** "40+" and "6 kg and more"; "6+tip" is something else. */
function openEnd(plain: string): Record<string, string> | undefined {
  const found = OPEN.exec(plain)?.groups;
  return found?.after && !measureOf(found.after) ? undefined : found;
}

/** Whether only one end of it is said: "up to 100 kg", "4+". */
export const hasOneEnd = ({ min, max }: Amount): boolean =>
  (min === undefined) !== (max === undefined);

const single = (end: End): Amount => ({ min: end, max: end, isRange: false });

function endOf(text: string): End | undefined {
  const found = ONE.exec(text.trim());
  if (!found) return undefined;
  const readings = numbersIn(found[1]!.trim());
  return readings.length > 0 ? { readings, unit: found[2]?.trim() ?? "" } : undefined;
}

function rangeOf(from: string, to: string): Amount | undefined {
  const [min, max] = [endOf(from), endOf(to)];
  if (!min || !max) return undefined;
  const unit = min.unit || max.unit;
  const [low, high] = [min.readings[0]!.value, max.readings[0]!.value];
  // "+8.00 to -12.00" begins at its other end.
  if (low > high && /^[+−-]/.test(from.trim()) && /^[+−-]/.test(to.trim()))
    return { min: { ...max, unit }, max: { ...min, unit }, isRange: true };
  // "1-006434" is one, too.
  if (/^0\d/.test(to.trim())) return undefined;
  // "9-3" is a code, unless its ends are in other units.
  if (low > high && (min.unit === "" || min.unit === max.unit)) return undefined;
  return { min: { ...min, unit }, max: { ...max, unit: max.unit || unit }, isRange: true };
}

/** Only weight, volume and pieces are multiplied: 4 x 40 mm are two sides of one thing. */
function packOf(pieces: number, each: string): Amount | undefined {
  const end = endOf(each);
  if (!end || !isAmountOfGoods(end.unit)) return undefined;
  const readings = end.readings.map((reading) => ({
    ...reading,
    value: rounded(reading.value * pieces),
  }));
  return { ...single({ ...end, readings }), pieces };
}

/** Every sign that an amount's numbers decide between: it is asked, or the column says it. */
export const isOpen = ({ min, max }: Amount): boolean =>
  [min, max].some((end) => end !== undefined && end.readings.length > 1);

/** The sign before decimals that an amount's numbers prove; undefined where they prove none. */
export function decimalOf({ min, max }: Amount): Decimal | undefined {
  for (const end of [min, max]) {
    const [only, ...others] = end?.readings ?? [];
    if (only?.by && others.length === 0) return only.by;
  }
  return undefined;
}

/** Numbers in a unit, with a sign before decimals; why there are none, as a sentence's end. */
export type Settled = { range: { min?: number; max?: number } } | { why: string };

const SIZED = new Set(["length", "weight", "volume", "area"]);

/** The unit of an amount that says how large or heavy something is, and counts nothing; undefined of others. */
export const unitOfSize = ({ min, max }: Amount): string | undefined =>
  [min?.unit, max?.unit].find((unit) => SIZED.has(measureOf(unit ?? "")?.family ?? ""));

/** "12K" among numbers that are no kelvins. */
const isThousands = (own: string, unit: string | null): boolean =>
  /^k$/i.test(own) && (unit === null || perUnit(own, unit) === undefined);

/** Dozens are so many pieces, where nobody says of what a number is; pairs may be. */
const isBare = (own: string, unit: string | null): boolean =>
  own === "" ||
  (unit === null &&
    !isThousands(own, unit) &&
    !["pieces", "pairs"].includes(measureOf(own)?.family ?? ""));

/** What an amount is in a unit, where its own is none or can be turned into it. */
export function settle(amount: Amount, unit: string | null, decimal: Decimal | null): Settled {
  // What is said in the unit itself is not computed from another.
  const own = (amount.again?.min ?? amount.again?.max)?.unit;
  if (own && unit !== null && perUnit(own, unit) === 1) return settle(amount.again!, unit, decimal);
  const range: { min?: number; max?: number } = {};
  for (const side of ["min", "max"] as const) {
    const end = amount[side];
    if (!end) continue;
    const reading =
      end.readings.length === 1
        ? end.readings[0]!
        : end.readings.find(({ by }) => decimal !== null && by === decimal);
    if (!reading) return { why: "it can be read in two ways" };
    const value = isBare(end.unit, unit)
      ? reading.value
      : isThousands(end.unit, unit)
        ? rounded(reading.value * 1_000)
        : inUnit(reading.value, end.unit, unit ?? "pieces");
    if (value === undefined) return { why: `${end.unit} is not ${unit ?? "pieces"}` };
    range[side] = value;
  }
  return { range };
}
