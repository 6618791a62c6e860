import type { Catalogue } from "./catalogue";
import type { Condition, Query } from "./criteria";
import { meeting } from "./row-truths";
import { countProductsIn, slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/**
 * How many products meet every filter and every narrowing criterion, with nothing given up.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const count = (catalogue: Catalogue<unknown>, query: Query): number =>
  finish(countInSteps(catalogue, query));

/** The same in steps. */
export function* countInSteps(
  catalogue: Catalogue<unknown>,
  query: Pick<Query, "filter" | "narrow">,
): Steps<number> {
  const found = yield* meeting(catalogue, conditionsOf(query));
  return countProductsIn(slotsOf(catalogue), found, found);
}

/** All that a question asks for nothing to be given up. */
export const conditionsOf = ({ filter, narrow }: Pick<Query, "filter" | "narrow">): Condition[] => [
  ...filter,
  ...narrow.map(({ condition }) => condition),
];
