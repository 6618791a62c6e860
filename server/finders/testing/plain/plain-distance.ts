import type { Condition } from "@shared/finders/condition";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import { rangeOf, statedOf } from "./plain-answers";
import { endsOf, numberOf, sameIn, truthOf, type PlainGiven } from "./plain-conditions";

/**
 * How many quarters of the end of a range a product is beyond the numbers that a condition asks for, of the upper end, else of
 * the lower one, 16 at most, and one more for each of several things that it lacks. `undefined` where it asks for neither.
 */
export function quartersBeyond(
  condition: Condition,
  product: CatalogProduct,
  given: PlainGiven,
): number | undefined {
  if ("not" in condition) return undefined;
  if ("all" in condition || "any" in condition) {
    const isAll = "all" in condition;
    const parts = flatParts(condition, isAll);
    const found = parts.map((part) => quartersBeyond(part, product, given));
    if (parts.length === 1) return found[0];
    if (!isAll && found.every((each) => each === undefined)) return undefined;
    // What has no number is there, or as far away as one quarter; of alternatives as far as can be.
    const lacking = isAll ? 1 : 16;
    const all = parts.map(
      (part, at) => found[at] ?? (truthOf(part, product, given) === 1 ? 0 : lacking),
    );
    return isAll ? all.reduce((sum, each) => sum + each, 0) : Math.min(...all);
  }
  const wanted = rangeWanted(condition, given);
  if (!wanted || !("attribute" in condition)) return undefined;
  const [min, max] = wanted;
  const [from, to] = endsOf(statedOf(product, condition.attribute));
  if (Number.isNaN(from)) return 16;
  const end = Math.abs(max === Infinity ? min : max);
  const quarter = end === 0 || end === Infinity ? 1 : end / 4;
  const away = Math.max(0, min - to, from - max);
  for (let count = 0; count < 16; count++) if (away <= (count + 5e-7) * quarter) return count;
  return 16;
}

/** The parts of a condition, with those of parts of its own kind. */
function flatParts(condition: Condition, isAll: boolean): Condition[] {
  if (isAll && "all" in condition) return condition.all.flatMap((each) => flatParts(each, isAll));
  if (!isAll && "any" in condition) return condition.any.flatMap((each) => flatParts(each, isAll));
  return [condition];
}

/** What a product beside the numbers that a condition asks for earns: nine tenths right beside them, nothing from so far on. */
export function shareBeside(
  condition: Condition,
  tolerance: number,
  product: CatalogProduct,
  given: PlainGiven,
): number {
  const away = awayFrom(condition, product, given);
  return away < tolerance ? (0.9 * (tolerance - away)) / tolerance : 0;
}

function awayFrom(condition: Condition, product: CatalogProduct, given: PlainGiven): number {
  if ("all" in condition)
    return Math.max(...condition.all.map((part) => awayFrom(part, product, given)));
  const wanted = rangeWanted(condition, given);
  if (!wanted || !("attribute" in condition)) return Infinity;
  const [from, to] = endsOf(statedOf(product, condition.attribute));
  return Number.isNaN(from) ? Infinity : Math.max(0, wanted[0] - to, from - wanted[1]);
}

function rangeWanted(test: Condition, given: PlainGiven): [min: number, max: number] | undefined {
  if ("atLeast" in test) return [numberOf(test.atLeast, given), Infinity];
  if ("moreThan" in test) return [numberOf(test.moreThan, given), Infinity];
  if ("atMost" in test) return [-Infinity, numberOf(test.atMost, given)];
  if ("between" in test)
    return [numberOf(test.between[0], given), numberOf(test.between[1], given)];
  if ("contains" in test) return [numberOf(test.contains, given), numberOf(test.contains, given)];
  if ("within" in test) {
    const { of, plusMinus } = test.within;
    return [numberOf(of, given) - plusMinus, numberOf(of, given) + plusMinus];
  }
  if ("inRangeOf" in test) return endsOf(rangeOf(given.counted[test.inRangeOf]));
  if (!("sameAsIn" in test)) return undefined;
  const ends = endsOf(sameIn(test, given));
  return Number.isNaN(ends[0]) ? undefined : ends;
}
