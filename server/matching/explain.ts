import { columnNamed, type Catalogue } from "./catalogue";
import type { Stated } from "./columns";
import { pointsOf, type Score } from "./criteria";

/** One line of the reasons for a place. The points of all lines add up to the score. */
export interface Reason<Id extends string> {
  criterion: Id;
  points: number;
  max: number;
  verdict: "met" | "partly" | "missed";
  /** A sentence for people. */
  text: string;
}

/**
 * Gives the reasons for a product's score, a line for each criterion. Products that state the same share
 * their lines: a list asks for each of them once.
 */
export function explain<Id extends string>(
  catalogue: Catalogue<unknown>,
  criteria: readonly Score<Id>[],
): (row: number) => Reason<Id>[] {
  const lines = criteria.map((criterion) => {
    const { codes, values } = columnNamed(catalogue, criterion.column);
    const known = new Map<number, Reason<Id>>();
    return (row: number) => {
      const code = codes[row]!;
      let reason = known.get(code);
      if (!reason) known.set(code, (reason = reasonFor(criterion, values[code]!)));
      return reason;
    };
  });
  return (row) => lines.map((line) => line(row));
}

function reasonFor<Id extends string>(criterion: Score<Id>, value: Stated): Reason<Id> {
  const share = criterion.share(value);
  return {
    criterion: criterion.id,
    points: pointsOf(criterion, share),
    max: criterion.max,
    verdict: share === 1 ? "met" : share === 0 ? "missed" : "partly",
    text: criterion.text(value),
  };
}

/** The score that these reasons add up to. */
export const scoreOf = (reasons: readonly { points: number }[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0);
