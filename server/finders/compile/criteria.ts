import { shareOut, type Score } from "../../engine/criteria";
import type { Measure } from "./measure";
import type { Part } from "./part";
import { verdictOf } from "./reason-text";

/** The criteria of wishes, those of the most weight first, each with its part of the 100 points. */
export function criteriaOf(parts: readonly Part[]): Score[] {
  const ranking = parts
    .flatMap((part) => {
      const { weight, meaning } = part;
      return meaning.measure && weight > 0 ? [{ part, weight, measure: meaning.measure }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  const maxima = shareOut(ranking.map(({ weight }) => weight));
  return ranking.map(({ part, measure }, at) => scoreOf(part, measure, maxima[at]!));
}

const known = new WeakMap<Part, Map<number, Score>>();

/** The shares of the points that a part has come with, the latest; its criteria for more are made anew. */
const MAX_SHARES = 4;

/** The criterion of a part, the same for as many points: what is worked out of it is worked out once. */
function scoreOf(part: Part, measure: Measure, max: number): Score {
  let ofThis = known.get(part);
  if (!ofThis) known.set(part, (ofThis = new Map<number, Score>()));
  let score = ofThis.get(max);
  if (!score) {
    if (ofThis.size === MAX_SHARES) ofThis.clear();
    ofThis.set(max, (score = madeOf(part, measure, max)));
  }
  return score;
}

function madeOf({ id, meaning, sentence }: Part, measure: Measure, max: number): Score {
  const { columns, wish } = measure;
  const say = sentence(measure, meaning);
  const stated = (values: Parameters<Score["share"]>) => (column: string) =>
    values[columns.indexOf(column)] ?? null;
  return {
    id,
    max,
    columns,
    wish,
    share: (...values) => measure.of(stated(values)).share,
    isUnknown: (...values) => verdictOf(measure, stated(values)) === "unknown",
    text: (...values) => say(stated(values)),
  };
}
