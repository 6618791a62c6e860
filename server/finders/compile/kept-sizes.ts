import type { Condition, Score, Wish } from "../../matching/criteria";
import type { ReadRules } from "./meanings";
import type { Part } from "./part";

// Roughly what it takes to keep what answers ask, in bytes: measured over thousands of answers to finders of many
// options, and of one rule of very many tests, with what is worked out once they are asked. Sets of rows, points and
// sentences are counted where they are kept.

/** A part with its functions, and its criteria for a few shares of the points. */
const PART_BYTES = 4_000;
/** A condition, with the names of what it looks at. */
const CONDITION_BYTES = 600;
/** A condition that most likely is in rules that are kept, too. */
const SHARED_CONDITION_BYTES = 200;
const RULES_BYTES = 500;
const SCORE_BYTES = 1_000;
/** An answer that is named of products, with the names of the latest. */
const NAMED_BYTES = 4_000;

export const sizeOfPart = ({ meaning, named }: Part): number =>
  PART_BYTES +
  (named ? NAMED_BYTES : 0) +
  SHARED_CONDITION_BYTES *
    (conditionsIn([...meaning.filter, ...meaning.narrow, ...meaning.exclude]) +
      wishesIn(meaning.measure?.wish));

export const sizeOfRules = ({ filter, narrow, exclude, measure }: ReadRules): number =>
  RULES_BYTES +
  CONDITION_BYTES * (conditionsIn([...filter, ...narrow, ...exclude]) + wishesIn(measure?.wish));

export const sizeOfCondition = (condition: Condition): number =>
  SHARED_CONDITION_BYTES * conditionsIn([condition]);

export const sizeOfScores = ({ length }: readonly Score[]): number => SCORE_BYTES * length;

/** How many conditions these are made of, words that are looked for among them. */
function conditionsIn(conditions: readonly Condition[]): number {
  let count = 0;
  for (const each of conditions) {
    count += 1;
    if ("all" in each) count += conditionsIn(each.all);
    else if ("any" in each) count += conditionsIn(each.any);
    else if ("not" in each) count += conditionsIn([each.not]);
    else if ("maybe" in each) count += conditionsIn([each.maybe]);
    else if ("finds" in each && each.finds && "words" in each.finds) {
      count += Math.ceil(each.finds.words.length / WORDS_OF_CONDITION);
    }
  }
  return count;
}

/** So many words take no more than a condition; answers that are typed are up to 200 characters. */
const WORDS_OF_CONDITION = 4;

function wishesIn(wish: Wish | undefined): number {
  if (!wish) return 0;
  if ("condition" in wish) return 1 + conditionsIn([wish.condition]);
  if ("column" in wish) return 1;
  return wish.parts.reduce((sum, part) => sum + wishesIn(part.wish), 1);
}
