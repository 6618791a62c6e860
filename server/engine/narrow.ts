import { intersect, isNone, type Bits } from "./bits";
import type { Catalog } from "./catalog";
import type { Query } from "./criteria";
import { meeting, truthsOnce } from "./row-truths";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/** What a question leaves, and the criteria that had to be given up for it. */
interface Narrowed<Id extends string> {
  /** The rows, by their slots. */
  left: Bits;
  relaxed: Id[];
}

/**
 * The products that meet every filter and as many narrowing criteria as possible. Where nothing meets all
 * of them, one after the other is kept if something is still left: the others are the least that has to be
 * given up, and none of them could come back. Where the filters leave nothing, nothing is given up.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export function narrow<Id extends string>(
  catalog: Catalog<unknown>,
  query: Pick<Query<Id>, "filter" | "narrow">,
): { rows: Uint32Array; relaxed: Id[] } {
  const { left, relaxed } = finish(narrowInSteps(catalog, query));
  return { rows: rowsIn(slotsOf(catalog), left), relaxed };
}

/** The same in steps; the rows by their slots. */
export function* narrowInSteps<Id extends string>(
  catalog: Catalog<unknown>,
  { filter, narrow: criteria }: Pick<Query<Id>, "filter" | "narrow">,
  truthsOf = truthsOnce(catalog),
): Steps<Narrowed<Id>> {
  let left = yield* meeting(catalog, filter, undefined, truthsOf);
  if (criteria.length === 0) return { left, relaxed: [] };
  const all = left.slice();
  for (const { condition } of criteria) intersect(all, (yield* truthsOf(condition)).yes);
  if (!isNone(all)) return { left: all, relaxed: [] };

  if (isNone(left)) return { left, relaxed: [] };
  const relaxed: Id[] = [];
  for (const { id, condition } of criteria) {
    const fewer = left.slice();
    intersect(fewer, (yield* truthsOf(condition)).yes);
    if (isNone(fewer)) relaxed.push(id);
    else left = fewer;
  }
  return { left, relaxed };
}
