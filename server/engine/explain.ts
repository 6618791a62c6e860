import { bytesOf, textBytes } from "../platform/memory/shared-bytes";
import { byCodes } from "./by-codes";
import type { Catalog } from "./catalog";
import type { Stated } from "./columns";
import { pointsOf, type Score } from "./criteria";

type Verdict = "met" | "partly" | "missed" | "unknown";

/** One line of the reasons for a place. The points of all lines add up to the score. */
export interface Reason<Id extends string> {
  criterion: Id;
  points: number;
  max: number;
  /** `unknown` is said only of criteria that can tell. */
  verdict: Verdict;
  /** A sentence for people. */
  text: string;
}

/**
 * Gives the reasons for a product's score, a line for each criterion. Products that state the same share
 * their lines: a list asks for each of them once.
 */
export function explain<Id extends string>(
  catalog: Catalog<unknown>,
  criteria: readonly Score<Id>[],
): (row: number) => Reason<Id>[] {
  const lines = criteria.map((criterion) => keptLine(criterion, catalog)) as ((
    row: number,
  ) => Reason<Id>)[];
  return (row) => lines.map((line) => line(row));
}

const sentences = bytesOf("sentences");
/** A line of the reasons, beside its sentence. */
const REASON_BYTES = 120;

const keptLine = kept((criterion: Score, catalog: Catalog<unknown>) =>
  byCodes(
    catalog,
    criterion.columns,
    (...values) => reasonFor(criterion, values),
    sentences.keep<number, Reason<string>>(({ text }) => REASON_BYTES + textBytes(text)),
  ),
);

function reasonFor<Id extends string>(criterion: Score<Id>, values: Stated[]): Reason<Id> {
  const share = criterion.share(...values);
  const isUnknown = criterion.isUnknown?.(...values) ?? false;
  return {
    criterion: criterion.id,
    points: pointsOf(criterion, share),
    max: criterion.max,
    verdict: isUnknown ? "unknown" : share === 1 ? "met" : share === 0 ? "missed" : "partly",
    text: criterion.text(...values),
  };
}

/** The score that these reasons add up to. */
export const scoreOf = (reasons: readonly { points: number }[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0);

/**
 * Keeps what was worked out of one thing for another, as long as both are there: the same answers are asked for
 * again and again.
 */
export function kept<Of extends object, For extends object, Result>(
  workOut: (of: Of, to: For) => Result,
): (of: Of, to: For) => Result {
  const results = new WeakMap<Of, WeakMap<For, Result>>();
  return (of, to) => {
    let ofThis = results.get(of);
    if (!ofThis) results.set(of, (ofThis = new WeakMap()));
    let result = ofThis.get(to);
    if (result === undefined) ofThis.set(to, (result = workOut(of, to)));
    return result;
  };
}
