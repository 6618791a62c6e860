import { hasCommon, intersect, isWithin, type Bits } from "./bits";
import type { Catalog } from "./catalog";
import { surely, type Named, type Query } from "./criteria";
import { meeting, truthsOnce, type TruthsOf } from "./row-truths";
import { rowsIn, slotsOf } from "./slots";
import { finish, type Steps } from "../platform/work/steps";

/** What a question leaves, and the criteria that had to be given up for it. */
interface Narrowed<Id extends string> {
  /** The rows, by their slots. */
  left: Bits;
  relaxed: Id[];
}

/**
 * The products that meet every filter and as many narrowing criteria as possible: one after the other is kept if
 * something is still left that is certain to meet it, and with it what does not state it. What only such products pass
 * is given up, unless nothing that is left states it. Where the filters leave nothing, nothing is given up.
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
  const left = yield* meeting(catalog, filter, undefined, truthsOf);
  const relaxed: Id[] = [];
  for (const criterion of criteria) {
    if (!(yield* keeps(left, criterion, truthsOf))) relaxed.push(criterion.id);
  }
  return { left, relaxed };
}

/**
 * The rows that are left with nothing given up, by their slots: none where something would be. A set of its own, or the one
 * that is given.
 */
export function* meetingAll(
  catalog: Catalog<unknown>,
  { filter, narrow: criteria }: Pick<Query, "filter" | "narrow">,
  into?: Bits,
  truthsOf = truthsOnce(catalog),
): Steps<Bits> {
  const left = yield* meeting(catalog, filter, into, truthsOf);
  for (const criterion of criteria) {
    if (yield* keeps(left, criterion, truthsOf)) yield;
    else return left.fill(0);
  }
  return left;
}

/** Leaves of some rows those that pass a criterion, and tells that it is kept; all of them where it has to be given up. */
function* keeps(left: Bits, criterion: Named, truthsOf: TruthsOf): Steps<boolean> {
  const { yes, maybe } = yield* truthsOf(surely(criterion));
  const passing = "maybe" in criterion.condition ? maybe : yes;
  const isKept = hasCommon(left, yes) || isWithin(left, passing);
  if (isKept) intersect(left, passing);
  return isKept;
}
