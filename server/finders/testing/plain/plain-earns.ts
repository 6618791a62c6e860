import type { Earn } from "@shared/finders/rule";
import type { CatalogueProduct } from "../../../catalogues/any-catalogue";
import type { Stated } from "../../../matching/columns";
import {
  compared,
  endsOf,
  isOrHas,
  numberOf,
  operandOf,
  statedOf,
  wordsGiven,
  wordsOf,
  type PlainGiven,
} from "./plain-products";

/** How much of a wish a product earns, from 0 to 1, and whether that only stands for not knowing. */
export type Earned = (product: CatalogueProduct) => { share: number; isUnknown: boolean };

/** What is not stated earns half. */
export const HALF = { share: 0.5, isUnknown: true };

/** What a measure gives to products. */
export function earnedBy(earn: Earn, given: PlainGiven): Earned {
  return (product) => {
    const value = statedOf(product, earn.attribute);
    const share = shareBy(earn, value, given);
    return value === null ? HALF : { share, isUnknown: false };
  };
}

function shareBy(earn: Earn, value: Stated, given: PlainGiven): number {
  const words = wordsOf(value);
  const best = (shares: readonly number[]) => Math.max(0, ...shares);
  switch (earn.by) {
    case "steps": {
      const scale = given.attributes.get(earn.attribute)!.values.map(({ id }) => compared(id));
      const start = scale.indexOf(compared(String(operandOf(earn.from, given))));
      const places = words.map((word) => scale.indexOf(compared(word))).filter((at) => at >= 0);
      if (start < 0 || places.length === 0) return 0;
      return earn.shares[Math.min(...places.map((at) => Math.abs(at - start)))] ?? 0;
    }
    case "table":
      return best(
        words.filter((word) => Object.hasOwn(earn.shares, word)).map((word) => earn.shares[word]!),
      );
    case "share": {
      const wanted = wordsGiven(earn.of, given);
      return wanted.filter((word) => isOrHas(value, word)).length / wanted.length;
    }
    case "kin": {
      const from = compared(String(operandOf(earn.from, given)));
      return best(
        words.map((word) => {
          const isPair = ({ of }: { of: readonly string[] }) =>
            [of, of.toReversed()].some(
              ([a, b]) => compared(a!) === from && compared(b!) === compared(word),
            );
          return compared(word) === from ? 1 : (earn.pairs.findLast(isPair)?.share ?? 0);
        }),
      );
    }
    case "distance": {
      const wanted = numberOf(earn.from, given);
      const ends = endsOf(value);
      if (!ends) return 0;
      return best([1 - best([ends.min - wanted, wanted - ends.max]) / earn.none]);
    }
  }
}
