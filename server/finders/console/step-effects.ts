import type { MatchingEffect } from "@shared/contracts/finder-matching";
import type { Condition, Score } from "../../engine/criteria";
import { explain } from "../../engine/explain";
import { conditionsOf } from "../../engine/counts";
import { countProducts } from "../../engine/groups";
import { meetingAll } from "../../engine/narrow";
import { keep, selectInSteps } from "../../engine/select";
import { rowsIn, slotsOf } from "../../engine/slots";
import type { Steps } from "../../platform/work/steps";
import type { Compiled } from "../compile/compile";
import type { Part } from "../compile/part";

/** What a part asks that a product has to meet. */
export const mustsOf = ({ asks }: Part): Condition[] => conditionsOf(asks);

/** How many of the rows' products earn at least half of a criterion's points by what they state. */
export function countSuited(
  catalog: Compiled["catalog"],
  rows: Uint32Array,
  criterion: Score,
): number {
  const reasonsOf = explain(catalog, [criterion]);
  return countProducts(
    catalog,
    rows.filter((row) => {
      const { verdict, points, max } = reasonsOf(row)[0]!;
      return verdict === "met" || (verdict === "partly" && points * 2 >= max);
    }),
  );
}

/** The rows that pass all musts together: also what does not state them. */
export const passing = ({ catalog, query }: Compiled): Steps<Uint32Array> =>
  selectInSteps(catalog, conditionsOf(query));

/** The rows that are left with nothing given up: none where something would be. */
export function* leftBy({ catalog, query }: Compiled): Steps<Uint32Array> {
  return rowsIn(slotsOf(catalog), yield* meetingAll(catalog, query));
}

/** What each rule that applies, and then each answer, does after those before it. */
export function* stepEffects(
  compiled: Compiled,
  isQuestion: (id: string) => boolean,
): Steps<MatchingEffect[]> {
  const { catalog, criteria, query } = compiled;
  // What holds whatever is answered comes first: what is left after the last answer is what fits.
  const parts = compiled.parts.toSorted(
    (one, other) => Number(isQuestion(one.id)) - Number(isQuestion(other.id)),
  );
  const ofParts = new Set(parts.flatMap(mustsOf));
  const left = yield* passing(compiled);
  let rows = yield* selectInSteps(
    catalog,
    query.filter.filter((each) => !ofParts.has(each)),
  );
  const effects: MatchingEffect[] = [];
  for (const part of parts) {
    const musts = mustsOf(part);
    for (const must of musts) rows = keep(catalog, rows, must);
    const criterion = criteria.find(({ id }) => id === part.id);
    effects.push({
      id: part.id,
      ...(musts.length > 0 && { left: countProducts(catalog, rows) }),
      ...(criterion && {
        share: criterion.max,
        suits: countSuited(catalog, left, criterion),
      }),
    });
    yield;
  }
  return effects;
}
