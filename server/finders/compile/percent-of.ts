import type { Answers } from "@shared/finders/answers";
import type { ResultSection } from "@shared/contracts/finders";
import { bandsBeyond } from "../../engine/nearness";
import type { Steps } from "../../platform/work/steps";
import type { Asks } from "./asked-conditions";
import type { Compiled } from "./compile";

interface Asked {
  /** What weighs. */
  criteria: readonly { id: string }[];
  /** What each answer, and each rule of the finder, asks. */
  parts: readonly { id: string; asks: Pick<Asks, "filter" | "narrow"> }[];
  /** The answers that count. */
  counted: Answers;
}

/**
 * What scores are percent of. Every listed product meets what must be so: where only one preference weighs beside
 * that, whatever misses it would be a match of 0%.
 */
export function percentOf({ criteria, parts, counted }: Asked): ResultSection["percentOf"] {
  if (criteria.length === 0) return undefined;
  const weighing = new Set(criteria.map(({ id }) => id));
  const hasMusts = parts.some(
    ({ id, asks }) =>
      !weighing.has(id) && id in counted && asks.filter.length + asks.narrow.length > 0,
  );
  if (!hasMusts) return "answers";
  return criteria.length > 1 ? "preferences" : undefined;
}

/**
 * Whether some of the listed products stand before others because they are nearer to what was given up: percentages would
 * then say another order.
 */
export function* isByNearness(
  { catalog, query }: Pick<Compiled, "catalog" | "query">,
  relaxed: readonly string[],
  rows: readonly number[],
): Steps<boolean> {
  if (!query.isNearFirst) return false;
  const givenUp = query.narrow.filter(({ id }) => relaxed.includes(id));
  const bandOf = yield* bandsBeyond(
    catalog,
    givenUp.map(({ condition }) => condition),
  );
  return bandOf !== undefined && new Set(rows.map(bandOf)).size > 1;
}
