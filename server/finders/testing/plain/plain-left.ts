import type { Condition } from "@shared/finders/condition";
import type { Section } from "@shared/finders/document";
import type { CatalogProduct as Product } from "../../../catalog/store/any-catalog";
import { plainAsks, type PlainAsk } from "./plain-asks";
import { isAnswered, OPEN, truthOf, type PlainGiven } from "./plain-conditions";

/**
 * What answers leave of a section's products by their keys, and what of them had to be given up for it; where nothing may
 * be given up and something would be, none is left.
 */
export function plainLeft({ filter, ...section }: Section, given: PlainGiven, isStrict = false) {
  const asks = plainAsks(section, given);
  let left = passing(false).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const relaxed: string[] = [];
  const inTurn = asks.toSorted((a, b) => b.giveUp - a.giveUp);
  for (const { id, wanted } of inTurn) {
    const fewer = left.filter((product) => !truths(wanted, product).includes(0));
    const isCertain = fewer.some((product) => truths(wanted, product).every((so) => so === 1));
    if (isCertain || fewer.length === left.length) left = fewer;
    else if (isStrict) left = [];
    else relaxed.push(id);
  }
  return { asks, left, relaxed, passing, truths };

  function truths(asked: readonly Condition[], product: Product, tellsNo = false): number[] {
    return asked.map((each) => truthOf(each, product, given, tellsNo));
  }

  /** What musts and nevers leave; where that is wished with what a fact hides because it is not stated. */
  function passing(withHidden: boolean): Product[] {
    const own = filter && isAnswered(filter, given) ? [filter] : [];
    const meets = (product: Product) => (ask: PlainAsk) =>
      truths(ask.musts, product, ask.hides).every(
        (so) => so >= (ask.hides && !withHidden ? 1 : OPEN),
      ) && truths(ask.nevers, product).every((so) => so <= (ask.isFact && !withHidden ? 0 : OPEN));
    return given.finder.products
      .filter((product) => truths(own, product).every((so) => so === 1))
      .filter((product) => asks.every(meets(product)));
  }
}
