import { isMet } from "@shared/finders/path";
import type { OpenQuestion, ReadAnswers } from "./asked";

/** Below this share of all weight a list is only a first selection. */
const MIN_ANSWERED = 1 / 3;

/** Whether choosing an answer to a question, or giving one, can rank products. */
const ranking = new WeakMap<OpenQuestion, boolean>();

function ranks(open: OpenQuestion): boolean {
  let found = ranking.get(open);
  if (found === undefined) {
    const rules = [...open.question.rules, ...open.options.flatMap((each) => each.rules)];
    found = rules.some(({ use }) => use === "score" || use === "avoid");
    ranking.set(open, found);
  }
  return found;
}

/**
 * Whether the answered questions have less than a third of the weight of all that could rank, and there is one that was
 * not answered at all: whoever said "any" everywhere is not asked for more.
 */
export function isFirstSelection(
  open: readonly OpenQuestion[],
  { onTheWay, counted, values }: ReadAnswers,
): boolean {
  let [answered, all] = [0, 0];
  let hasOpen = false;
  for (const each of open) {
    const { id, when, weight } = each.question;
    if (!ranks(each) || !isMet(when, onTheWay, values)) continue;
    all += weight;
    hasOpen ||= onTheWay[id] === undefined;
    // An answer that wishes nothing ("any color") was given all the same.
    if (counted[id] !== undefined) answered += weight;
  }
  return hasOpen && answered < all * MIN_ANSWERED;
}
