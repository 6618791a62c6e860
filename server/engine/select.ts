import type { Catalogue } from "./catalogue";
import { hasBit } from "./bits";
import type { Condition } from "./criteria";
import { meeting, rowTruths } from "./row-truths";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/** The rows that meet all conditions, ascending. What is not stated meets none. */
export const select = (
  catalogue: Catalogue<unknown>,
  conditions: readonly Condition[],
): Uint32Array => finish(selectInSteps(catalogue, conditions));

/** The same in steps. */
export function* selectInSteps(
  catalogue: Catalogue<unknown>,
  conditions: readonly Condition[],
): Steps<Uint32Array> {
  return rowsIn(slotsOf(catalogue), yield* meeting(catalogue, conditions));
}

/** Those of the rows that meet one more condition. */
export function keep(
  catalogue: Catalogue<unknown>,
  rows: Uint32Array,
  condition: Condition,
): Uint32Array {
  const { yes } = finish(rowTruths(catalogue, condition));
  const { places } = slotsOf(catalogue);
  return rows.filter((row) => hasBit(yes, places ? places.slotOf[row]! : row));
}
