import { finish, type Steps } from "../platform/work/steps";
import type { Catalog } from "./catalog";
import type { Condition, Query } from "./criteria";
import { meetingAll } from "./narrow";
import { countProductsIn, slotsOf } from "./slots";

/**
 * How many products meet every filter and every narrowing criterion, with nothing given up: none where something would be.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const count = (catalog: Catalog<unknown>, query: Query): number =>
  finish(countInSteps(catalog, query));

/** The same in steps. */
export function* countInSteps(
  catalog: Catalog<unknown>,
  query: Pick<Query, "filter" | "narrow">,
): Steps<number> {
  const found = yield* meetingAll(catalog, query);
  return countProductsIn(slotsOf(catalog), found, found);
}

/** All that a question asks for nothing to be given up. */
export const conditionsOf = ({ filter, narrow }: Pick<Query, "filter" | "narrow">): Condition[] => [
  ...filter,
  ...narrow.map(({ condition }) => condition),
];

/** How far products of one kind may take up the first places. */
export interface Spread {
  /** At most this many of one kind. */
  most: number;
  /** Among so many first places. */
  among: number;
}

/** What is known of each item of a list. */
interface Looks<Item> {
  /** Equal for those of one kind; `undefined` for one that is a kind of its own. */
  kindOf: (item: Item) => unknown;
  /** One that counts, and never moves back; none unless given. */
  stays?: (item: Item) => boolean;
}

/**
 * The items with no kind too often among the first places. What would be too many moves behind them, and
 * none is lost; else the order stays. Where there are not enough others the places are filled anyway.
 */
export function spread<Item>(
  items: readonly Item[],
  { most, among }: Spread,
  { kindOf, stays = () => false }: Looks<Item>,
): Item[] {
  const counts = new Map<unknown, number>();
  const first: Item[] = [];
  const tooMany: Item[] = [];
  let at = 0;
  for (; at < items.length && first.length < among; at++) {
    const item = items[at]!;
    const kind = kindOf(item);
    const count = kind === undefined ? 0 : (counts.get(kind) ?? 0);
    if (count >= most && !stays(item)) tooMany.push(item);
    else {
      counts.set(kind, count + 1);
      first.push(item);
    }
  }
  return [...first, ...tooMany, ...items.slice(at)];
}

/** Whether no kind is too often among the first places. */
export function isSpread<Item>(
  items: readonly Item[],
  { most, among }: Spread,
  { kindOf }: Pick<Looks<Item>, "kindOf">,
): boolean {
  const counts = new Map<unknown, number>();
  return items.slice(0, among).every((item) => {
    const kind = kindOf(item);
    if (kind === undefined) return true;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts.get(kind)! <= most;
  });
}
