import type { Condition as Written, Test } from "@shared/finders/condition";
import { plainWord } from "@shared/finders/plain-word";
import type { Stated } from "../../matching/columns";
import type { Condition, Lookup } from "../../matching/criteria";
import { isListedFor, isListedOrNot } from "../../matching/listed-for";
import { NotAnswered, read, readNumber, readRange, readWords, type Given } from "./operands";
import { numberIs, rangeContains, states, wordsIn } from "./stated";

/**
 * A document's condition as the engine asks it, with a run's answers in it. Throws `NotAnswered` when it
 * needs an answer that was not given.
 */
export function conditionOf(written: Written, given: Given): Condition {
  if ("all" in written) return { all: written.all.map((each) => conditionOf(each, given)) };
  if ("any" in written) return { any: written.any.map((each) => conditionOf(each, given)) };
  if ("not" in written) return { not: conditionOf(written.not, given) };
  return testOf(written, given);
}

/** The same; `undefined` where it needs an answer that was not given. */
export function conditionIfAnswered(written: Written, given: Given): Condition | undefined {
  try {
    return conditionOf(written, given);
  } catch (error) {
    if (error instanceof NotAnswered) return undefined;
    throw error;
  }
}

function testOf(test: Test, given: Given): Condition {
  if ("products" in test) {
    return column("key", isOneOf(test.products), anyWord(test.products));
  }
  if ("list" in test) {
    const operands = test.listedFor.map((operand) => read(operand, given));
    return given.hasNo ? isListedOrNot(test.list, operands) : isListedFor(test.list, operands);
  }
  const { attribute } = test;
  if ("sameAsIn" in test) return column(attribute, sameAs(test, given));
  if ("is" in test) {
    const wanted = read(test.is, given);
    return column(attribute, states(wanted, test.exact), anyWord([String(wanted)], test.exact));
  }
  if ("oneOf" in test) {
    return column(attribute, anyOf(statesEach(test.oneOf)), anyWord(test.oneOf));
  }
  if ("hasAny" in test) {
    const words = readWords(test.hasAny, given);
    const accepts = anyOf(statesEach(words, test.exact));
    return column(attribute, accepts, anyWord(words, test.exact));
  }
  if ("hasAll" in test) {
    const words = readWords(test.hasAll, given);
    const finds = anyWord(words);
    return column(attribute, allOf(statesEach(words)), finds && { ...finds, needs: "all" });
  }
  if ("contains" in test) {
    const contains = readNumber(test.contains, given);
    return column(attribute, rangeContains(contains), { contains });
  }
  if ("isStated" in test) return column(attribute, (value) => (value !== null) === test.isStated);
  if ("moreThan" in test) {
    const bound = test.moreThan;
    // Where it does not apply a product is neither, so that turning around alone would not do.
    const notLess = testOf({ attribute, atLeast: bound }, given);
    return { all: [notLess, { not: testOf({ attribute, atMost: bound }, given) }] };
  }
  const [min, max] = endsOf(test, given);
  if (given.numbers?.has(attribute) ?? attribute === "price") {
    return { number: attribute, min, max };
  }
  return column(
    attribute,
    numberIs((number) => number >= min && number <= max),
    { min, max },
  );
}

type ByWords = Extract<Lookup, { words: unknown }>;

/** Nobody asks for no word at all, which is so of nothing, or of everything. */
const anyWord = (words: readonly string[], isExact = false): ByWords | undefined =>
  words.length === 0 ? undefined : { words, needs: "any", isExact };

/** As the product that was chosen in another section. Throws `NotAnswered` without one. */
function sameAs(
  { attribute, sameAsIn, of = attribute }: Extract<Test, { sameAsIn: string }>,
  { chosen }: Given,
): Accepts {
  const product = chosen?.get(sameAsIn);
  if (!product) throw new NotAnswered();
  const wanted = product.stated(of);
  if (typeof wanted === "number") return states(wanted);
  const words = wordsIn(wanted);
  // What it does not state cannot be compared.
  return words.length > 0 ? anyOf(statesEach(words)) : () => undefined;
}

type ByEnds = Extract<
  Test,
  | { atLeast: unknown }
  | { atMost: unknown }
  | { between: unknown }
  | { within: unknown }
  | { inRangeOf: unknown }
>;

function endsOf(test: ByEnds, given: Given): [min: number, max: number] {
  if ("atLeast" in test) return [readNumber(test.atLeast, given), Infinity];
  if ("atMost" in test) return [-Infinity, readNumber(test.atMost, given)];
  if ("between" in test) {
    return [readNumber(test.between[0], given), readNumber(test.between[1], given)];
  }
  if ("within" in test) {
    const middle = readNumber(test.within.of, given);
    return [middle - test.within.plusMinus, middle + test.within.plusMinus];
  }
  const { min = -Infinity, max = Infinity } = readRange(test.inRangeOf, given);
  return [min, max];
}

type Accepts = (value: Stated) => boolean | undefined;

const statesEach = (words: readonly string[], isExact?: boolean): Accepts[] =>
  words.map((word) => states(word, isExact));

/** Of thousands of keys each is looked up, not compared with all. */
function isOneOf(keys: readonly string[]): Accepts {
  const words = new Set(keys.map(plainWord));
  return (value) => {
    if (value === null) return undefined;
    return typeof value === "string" && words.has(plainWord(value));
  };
}

const column = (name: string, accepts: Accepts, finds?: Lookup): Condition => ({
  column: name,
  accepts,
  ...(finds && { finds }),
});

/** One of them holds; where none does, that is not stated if it is of any. */
const anyOf =
  (tests: readonly Accepts[]): Accepts =>
  (value) => {
    const found = tests.map((test) => test(value));
    return found.includes(true) || (found.includes(undefined) ? undefined : false);
  };

/** All of them hold. */
const allOf =
  (tests: readonly Accepts[]): Accepts =>
  (value) => {
    const found = tests.map((test) => test(value));
    return !found.includes(false) && (found.includes(undefined) ? undefined : true);
  };

/** The columns that a condition looks at, each once. */
export function columnsOf(condition: Condition): string[] {
  const names = (each: Condition): string[] => {
    if ("all" in each) return each.all.flatMap(names);
    if ("any" in each) return each.any.flatMap(names);
    if ("not" in each) return names(each.not);
    if ("maybe" in each) return names(each.maybe);
    return ["column" in each ? each.column : each.number];
  };
  return [...new Set(names(condition))];
}

/** Whether a condition holds of what is stated; `undefined` where that is not. */
export function holdsOf(
  condition: Condition,
  stated: (column: string) => Stated,
): boolean | undefined {
  if ("all" in condition) {
    return allOf(condition.all.map((each) => () => holdsOf(each, stated)))(null);
  }
  if ("any" in condition) {
    return anyOf(condition.any.map((each) => () => holdsOf(each, stated)))(null);
  }
  if ("not" in condition) {
    const inner = holdsOf(condition.not, stated);
    return inner === undefined ? undefined : !inner;
  }
  if ("maybe" in condition) return holdsOf(condition.maybe, stated) !== false;
  if ("column" in condition) return condition.accepts(stated(condition.column));
  const { number, min = -Infinity, max = Infinity } = condition;
  return numberIs((each) => each >= min && each <= max)(stated(number));
}
