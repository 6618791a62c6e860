import {
  operatorOf,
  type AttributeTest,
  type OperatorName,
  type TestBy,
} from "@shared/finders/operators";
import { plainWord } from "@shared/finders/search-choices";
import type { Stated } from "../../engine/columns";
import type { Condition, Lookup } from "../../engine/criteria";
import { mentionTest } from "./mentions";
import {
  NotAnswered,
  read,
  readDays,
  readNumber,
  readRange,
  readWords,
  type Given,
} from "./operands";
import {
  daysAre,
  numberIs,
  rangeContains,
  rangeOf,
  rangeOverlaps,
  states,
  wordsIn,
} from "./stated";

// What the engine makes of each operator.

/** A test on an attribute as the engine asks it. Throws `NotAnswered` when it needs an answer that was not given. */
export function testOn(test: AttributeTest, given: Given): Condition {
  if (given.lacksAnswer?.(test.attribute)) throw new NotAnswered();
  return compiled[operatorOf(test)[0]](test as never, given);
}

const compiled: {
  [Name in OperatorName]: (test: TestBy<Name>, given: Given) => Condition;
} = {
  is({ attribute, is, exact }, given) {
    const wanted = read(is, given);
    return column(attribute, states(wanted, exact), anyWord([String(wanted)], exact));
  },
  startsWith({ attribute, startsWith }, given) {
    const beginning = plainWord(String(read(startsWith, given)));
    return column(attribute, (value) =>
      value === null
        ? undefined
        : wordsIn(value).some((word) => plainWord(word).startsWith(beginning)),
    );
  },
  oneOf: ({ attribute, oneOf }) => column(attribute, anyOf(statesEach(oneOf)), anyWord(oneOf)),
  hasAny({ attribute, hasAny, exact }, given) {
    const words = readWords(hasAny, given);
    return column(attribute, anyOf(statesEach(words, exact)), anyWord(words, exact));
  },
  mentions: ({ attribute, ...asked }, { attributes }) =>
    column(attribute, mentionTest(asked, attributes?.get(attribute))),
  hasAll({ attribute, hasAll }, given) {
    const words = readWords(hasAll, given);
    const finds = anyWord(words);
    return column(attribute, allOf(statesEach(words)), finds && { ...finds, needs: "all" });
  },
  atLeast: ({ attribute, atLeast }, given) =>
    between(attribute, [readNumber(atLeast, given), Infinity], given),
  moreThan({ attribute, moreThan: bound }, given) {
    // Where it does not apply a product is neither, so that turning around alone would not do.
    const notLess = testOn({ attribute, atLeast: bound }, given);
    return { all: [notLess, { not: testOn({ attribute, atMost: bound }, given) }] };
  },
  atMost: ({ attribute, atMost }, given) =>
    between(attribute, [-Infinity, readNumber(atMost, given)], given),
  between: ({ attribute, between: [from, to] }, given) =>
    between(attribute, [readNumber(from, given), readNumber(to, given)], given),
  contains({ attribute, contains: number }, given) {
    const contains = readNumber(number, given);
    return column(attribute, rangeContains(contains), { contains });
  },
  within({ attribute, within: { of, plusMinus } }, given) {
    const middle = readNumber(of, given);
    return between(attribute, [middle - plusMinus, middle + plusMinus], given);
  },
  notBefore({ attribute, notBefore }, given) {
    const from = readDays(notBefore, given).first;
    return column(
      attribute,
      daysAre(({ first, last }) => first >= from || (last >= from ? undefined : false)),
    );
  },
  notAfter({ attribute, notAfter }, given) {
    const to = readDays(notAfter, given).last;
    return column(
      attribute,
      daysAre(({ first, last }) => last <= to || (first <= to ? undefined : false)),
    );
  },
  isStated: ({ attribute, isStated }) =>
    column(attribute, (value) => (value !== null) === isStated),
  inRangeOf({ attribute, inRangeOf }, given) {
    const { min = -Infinity, max = Infinity } = readRange(inRangeOf, given);
    // At any price at all, what states none is as good.
    if (attribute === "price" && min <= 0 && max === Infinity) throw new NotAnswered();
    if (isNumberAlone(attribute, given)) return { number: attribute, min, max };
    return column(attribute, rangeOverlaps([min, max]), { overlaps: [min, max] });
  },
  sameAsIn({ attribute, sameAsIn, of = attribute }, { chosen }) {
    const product = chosen?.get(sameAsIn);
    if (!product) throw new NotAnswered();
    const wanted = product.stated(of);
    const range = rangeOf(wanted);
    if (range) {
      const { min = -Infinity, max = Infinity } = range;
      return column(attribute, rangeOverlaps([min, max]), { overlaps: [min, max] });
    }
    const words = wordsIn(wanted);
    // What it does not state cannot be compared.
    return column(attribute, words.length > 0 ? anyOf(statesEach(words)) : () => undefined);
  },
};

function between(
  attribute: string,
  [min, max]: [min: number, max: number],
  given: Given,
): Condition {
  if (isNumberAlone(attribute, given)) return { number: attribute, min, max };
  return column(
    attribute,
    numberIs((number) => number >= min && number <= max),
    { min, max },
  );
}

/** Whether every product states it as a number alone. */
const isNumberAlone = (attribute: string, { numbers }: Given): boolean =>
  numbers?.has(attribute) ?? attribute === "price";

/** Products by their keys. Of thousands each is looked up, not compared with all. */
export function keyIsOneOf(keys: readonly string[]): Condition {
  const words = new Set(keys.map(plainWord));
  const accepts: Accepts = (value) => {
    if (value === null) return undefined;
    return typeof value === "string" && words.has(plainWord(value));
  };
  return column("key", accepts, anyWord(keys));
}

type ByWords = Extract<Lookup, { words: unknown }>;

/** Nobody asks for no word at all, which is so of nothing, or of everything. */
const anyWord = (words: readonly string[], isExact = false): ByWords | undefined =>
  words.length === 0 ? undefined : { words, needs: "any", isExact };

type Accepts = (value: Stated) => boolean | undefined;

const statesEach = (words: readonly string[], isExact?: boolean): Accepts[] =>
  words.map((word) => states(word, isExact));

const column = (name: string, accepts: Accepts, finds?: Lookup): Condition => ({
  column: name,
  accepts,
  ...(finds && { finds }),
});

/** One of them holds; where none does, that is not stated if it is of any. */
export const anyOf =
  (tests: readonly Accepts[]): Accepts =>
  (value) => {
    const found = tests.map((test) => test(value));
    return found.includes(true) || (found.includes(undefined) ? undefined : false);
  };

/** All of them hold. */
export const allOf =
  (tests: readonly Accepts[]): Accepts =>
  (value) => {
    const found = tests.map((test) => test(value));
    return !found.includes(false) && (found.includes(undefined) ? undefined : true);
  };
