import { shareOut, type Score } from "../../matching/criteria";
import type { Measure } from "./measure";
import { verdictOf, type Sentence } from "./reason-text";

/** A wish with its weight beside the others. */
export interface Weighed {
  id: string;
  measure: Measure;
  weight: number;
  sentence: Sentence;
}

/** The criteria of wishes, each with its part of the 100 points. */
export function criteriaOf(wishes: readonly Weighed[]): Score[] {
  const ranking = wishes.filter(({ weight }) => weight > 0);
  const maxima = shareOut(ranking.map(({ weight }) => weight));
  return ranking.map(({ id, measure, sentence }, at) => {
    const { columns } = measure;
    const stated = (values: Parameters<Score["share"]>) => (column: string) =>
      values[columns.indexOf(column)] ?? null;
    return {
      id,
      max: maxima[at]!,
      columns,
      share: (...values) => measure.of(stated(values)).share,
      isUnknown: (...values) => verdictOf(measure, stated(values)) === "unknown",
      text: (...values) => sentence(stated(values)),
    };
  });
}
