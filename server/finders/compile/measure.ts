import type { AttributeShape } from "@shared/contracts/attributes";
import { plainWord as plain } from "@shared/finders/search-choices";
import type { Earn, Rule } from "@shared/finders/rule";
import { boundedBy, mayBeNear } from "@shared/finders/tolerance";
import type { Stated } from "../../engine/columns";
import { UNKNOWN_SHARE, type Wish } from "../../engine/criteria";
import { columnsOf, conditionOf, holdsOf } from "./conditions";
import { nearBounds } from "./near-bounds";
import { NotAnswered, read, readNumber, readWords, type Given } from "./operands";
import { between, upTo, worstAmong, type Better, type EndsOf, type Ends } from "./better-numbers";
import { rangeOf, states, wordsIn } from "./stated";

/** How far a product is as it was wished: from 0 to 1, and whether that is only not known. */
interface Measured {
  share: number;
  isUnknown: boolean;
  /** Of a measure by steps: how many it is further on; fewer than none where it is not as far. */
  steps?: number;
}

/** A measure of products, by what they state in some columns. */
export interface Measure {
  columns: readonly string[];
  of: (stated: (column: string) => Stated) => Measured;
  /** The same shares, as the engine asks them of all products at once. */
  wish: Wish;
  /** Of a number of which less, or more, is better: which. */
  better?: Better;
  /** Of what is measured among the products that musts leave: the measure, once their ends are known. */
  within?: (endsOf: EndsOf) => Measure;
}

const UNKNOWN: Measured = { share: UNKNOWN_SHARE, isUnknown: true };
const known = (share: number): Measured => ({ share, isUnknown: false });

/** The measure of a rule that scores. Throws `NotAnswered` when it needs an answer that was not given. */
export function measureOf(
  rule: Rule,
  given: Given,
  attributes: ReadonlyMap<string, AttributeShape>,
): Measure {
  if ("earn" in rule) return measureEarned(rule.earn, given, attributes);
  const condition = conditionOf(rule.condition, given);
  const isWished = rule.use !== "avoid";
  const bounded = rule.tolerance && mayBeNear(rule) && boundedBy(rule.condition);
  if (bounded) return measureBy(bounded, nearBounds(condition, rule.tolerance!));
  return {
    columns: columnsOf(condition),
    of(stated) {
      const holds = holdsOf(condition, stated);
      return holds === undefined ? UNKNOWN : known(holds === isWished ? 1 : 0);
    },
    wish: { condition, isWished },
  };
}

function measureEarned(
  earn: Earn,
  given: Given,
  attributes: ReadonlyMap<string, AttributeShape>,
): Measure {
  const { attribute } = earn;
  if (given.lacksAnswer?.(attribute)) throw new NotAnswered();
  if (earn.by === "relative") return relativeMeasure(earn);
  const of = earn.by === "steps" ? stepsOf(earn, given, attributes) : shareOf(earn, given);
  const better = earn.by === "linear" && (earn.all < earn.none ? "lower" : "higher");
  return { ...measureBy(attribute, of), ...(better && { better }) };
}

function measureBy(
  attribute: string,
  of: (value: Stated) => number | Omit<Measured, "isUnknown">,
): Measure {
  const measured = (value: Stated): Measured => {
    if (value === null) return UNKNOWN;
    const found = of(value);
    return typeof found === "number" ? known(found) : { ...found, isUnknown: false };
  };
  return {
    columns: [attribute],
    of: (stated) => measured(stated(attribute)),
    wish: { column: attribute, shareOf: (value) => measured(value).share },
  };
}

/**
 * Until it is known what the musts leave, every number earns all. The only number beside what does not state its own is neither
 * good nor bad.
 */
function relativeMeasure(earn: Relative, ends?: Ends): Measure {
  const { attribute, better } = earn;
  const { min, max, isPartial } = ends ?? { min: Infinity, max: -Infinity, isPartial: false };
  const all = better === "lower" ? min : max;
  const ofOne = isPartial ? () => 0.5 : upTo(all, better);
  const of = min < max ? between(all, worstAmong({ min, max }, better)) : ofOne;
  return {
    ...measureBy(attribute, of),
    better,
    within: (endsOf) => relativeMeasure(earn, endsOf(attribute, better)),
  };
}

