/** What stands before the decimals of a number. */
export type Decimal = "." | ",";

/** A number that a text can mean; `by` is the sign before its decimals, where the text depends on it. */
export interface NumberReading {
  value: number;
  by?: Decimal;
}

const OTHER: Record<Decimal, Decimal> = { ".": ",", ",": "." };
/** Spaces of any width, apostrophes: nothing but groups of three stand between them. */
const GROUPS = /^\d{1,3}(?:[\s'’´]\d{3})+(?=$|[.,])/;
const SPACES = /[\s'’´]/g;

const as = (digits: string): number => Number(digits);

/**
 * What a number without unit or currency can mean: "1 299,50" one thing, "1.299" two, "1.2.3" nothing. A sign that
 * stands before three digits and after no more may be either.
 */
export function numbersIn(text: string): NumberReading[] {
  const sign = /^[+−-]/.exec(text)?.[0] ?? "";
  const digits = text.slice(sign.length).trim();
  const readings = plainNumbers(digits);
  return sign === "" || sign === "+"
    ? readings
    : readings.map((each) => ({ ...each, value: 0 - each.value }));
}

function plainNumbers(text: string): NumberReading[] {
  const grouped = GROUPS.exec(text)?.[0];
  const isGrouped = grouped !== undefined;
  const digits = isGrouped ? grouped.replace(SPACES, "") + text.slice(grouped.length) : text;
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return [];
  const signs = [...digits].filter((each) => each === "." || each === ",") as Decimal[];
  const last = signs.at(-1);
  if (last === undefined) return [{ value: as(digits) }];
  const end = digits.lastIndexOf(last);
  const [whole, decimals] = [digits.slice(0, end), digits.slice(end + 1)];
  const first = signs[0]!;
  const isOne = signs.length === 1;
  if (isOne && decimals === "") return [{ value: as(whole) }];
  if (isOne && isGrouped) return [{ value: as(`${whole}.${decimals}`), by: last }];
  const isDecimal = isOne
    ? [{ value: as(`${whole || "0"}.${decimals}`), by: last }]
    : first !== last && isInGroups(whole, first)
      ? [{ value: as(`${without(whole, first)}.${decimals}`), by: last }]
      : [];
  const isThousands =
    !isGrouped && first === last && isInGroups(digits, last)
      ? [{ value: as(without(digits, last)), by: OTHER[last] }]
      : [];
  return [...isThousands, ...isDecimal];
}

const without = (text: string, sign: string) => text.replaceAll(sign, "");
const isInGroups = (text: string, sign: Decimal) =>
  sign === "." ? /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) : /^[1-9]\d{0,2}(,\d{3})+$/.test(text);
