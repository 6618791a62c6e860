import { columnNamed, numbersNamed, type Catalogue } from "./catalogue";
import type { Column } from "./columns";
import type { Condition, Test } from "./criteria";
import { kept } from "./kept";

/** Whether a condition holds. What is not stated is between the two, so that `all` is the least of its parts. */
export const NO = 0;
export const NOT_STATED = 1;
export const YES = 2;
export type Truth = typeof NO | typeof NOT_STATED | typeof YES;

/** Tells of each row whether a condition holds. Throws when the catalogue has none of its names. */
export function truthOf(
  catalogue: Catalogue<unknown>,
  condition: Condition,
): (row: number) => Truth {
  if ("maybe" in condition) {
    const truth = truthOf(catalogue, condition.maybe);
    return (row) => (truth(row) === NO ? NO : YES);
  }
  if ("not" in condition) {
    const truth = truthOf(catalogue, condition.not);
    return (row) => (YES - truth(row)) as Truth;
  }
  if ("all" in condition || "any" in condition) {
    const isAll = "all" in condition;
    const parts = (isAll ? condition.all : condition.any).map((each) => truthOf(catalogue, each));
    const last = isAll ? NO : YES;
    return (row) => {
      let truth: Truth = isAll ? YES : NO;
      for (const part of parts) {
        const each = part(row);
        if (isAll ? each < truth : each > truth) truth = each;
        if (truth === last) return truth;
      }
      return truth;
    };
  }
  return truthOfTest(catalogue, condition);
}

function truthOfTest(catalogue: Catalogue<unknown>, test: Test): (row: number) => Truth {
  if ("column" in test) {
    const { codes } = columnNamed(catalogue, test.column);
    const truths = truthsOf(catalogue, test);
    return (row) => truths[codes[row]!] as Truth;
  }
  const numbers = numbersNamed(catalogue, test.number);
  const { min = -Infinity, max = Infinity } = test;
  return (row) => {
    const number = numbers[row]!;
    if (Number.isNaN(number)) return NOT_STATED;
    return number >= min && number <= max ? YES : NO;
  };
}

type ByValue = Extract<Test, { column: string }>;

/** A test on a column, asked once for each of its values: the truth of each code. */
export const truthsOf = (catalogue: Catalogue<unknown>, test: ByValue): Uint8Array =>
  keptTruths(test, columnNamed(catalogue, test.column));

const keptTruths = kept(({ accepts }: ByValue, { values }: Column) =>
  Uint8Array.from(values, (value) => {
    const accepted = accepts(value);
    return accepted === undefined ? NOT_STATED : accepted ? YES : NO;
  }),
);

/** Whether there may be a product of which it is not stated whether a condition holds. */
export function mayBeNotStated(catalogue: Catalogue<unknown>, condition: Condition): boolean {
  if ("maybe" in condition) return false;
  if ("not" in condition) return mayBeNotStated(catalogue, condition.not);
  if ("all" in condition || "any" in condition) {
    const parts = "all" in condition ? condition.all : condition.any;
    return parts.some((each) => mayBeNotStated(catalogue, each));
  }
  return "column" in condition
    ? truthsOf(catalogue, condition).includes(NOT_STATED)
    : hasGaps(numbersNamed(catalogue, condition.number));
}

const gaps = new WeakMap<Float64Array, boolean>();

function hasGaps(numbers: Float64Array): boolean {
  let found = gaps.get(numbers);
  if (found === undefined) gaps.set(numbers, (found = numbers.some(Number.isNaN)));
  return found;
}
