import type { BedPreferences } from "@shared/specification/contracts/preferences";
import {
  MAX_RECOMMENDATIONS,
  type NearMiss,
} from "@shared/specification/contracts/recommendations";
import { rangeIn } from "@shared/finders/answers";
import type { Offer } from "../../finders/shopper/offers";
import { provenChangesInSteps } from "../../finders/shopper/suggest";
import { bestFirst, isBetter, usualRules } from "../../finders/shopper/suggestion-rules";
import { finish, type Steps } from "../../platform/work/steps";
import { bedAnswers, type StagedBeds } from "./staged-beds";

const rules = {
  ...usualRules,
  isWorthwhile: isBetter,
  compare: bestFirst,
  mayCombine: false,
  asGiven: true,
  maxCount: MAX_RECOMMENDATIONS,
  order: ["budget", "bedSize", "firmness", "mattressType"],
};

/**
 * Changes that would find more, or better: `count` and `bestScore` hold after applying them. The most
 * helpful first.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const nearMisses = (staged: StagedBeds, answers: BedPreferences): NearMiss[] =>
  finish(nearMissesInSteps(staged, answers));

/** The same in steps. */
export function* nearMissesInSteps(
  { document, stage }: StagedBeds,
  answers: BedPreferences,
): Steps<NearMiss[]> {
  const given = bedAnswers(answers);
  const proven = yield* provenChangesInSteps(stage, given, document.locale, rules);
  return proven.map(({ offer, then: { count, bestScore } }) => ({
    id: nameOf(offer),
    label: offer.label,
    changes: preferencesOf(offer.changes, answers),
    count,
    bestScore,
  }));
}

const NAMES: readonly [RegExp, string][] = [
  [/^budget-(max|min)-/, "$1-price-"],
  [/^bedSize-/, "size-"],
  [/^mattressType-/, "type-"],
];

/** "max-price-7000" · "size-king" · "type-latex" · "firmness-soft". */
const nameOf = ({ id }: Offer): string =>
  NAMES.reduce((name, [ours, theirs]) => name.replace(ours, theirs), id);

/** Changed answers as preferences: only what differs from the given ones. */
function preferencesOf(
  { budget, ...others }: Offer["changes"],
  { minPrice, maxPrice }: BedPreferences,
): NearMiss["changes"] {
  const range = budget ? rangeIn(budget) : undefined;
  return {
    ...(others as NearMiss["changes"]),
    ...(range && range.max !== maxPrice && { maxPrice: range.max ?? null }),
    ...(range && (range.min ?? 0) !== (minPrice ?? 0) && { minPrice: range.min ?? null }),
  };
}
