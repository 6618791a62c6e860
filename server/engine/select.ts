import type { Catalog } from "./catalog";
import { hasBit } from "./bits";
import type { Condition } from "./criteria";
import { meeting, rowTruths } from "./row-truths";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/** The rows that meet all conditions, ascending. What is not stated meets none. */
export const select = (catalog: Catalog<unknown>, conditions: readonly Condition[]): Uint32Array =>
  finish(selectInSteps(catalog, conditions));

/** The same in steps. */
export function* selectInSteps(
  catalog: Catalog<unknown>,
  conditions: readonly Condition[],
): Steps<Uint32Array> {
  return rowsIn(slotsOf(catalog), yield* meeting(catalog, conditions));
}

/** Those of the rows that meet one more condition. */
export function keep(
  catalog: Catalog<unknown>,
  rows: Uint32Array,
  condition: Condition,
): Uint32Array {
  const { yes } = finish(rowTruths(catalog, condition));
  const { places } = slotsOf(catalog);
  return rows.filter((row) => hasBit(yes, places ? places.slotOf[row]! : row));
}
