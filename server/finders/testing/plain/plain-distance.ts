import type { Condition } from "@shared/finders/condition";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import { rangeOf, statedOf } from "./plain-answers";
import { endsOf, numberOf, sameIn, type PlainGiven } from "./plain-conditions";

/**
 * How many quarters of the end of a range a product is beyond the numbers that a condition asks for: of the upper end,
 * else of the lower one, and 16 at most. `undefined` where it asks for none.
 */
export function quartersBeyond(
  condition: Condition,
  product: CatalogProduct,
  given: PlainGiven,
): number | undefined {
  if ("not" in condition) return undefined;
  if ("all" in condition || "any" in condition) {
    const parts = "all" in condition ? condition.all : condition.any;
    const found = parts.flatMap((part) => quartersBeyond(part, product, given) ?? []);
    if (found.length === 0) return undefined;
    return "all" in condition ? found.reduce((sum, each) => sum + each) : Math.min(...found);
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
