import { plainWord, spacedWord } from "@shared/finders/search-choices";
import type { Steps } from "../platform/work/steps";
import { addBit, noBits, type Bits } from "./bits";
import { isList, wordsIn, type Column } from "./columns";

/** A column's values, found by what tests look for: a test then costs what it finds, not what there is. */
export interface ColumnIndex {
  size: number;
  /** The codes of what is not stated. */
  open: Bits;
  /** By code: the number that is stated; NaN where none is. */
  numbers: Float64Array;
  /** By code: the ends of a range, or of a number alone; NaN where neither is stated. */
  mins: Float64Array;
  maxs: Float64Array;
  /** The codes of the values that are a word, or contain it. */
  codesWith: (word: string, isExact: boolean) => readonly number[];
  /** Stands for a word: the same for all that find the same values. */
  nameOf: (word: string, isExact: boolean) => object;
}

/** So many values are looked at in a step. */
const STEP = 1_000;

const indexes = new WeakMap<Column, ColumnIndex>();
const NONE: readonly number[] = [];

/** The index of a column, made when it is first asked for. */
export function* columnIndex(column: Column): Steps<ColumnIndex> {
  let index = indexes.get(column);
  if (!index) {
    index = yield* indexed(column, column.values, () => indexOf(column));
    indexes.set(column, index);
  }
  return index;
}

const indexed = sharedSteps<ColumnIndex>();

function* indexOf({ values }: Column): Steps<ColumnIndex> {
  const size = values.length;
  const open = noBits(size);
  const [numbers, mins, maxs] = [0, 1, 2].map(() => new Float64Array(size).fill(NaN)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const plain = new Map<string, number[]>();
  const exact = new Map<string, number[]>();
  for (let code = 0; code < size; code++) {
    if (code % STEP === STEP - 1) yield;
    const value = values[code]!;
    if (value === null) addBit(open, code);
    else if (typeof value === "number") {
      numbers[code] = mins[code] = maxs[code] = value;
    } else if (typeof value === "object" && !isList(value)) {
      mins[code] = value.min ?? -Infinity;
      maxs[code] = value.max ?? Infinity;
    }
    for (const word of wordsIn(value)) {
      put(plain, plainWord(word), code);
      put(exact, spacedWord(word), code);
    }
  }
  const names = new Map<string, object>();
  const byNumber = new Map<number | boolean, number[]>();
  values.forEach((value, code) => {
    if (typeof value !== "number" && typeof value !== "boolean") return;
    const codes = byNumber.get(value);
    if (codes) codes.push(code);
    else byNumber.set(value, [code]);
  });
  /** A number, or a yes, is found by any text that says it. */
  const codesSaying = (word: string): readonly number[] => [
    ...(byNumber.get(parseFloat(word)) ?? NONE),
    ...(byNumber.get(word === "yes" || word === "true") ?? NONE),
  ];
  return {
    size,
    open,
    numbers,
    mins,
    maxs,
    codesWith(given, isExact) {
      const word = isExact ? spacedWord(given) : plainWord(given);
      const found = (isExact ? exact : plain).get(word) ?? NONE;
      return byNumber.size === 0 ? found : [...found, ...codesSaying(word)];
    },
    nameOf(given, isExact) {
      const word = isExact ? spacedWord(given) : plainWord(given);
      // By what is found, as there are so many words that find nothing, or a number with something behind it.
      const number = parseFloat(word);
      const name = [
        isExact,
        (isExact ? exact : plain).has(word) ? `=${word}` : "",
        byNumber.has(number) ? number : "",
        byNumber.size > 0 && (word === "yes" || word === "true"),
      ].join(" ");
      let found = names.get(name);
      if (!found) names.set(name, (found = {}));
      return found;
    },
  };
}

function put(map: Map<string, number[]>, word: string, code: number): void {
  const codes = map.get(word);
  if (!codes) map.set(word, [code]);
  // A value may name a word twice.
  else if (codes.at(-1) !== code) codes.push(code);
}

/** Work that somebody has begun. */
interface Begun<Result> {
  steps: Steps<Result>;
  outcome?: { result: Result } | { error: unknown };
}

/**
 * Does what is worked out of one thing for another once, however many ask for it meanwhile: whoever has a turn goes on with what
 * another has begun. Nothing is kept of what is done.
 */
export function sharedSteps<Result>(): (
  of: object,
  to: object,
  begin: () => Steps<Result>,
) => Steps<Result> {
  const underWay = new WeakMap<object, WeakMap<object, Begun<Result>>>();
  return function* (of, to, begin) {
    let ofThis = underWay.get(of);
    if (!ofThis) underWay.set(of, (ofThis = new WeakMap()));
    let begun = ofThis.get(to);
    if (!begun) ofThis.set(to, (begun = { steps: begin() }));
    while (!begun.outcome) {
      if (advance(begun)) ofThis.delete(to);
      else yield;
    }
    if ("error" in begun.outcome) throw begun.outcome.error;
    return begun.outcome.result;
  };
}

/** Whether that was the last step. */
function advance<Result>(begun: Begun<Result>): boolean {
  try {
    const { done, value } = begun.steps.next();
    if (done) begun.outcome = { result: value };
  } catch (error) {
    begun.outcome = { error };
  }
  return begun.outcome !== undefined;
}
