import { shareOut, type Score } from "../../matching/criteria";
import type { Part } from "./part";
import { verdictOf } from "./reason-text";

/** The criteria of wishes, those of the most weight first, each with its part of the 100 points. */
export function criteriaOf(parts: readonly Part[]): Score[] {
  const ranking = parts
    .flatMap(({ id, weight, sentence, meaning: { measure } }) =>
      measure && weight > 0 ? [{ id, weight, measure, sentence: sentence(measure) }] : [],
    )
    .toSorted((a, b) => b.weight - a.weight);
  const maxima = shareOut(ranking.map(({ weight }) => weight));
  return ranking.map(({ id, measure, sentence }, at) => {
    const { columns } = measure;
    const stated = (values: Parameters<Score["share"]>) => (column: string) =>
      values[columns.indexOf(column)] ?? null;
    return {
      id,
      max: maxima[at]!,
      columns,
      wish: measure.wish,
      share: (...values) => measure.of(stated(values)).share,
      isUnknown: (...values) => verdictOf(measure, stated(values)) === "unknown",
      text: (...values) => sentence(stated(values)),
    };
  });
}
