import type { Condition, Wish } from "../../engine/criteria";

/** What a condition takes that most likely is in rules that are kept, too, in bytes. */
export const SHARED_CONDITION_BYTES = 200;

/** Roughly what it takes to keep a condition whose parts are kept elsewhere, in bytes. */
export const sizeOfCondition = (condition: Condition): number =>
  SHARED_CONDITION_BYTES * conditionsIn([condition]);

/** So many words take no more than a condition; answers that are typed are up to 200 characters. */
const WORDS_OF_CONDITION = 4;

/** How many conditions these are made of, words that are looked for among them. */
export function conditionsIn(conditions: readonly Condition[]): number {
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

/** The same of what is wished. */
export function wishesIn(wish: Wish | undefined): number {
  if (!wish) return 0;
  if ("condition" in wish) return 1 + conditionsIn([wish.condition]);
  if ("column" in wish) return 1;
  return wish.parts.reduce((sum, part) => sum + wishesIn(part.wish), 1);
}
