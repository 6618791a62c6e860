import { rangeIn } from "@shared/finders/answers";
import type { Question } from "@shared/finders/question";
import type { Beside } from "../../engine/suggestions";
import type { AskedQuestion } from "../compile/asked";
import { fill } from "../compile/say";
import { writerIn } from "../sentences/sentences";
import type { Offer, Offering } from "./offers";

/** What budgets are rounded to, away from the shopper's own: two digits stay. */
const roundingOf = (amount: number) => Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1));

/** For how many more products a budget is raised; undefined where a question suggests none. */
export const raisesOf = ({ suggest }: Question): readonly number[] | undefined =>
  suggest && !suggest.budget ? undefined : (suggest?.budget?.ahead ?? [1]);

interface Prices {
  /** Next to the budget, of all products that the other answers leave. */
  beside: Beside;
  /** What the best costs that matches much better than any within the budget. */
  better?: number | undefined;
  /** The slider's end. */
  top: number;
  money: (amount: number) => string;
}

/** A budget is raised to no more than so many times itself. */
export const MOST_RAISED = 2;

/** Just enough more for the next products, or just enough less. */
export function budgetOffers(
  { question, answer }: AskedQuestion,
  { beside, better, top, money }: Prices,
  { say, locale }: Offering,
): Offer[] {
  const { id, suggest } = question;
  const range = rangeIn(answer);
  if (!range) return [];
  const { rounding, top: topText } = suggest?.budget ?? {};
  const { min = 0, max } = range;
  const offers: Offer[] = [];
  const write = writerIn(locale);
  if (max !== undefined) {
    const places = raisesOf(question) ?? [];
    const prices = [...places.map((place) => beside.above[place - 1]), better];
    const raises = prices.flatMap((price) => {
      if (price === undefined) return [];
      // Somebody who has 150 does not spend 850; what staff say themselves is their word.
      if (!suggest && price > max * MOST_RAISED) return [];
      const step = rounding ?? roundingOf(price);
      const raised = Math.ceil(price / step) * step;
      return topText ? Math.min(raised, top) : raised;
    });
    for (const raised of new Set(raises)) {
      // At its top the slider sets no limit.
      const isOpen = topText ? raised === top : raised > top;
      const { max: _max, ...below } = range;
      offers.push({
        id: `${id}-max-${raised}`,
        label:
          topText && isOpen
            ? fill(say(topText), { amount: money(top) }, locale)
            : write("raise-budget", { amount: money(raised - max) }),
        changes: { [id]: isOpen ? { min, ...below } : { ...range, max: raised } },
        ...(!suggest && { isLess: true, eases: [id] }),
      });
    }
  }
  const { below } = beside;
  if (below !== undefined) {
    const step = rounding ?? roundingOf(below);
    const lowered = Math.floor(below / step) * step;
    offers.push({
      id: `${id}-min-${lowered}`,
      label: write("start-budget", { amount: money(lowered) }),
      changes: { [id]: { ...range, min: lowered } },
      ...(!suggest && { isLess: true, eases: [id] }),
    });
  }
  return offers;
}
