import { chosenIds, numberIn, type Answers } from "./answers";
import type { Calculation } from "./calculation";
import { isMet, type Values } from "./path";

// What a document works out of answers. Both sides do, and the same answers give the same values on both.

/** A value as a document defines it. */
interface Defined {
  id: string;
  is: Calculation;
}

/** A question as far as values are made of its answer. */
interface Counted {
  id: string;
  options?: readonly { id: string; number?: number }[];
}

const NONE: Values = {};

/**
 * The values that answers give, by their ids; one that lacks an answer is `undefined`, and so is one that
 * would need itself. Each is worked out when it is first read, and once: a condition looks at few of them.
 */
export function valuesOf(
  values: readonly Defined[],
  questions: readonly Counted[],
  answers: Answers,
): Values {
  if (values.length === 0) return NONE;
  const known = new Map<string, number | undefined>();
  /** What is being worked out, each for the one before it. */
  const underWay: string[] = [];
  const inLoops = new Set<string>();
  const found: Record<string, number | undefined> = {};
  // Of two with one id, which drafts may have, the first counts.
  for (const id of new Set(values.map((each) => each.id))) {
    Object.defineProperty(found, id, { enumerable: true, get: () => plain(exact(id)) });
  }
  return found;

  function exact(id: string): number | undefined {
    if (known.has(id)) return known.get(id);
    const defined = values.find((each) => each.id === id);
    const from = underWay.indexOf(id);
    if (!defined || from >= 0) {
      for (const each of from < 0 ? [] : underWay.slice(from)) inLoops.add(each);
      return undefined;
    }
    underWay.push(id);
    const number = result(defined.is);
    underWay.pop();
    known.set(id, inLoops.has(id) ? undefined : number);
    return known.get(id);
  }

  function result(is: Calculation): number | undefined {
    if (typeof is === "number") return is;
    if ("answer" in is) return finite(numberIn(answers[is.answer]));
    if ("value" in is) return exact(is.value);
    if ("optionsOf" in is) return sumOfOptions(is.optionsOf);
    // Known of each product alone.
    if ("product" in is) return undefined;
    if ("bands" in is) {
      const band = is.bands.find(({ when }) => isMet(when, answers, found)) ?? { is: is.otherwise };
      return band.is === undefined ? undefined : result(band.is);
    }
    const [parts, join] = joined(is);
    return withAll(parts, join);
  }

  /** The result of parts that are all there. */
  function withAll(
    parts: readonly Calculation[],
    of: (numbers: number[]) => number | undefined,
  ): number | undefined {
    const numbers: number[] = [];
    for (const part of parts) {
      const number = result(part);
      if (number === undefined) return undefined;
      numbers.push(number);
    }
    return finite(of(numbers));
  }

  function sumOfOptions(id: string): number | undefined {
    const { options = [] } = questions.find((each) => each.id === id) ?? {};
    let sum: number | undefined;
    for (const chosen of chosenIds(answers[id])) {
      const number = options.find((each) => each.id === chosen)?.number;
      if (number === undefined) return undefined;
      sum = (sum ?? 0) + number;
    }
    return sum;
  }
}

type Join = (numbers: number[], to?: number) => number | undefined;

/** The parts of a calculation that is made of some, and what numbers for them come to; `undefined` of what divides by nothing. */
export function joined(is: object): [parts: Calculation[], join: Join] {
  const joins: Record<string, Join> = {
    add: (all) => all.reduce((a, b) => a + b),
    multiply: (all) => all.reduce((a, b) => a * b),
    subtract: ([a, b]) => a! - b!,
    divide: ([a, b]) => (plain(b) === 0 ? undefined : a! / b!),
    min: (all) => Math.min(...all),
    max: (all) => Math.max(...all),
    roundUp: ([number], to = 1) => Math.ceil(plain(number! / to)!) * to,
  };
  const given = is as Record<string, Calculation | Calculation[]> & { to?: number };
  const name = Object.keys(joins).find((each) => each in is)!;
  return [[given[name]!].flat(), (numbers) => joins[name]!(numbers, given.to)];
}

/** What is too large to be a number is none. */
export const finite = (number: number | undefined) =>
  Number.isFinite(number) ? number : undefined;

/** How many digits, and nine decimals of them, count. Further ones are what is left of binary fractions. */
const DIGITS = 14;
const FRACTIONS = 1e9;
/** Below it nine decimals are within the digits that count; to round such a number takes a tenth of the time. */
const SMALL = 1e5;

/** A number as people write it: 0.1 + 0.2 is 0.3. */
export const plain = (number: number | undefined): number | undefined =>
  // With 0 added, no zero is negative.
  number === undefined
    ? undefined
    : (Math.abs(number) < SMALL
        ? Math.round(number * FRACTIONS) / FRACTIONS
        : Number(Number(number.toPrecision(DIGITS)).toFixed(9))) + 0;
