import { budgetScale, isOpenAbove } from "@shared/bed-budgets";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { NearMiss } from "@shared/contracts/recommendations";
import { formatRand } from "@shared/money";
import { NOT_SURE } from "@shared/not-sure";
import type { BedCatalogue } from "./catalogue";
import { rankBeds } from "./ranking";

/** The most suggestions at a time. */
const MAX_COUNT = 4;
/** Rand that budgets are rounded to, away from the shopper's own. */
const ROUNDING = 100;
/** A change that adds no bed must raise the best score by this much. */
const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

type Changes = NearMiss["changes"];
interface Candidate {
  id: string;
  label: string;
  changes: Changes;
}

/**
 * Changes that would find more, or better, each proven by ranking the changed answers: `count` and
 * `bestScore` hold after applying it. The most helpful first.
 */
export function nearMisses(catalogue: BedCatalogue, answers: BedPreferences): NearMiss[] {
  const now = outcome(catalogue, answers);
  return [
    ...budgets(catalogue, answers),
    ...sizes(catalogue, answers),
    ...feels(catalogue, answers),
  ]
    .map((candidate) => ({
      candidate,
      then: outcome(catalogue, applyChanges(answers, candidate.changes)),
    }))
    .filter(({ then }) => isWorthwhile(now, then))
    .sort(
      (a, b) =>
        Number(b.then.hasStock) - Number(a.then.hasStock) ||
        b.then.bestScore - a.then.bestScore ||
        b.then.count - a.then.count,
    )
    .slice(0, MAX_COUNT)
    .map(({ candidate, then: { count, bestScore } }) => ({ ...candidate, count, bestScore }));
}

/**
 * Beds in stock beat beds out of stock; otherwise more beds that are no worse, or a much better one.
 * Never true when the best is a poor match.
 */
function isWorthwhile(now: Outcome, then: Outcome): boolean {
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

interface Outcome {
  count: number;
  /** Of the first bed. */
  bestScore: number;
  /** Whether the first one, and so any, is in stock. */
  hasStock: boolean;
}

function outcome(catalogue: BedCatalogue, answers: BedPreferences): Outcome {
  const beds = rankBeds(catalogue, answers);
  const [first] = beds;
  return {
    count: beds.length,
    bestScore: first?.matchScore ?? 0,
    hasStock: first?.inStock ?? false,
  };
}

/** Just enough more for the next bed, and for the third next; just enough less likewise. */
function budgets(
  catalogue: BedCatalogue,
  { bedSize, minPrice, maxPrice }: BedPreferences,
): Candidate[] {
  const { highest } = budgetScale(catalogue.options, bedSize);
  const rows = catalogue.rowsBySize.get(bedSize) ?? new Uint32Array();
  const prices = Array.from(rows, (row) => catalogue.prices[row]!);
  const candidates: Candidate[] = [];
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
function sizes({ options }: BedCatalogue, answers: BedPreferences): Candidate[] {
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
function feels({ options }: BedCatalogue, { firmness, mattressType }: BedPreferences): Candidate[] {
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

function neighbors<T extends { id: string }>(list: T[], id: string | undefined): T[] {
  const at = list.findIndex((each) => each.id === id);
  if (at === -1) return [];
  return [list[at + 1], list[at - 1]].filter((each): each is T => each !== undefined);
}
