import type { Catalogue } from "./catalogue";
import type { Query } from "./criteria";
import { keep, select } from "./select";

/** The rows that a question leaves, and the criteria that had to be given up for it. */
export interface Narrowed<Id extends string> {
  /** Ascending. */
  rows: Uint32Array;
  relaxed: Id[];
}

/**
 * The products that meet every filter and as many narrowing criteria as possible. Where nothing meets all
 * of them, one after the other is kept if something is still left: the others are the least that has to be
 * given up, and none of them could come back. Where the filters leave nothing, nothing is given up.
 */
export function narrow<Id extends string>(
  catalogue: Catalogue<unknown>,
  { filter, narrow: criteria }: Query<Id>,
): Narrowed<Id> {
  const meeting = select(catalogue, [...filter, ...criteria.map(({ condition }) => condition)]);
  if (meeting.length > 0) return { rows: meeting, relaxed: [] };

  let rows = select(catalogue, filter);
  if (rows.length === 0) return { rows, relaxed: [] };
  const relaxed: Id[] = [];
  for (const { id, condition } of criteria) {
    const left = keep(catalogue, rows, condition);
    if (left.length > 0) rows = left;
    else relaxed.push(id);
  }
  return { rows, relaxed };
}
