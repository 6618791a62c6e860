import { hasBit } from "./bits";
import type { Catalog } from "./catalog";
import type { Condition } from "./criteria";
import { rowTruths } from "./row-truths";
import { slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/** Whether a condition holds. What is not stated is between the two, so that `all` is the least of its parts. */
export const NO = 0;
export const NOT_STATED = 1;
export const YES = 2;
export type Truth = typeof NO | typeof NOT_STATED | typeof YES;

/**
 * Tells of each row whether a condition holds. Throws when the catalog has none of its names.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const truthOf = (
  catalog: Catalog<unknown>,
  condition: Condition,
): ((row: number) => Truth) => finish(truthInSteps(catalog, condition));

/** The same in steps. */
export function* truthInSteps(
  catalog: Catalog<unknown>,
  condition: Condition,
): Steps<(row: number) => Truth> {
  const { yes, maybe } = yield* rowTruths(catalog, condition);
  const { places } = slotsOf(catalog);
  return (row) => {
    const slot = places ? places.slotOf[row]! : row;
    if (hasBit(yes, slot)) return YES;
    return hasBit(maybe, slot) ? NOT_STATED : NO;
  };
}
