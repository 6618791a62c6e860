import { budgetScale, isOpenAbove } from "@shared/bed-budgets";
import type { BedPreferences } from "@shared/contracts/preferences";
import { MAX_RECOMMENDATIONS, type NearMiss } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { NOT_SURE } from "@shared/not-sure";
import type { BedCatalogue } from "../catalogues/bed-catalogue";
import { select } from "../matching/select";
import { neighbors, sortedNumbers, suggestions, type Outcome } from "../matching/suggestions";
import { conditionsFor, queryFor } from "./criteria";

/** The most suggestions at a time. */
const MAX_COUNT = 4;
/** Rand that budgets are rounded to, away from the shopper's own. */
const ROUNDING = 100;
/** A change that adds no bed must raise the best score by this much. */
const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

type Changes = NearMiss["changes"];
type Offer = Pick<NearMiss, "id" | "label" | "changes">;

/**
 * Changes that would find more, or better: `count` and `bestScore` hold after applying them. The most
 * helpful first.
 */
export function nearMisses(catalogue: BedCatalogue, answers: BedPreferences): NearMiss[] {
  const { options } = catalogue;
  const candidates = [
    ...budgets(catalogue, answers),
    ...sizes(catalogue, answers),
    ...feels(catalogue, answers),
  ].map((offer) => ({ offer, query: queryFor(applyChanges(answers, offer.changes), options) }));
  return suggestions(catalogue, queryFor(answers, options), candidates, {
    isWorthwhile,
    compare: (a, b) =>
      Number(b.hasStock) - Number(a.hasStock) || b.bestScore - a.bestScore || b.count - a.count,
    maxItems: MAX_COUNT,
    maxCount: MAX_RECOMMENDATIONS,
  }).map(({ offer, then: { count, bestScore } }) => ({ ...offer, count, bestScore }));
}

/**
 * Beds in stock beat beds out of stock; otherwise more beds that are no worse, or a much better one.
 * Never true when the best is a poor match.
 */
function isWorthwhile(then: Outcome, now: Outcome): boolean {
  if (then.bestScore < MIN_BEST_SCORE) return false;
  if (then.hasStock !== now.hasStock) return then.hasStock;
  return (
    (then.count > now.count && then.bestScore >= now.bestScore) ||
    (then.count > 0 &&
      then.count >= now.count &&
      then.bestScore >= now.bestScore + WORTHWHILE_POINTS)
  );
}

/** The answers with a suggestion's changes: null removes one. */
export function applyChanges(answers: BedPreferences, changes: Changes): BedPreferences {
  const merged = Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

/** Just enough more for the next bed, and for the third next; just enough less likewise. */
function budgets(
  catalogue: BedCatalogue,
  { bedSize, minPrice, maxPrice }: BedPreferences,
): Offer[] {
  const { highest } = budgetScale(catalogue.options, bedSize);
  const prices = sortedNumbers(catalogue, "price", select(catalogue, conditionsFor({ bedSize })));
  const candidates: Offer[] = [];
  if (maxPrice !== undefined) {
    const above = prices.filter((price) => price > maxPrice);
    const raises = [above[0], above[2]].flatMap((price) =>
      price === undefined ? [] : Math.ceil(price / ROUNDING) * ROUNDING,
    );
    for (const raised of new Set(raises.map((each) => Math.min(each, highest)))) {
      // At its top the slider sets no limit.
      const isOpen = raised === highest;
      candidates.push({
        id: `max-price-${raised}`,
        label: isOpen
          ? `Raise your budget to ${formatRand(highest)} and more`
          : `Raise your budget by ${formatRand(raised - maxPrice)}`,
        changes: { maxPrice: isOpen ? null : raised },
      });
    }
  }
  if (minPrice !== undefined) {
    const below = prices.filter((price) => price < minPrice).at(-1);
    if (below !== undefined) {
      const lowered = Math.floor(below / ROUNDING) * ROUNDING;
      candidates.push({
        id: `min-price-${lowered}`,
        label: `Start your budget at ${formatRand(lowered)}`,
        changes: { minPrice: lowered },
      });
    }
  }
  return candidates;
}

/** The next size up and the next size down, in staff's order. */
function sizes({ options }: BedCatalogue, answers: BedPreferences): Offer[] {
  return neighbors(options.bedSizes, answers.bedSize).map(({ id, label }) => ({
    id: `size-${id}`,
    label: `Choose ${label} instead`,
    changes: {
      bedSize: id,
      // A price inside this slider may be the top of the other size's.
      ...(isOpenAbove({ ...answers, bedSize: id }, options) && { maxPrice: null }),
    },
  }));
}

/** One step of firmness, or another mattress type. */
function feels({ options }: BedCatalogue, { firmness, mattressType }: BedPreferences): Offer[] {
  const levels = [...options.firmnessLevels].sort((a, b) => a.value - b.value);
  const types =
    mattressType === undefined || mattressType === NOT_SURE ? [] : options.mattressTypes;
  return [
    ...neighbors(levels, firmness).map(({ id, label }) => ({
      id: `firmness-${id}`,
      label: `Try ${label}`,
      changes: { firmness: id },
    })),
    ...types
      .filter(({ id }) => id !== mattressType)
      .map(({ id, label }) => ({
        id: `type-${id}`,
        label: `Take ${label} instead`,
        changes: { mattressType: id },
      })),
  ];
}
