import { hasBit } from "./bits";
import type { Catalogue } from "./catalogue";
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
 * Tells of each row whether a condition holds. Throws when the catalogue has none of its names.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const truthOf = (
  catalogue: Catalogue<unknown>,
  condition: Condition,
): ((row: number) => Truth) => finish(truthInSteps(catalogue, condition));

/** The same in steps. */
export function* truthInSteps(
  catalogue: Catalogue<unknown>,
  condition: Condition,
): Steps<(row: number) => Truth> {
  const { yes, maybe } = yield* rowTruths(catalogue, condition);
  const { places } = slotsOf(catalogue);
  return (row) => {
    const slot = places ? places.slotOf[row]! : row;
    if (hasBit(yes, slot)) return YES;
    return hasBit(maybe, slot) ? NOT_STATED : NO;
  };
}
