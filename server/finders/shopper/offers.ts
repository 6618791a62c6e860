import { chosenIds, rangeIn, type Answer, type Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import { neighbors } from "../../matching/suggestions";
import type { AskedQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { lower, type Say } from "../compile/say";

/** A change of answers that might find more; null removes one. */
export interface Offer {
  id: string;
  label: string;
  changes: Record<string, Answer | null>;
}

/** The most that are tried of one question. */
const MAX_OF_A_QUESTION = 8;

/** What budgets are rounded to, away from the shopper's own: two digits stay. */
const roundingOf = (amount: number) => Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1));

/**
 * Just enough more for the next product, or just enough less. `prices` are those of all products that the
 * other answers leave, ascending.
 */
export function budgetOffers(
  { question, answer }: AskedQuestion,
  prices: Float64Array,
  money: (amount: number) => string,
): Offer[] {
  const range = rangeIn(answer);
  if (!range) return [];
  const { min = 0, max } = range;
  const above = prices.find((price) => max !== undefined && price > max);
  const below = prices.findLast((price) => price < min);
  const offers: Offer[] = [];
  if (max !== undefined && above !== undefined) {
    const step = roundingOf(above);
    const raised = Math.ceil(above / step) * step;
    offers.push({
      id: `${question.id}-max`,
      label: `Raise your budget by ${money(raised - max)}`,
      changes: { [question.id]: { ...range, max: raised } },
    });
  }
  if (below !== undefined) {
    const step = roundingOf(below);
    const lowered = Math.floor(below / step) * step;
    offers.push({
      id: `${question.id}-min`,
      label: `Start your budget at ${money(lowered)}`,
      changes: { [question.id]: { ...range, min: lowered } },
    });
  }
  return offers;
}

/** A neighbor on a scale, another choice, or one of several less. */
export function otherChoices(
  { question, options, answer, chosen }: AskedQuestion,
  onTheWay: Answers,
  say: Say,
): Offer[] {
  const { id, ask } = question;
  if (ask.kind === "many") {
    if (chosen.length < 2) return [];
    return chosen.map(({ id: less, label }) => ({
      id: `${id}-without-${less}`,
      label: `Do without ${lower(say(label))}`,
      changes: { [id]: chosenIds(answer).filter((each) => each !== less) },
    }));
  }
  if (typeof answer !== "string") return [];
  const open = offered(options).filter((each) => !each.exclusive && isMet(each.when, onTheWay));
  const others =
    ask.kind === "scale" ? neighbors(open, answer) : open.filter((each) => each.id !== answer);
  return others.slice(0, MAX_OF_A_QUESTION).map((other) => ({
    id: `${id}-${other.id}`,
    label: `Choose ${lower(say(other.label))} instead`,
    changes: { [id]: other.id },
  }));
}