type Steps = Extract<Earn, { by: "steps" }>;

/** The share of the value that is the fewest steps away, and how many they are. */
function stepsOf(
  { attribute, from, shares }: Steps,
  given: Given,
  attributes: ReadonlyMap<string, AttributeShape>,
) {
  const scale = (attributes.get(attribute)?.values ?? []).map(({ id }) => plain(id));
  const start = scale.indexOf(plain(String(read(from, given))));
  return (value: Stated) => {
    let nearest: number | undefined;
    for (const word of wordsIn(value)) {
      const at = scale.indexOf(plain(word));
      if (at === -1 || start === -1) continue;
      const steps = at - start;
      if (nearest === undefined || Math.abs(steps) < Math.abs(nearest)) nearest = steps;
    }
    if (nearest === undefined) return 0;
    return { share: shares[Math.abs(nearest)] ?? 0, steps: nearest };
  };
}

type Relative = Extract<Earn, { by: "relative" }>;

function shareOf(earn: Exclude<Earn, Steps | Relative>, given: Given): (value: Stated) => number {
  if (earn.by === "table") {
    const best = (words: readonly string[]) =>
      Math.max(0, ...words.map((word) => shareIn(earn.shares, word)));
    return (value) => best(wordsIn(value));
  }
  if (earn.by === "share") {
    const wanted = readWords(earn.of, given).map((word) => states(word));
    return (value) => wanted.filter((isThere) => isThere(value)).length / wanted.length;
  }
  if (earn.by === "kin") {
    const from = plain(String(read(earn.from, given)));
    const shares = new Map<string, number>();
    for (const { of: pair, share } of earn.pairs) {
      const [one, other] = pair.map(plain) as [string, string];
      if (one === from) shares.set(other, share);
      if (other === from) shares.set(one, share);
    }
    // Whatever a pair says of it, the same one earns all.
    shares.set(from, 1);
    return (value) => Math.max(0, ...wordsIn(value).map((word) => shares.get(plain(word)) ?? 0));
  }
  if (earn.by === "linear") return between(earn.all, earn.none);
  const wanted = readNumber(earn.from, given);
  return (value) => {
    const range = rangeOf(value);
    if (!range) return 0;
    const below = (range.min ?? -Infinity) - wanted;
    const above = wanted - (range.max ?? Infinity);
    return Math.max(0, 1 - Math.max(0, below, above) / earn.none);
  };
}

/** A value may be called by a word that every object has. */
const shareIn = (shares: Readonly<Record<string, number>>, word: string): number =>
  Object.hasOwn(shares, word) ? shares[word]! : 0;

/** Several measures as one: their mean by weight, the best of them, or the worst. */
export function combine(
  parts: readonly { measure: Measure; weight: number }[],
  how: "share" | "any" | "all",
): Measure {
  const [only] = parts;
  if (only && parts.length === 1) return only.measure;
  const columns = [...new Set(parts.flatMap(({ measure }) => measure.columns))];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const isRelative = parts.some(({ measure }) => measure.within);
  return {
    columns,
    ...(isRelative && {
      within: (endsOf: EndsOf) =>
        combine(
          parts.map(({ measure, weight }) => ({ measure: measureWithin(measure, endsOf), weight })),
          how,
        ),
    }),
    wish: { parts: parts.map(({ measure, weight }) => ({ wish: measure.wish, weight })), how },
    of(stated) {
      const found = parts.map(({ measure }) => measure.of(stated));
      if (how === "share") {
        const sum = found.reduce((all, { share }, at) => all + share * parts[at]!.weight, 0);
        return { share: sum / total, isUnknown: found.every(({ isUnknown }) => isUnknown) };
      }
      return found.reduce((one, other) =>
        (how === "any" ? other.share > one.share : other.share < one.share) ? other : one,
      );
    },
  };
}

/** A measure by the ends of what musts leave, where it is one among these. */
export const measureWithin = (measure: Measure, endsOf: EndsOf): Measure =>
  measure.within?.(endsOf) ?? measure;
