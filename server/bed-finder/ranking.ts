import { budgetScale, withOpenTop } from "@shared/bed-budgets";
import type { BedPreferences } from "@shared/contracts/preferences";
import {
  MAX_RECOMMENDATIONS,
  type BedCounts,
  type MatchEntry,
  type RecommendedBed,
} from "@shared/contracts/recommendations";
import type { BedCatalogue } from "./catalogue";
import { criteriaFor, type Criterion } from "./criteria";
import { FILTERS } from "./match-text";

const NOTHING_RANKS: MatchEntry[] = [
  { criterion: "filters", points: 100, max: 100, verdict: "met", text: FILTERS },
];

/**
 * The best beds for these answers, at most 24, each with its score and reasons. Size and budget filter;
 * everything else ranks. Beds in stock come first, whatever their score: nobody wants to be sent to a bed
 * they cannot buy. Ties are broken by lower price, then by id, so that the same answers always give the
 * same list.
 */
export function rankBeds(
  catalogue: BedCatalogue,
  answers: BedPreferences,
  most = MAX_RECOMMENDATIONS,
): RecommendedBed[] {
  const criteria = criteriaFor(answers, catalogue.options);
  return bestRows(catalogue, answers, criteria, most).map((row) =>
    present(catalogue, criteria, row),
  );
}

/** Every bed of a catalogue with score and reasons, best first, regardless of size and budget. */
export function judgeBeds(catalogue: BedCatalogue, answers: BedPreferences): RecommendedBed[] {
  const { bedSize: _size, minPrice: _min, maxPrice: _max, ...wishes } = answers;
  return rankBeds(catalogue, wishes, catalogue.beds.length);
}

/** How many beds fit size and budget, listed or not. */
export function countBeds(catalogue: BedCatalogue, answers: BedPreferences): number {
  const { first, last } = fittingRows(catalogue, answers);
  return Math.max(0, last - first);
}

/** How many beds of a size fit each budget preset; the slider's top is no limit. */
export function countByBudget(catalogue: BedCatalogue, { bedSize }: BedPreferences): BedCounts {
  const { options } = catalogue;
  const { presets } = budgetScale(options, bedSize);
  return {
    budgetRanges: Object.fromEntries(
      presets.map(({ id, minPrice, maxPrice }) => [
        id,
        countBeds(catalogue, withOpenTop({ bedSize, minPrice, maxPrice }, options)),
      ]),
    ),
  };
}

/** Start and end of the rows inside the budget, among a size's rows in order of price. */
function fittingRows({ rowsBySize, prices }: BedCatalogue, answers: BedPreferences) {
  const { bedSize, minPrice = 0, maxPrice = Infinity } = answers;
  const rows = rowsBySize.get(bedSize) ?? new Uint32Array();
  return {
    rows,
    first: firstRow(rows, (row) => prices[row]! >= minPrice),
    last: firstRow(rows, (row) => prices[row]! > maxPrice),
  };
}

/** The points of a criterion for a share of it; the score is the sum of exactly these. */
const pointsOf = (criterion: Criterion, share: number) => Math.round(share * criterion.max);

/** Scores are whole numbers from 0 to 100. */
const SCORES = 101;

/**
 * Row numbers, best first. Rows drop into one bucket per stock and score; they come by price and id,
 * so that every bucket is in order as it fills.
 */
function bestRows(
  catalogue: BedCatalogue,
  answers: BedPreferences,
  criteria: Criterion[],
  most: number,
): number[] {
  const { rows, first, last } = fittingRows(catalogue, answers);
  const tables = criteria.map((criterion) => {
    const { codes, values } = criterion.column(catalogue);
    return {
      codes,
      points: Int16Array.from(values, (value) => pointsOf(criterion, criterion.share(value))),
    };
  });
  const base = criteria.length === 0 ? 100 : 0;
  const buckets: number[][] = Array.from({ length: 2 * SCORES }, () => []);
  const { stock } = catalogue;
  for (let i = first; i < last; i++) {
    const row = rows[i]!;
    let score = base;
    for (let t = 0; t < tables.length; t++) {
      const table = tables[t]!;
      score += table.points[table.codes[row]!]!;
    }
    const bucket = buckets[stock[row]! * SCORES + score]!;
    if (bucket.length < most) bucket.push(row);
  }
  return buckets.reverse().flat().slice(0, most);
}

/** Index of the first row for which `isThere` is true; it is true for all after it, too. */
function firstRow(rows: Uint32Array, isThere: (row: number) => boolean): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isThere(rows[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function present(catalogue: BedCatalogue, criteria: Criterion[], row: number): RecommendedBed {
  const { sleepStyle: _, ...bed } = catalogue.beds[row]!;
  const match =
    criteria.length === 0 ? NOTHING_RANKS : criteria.map((each) => explain(catalogue, each, row));
  return { ...bed, matchScore: match.reduce((sum, entry) => sum + entry.points, 0), match };
}

function explain(catalogue: BedCatalogue, criterion: Criterion, row: number): MatchEntry {
  const { codes, values } = criterion.column(catalogue);
  const value = values[codes[row]!]!;
  const share = criterion.share(value);
  return {
    criterion: criterion.id,
    points: pointsOf(criterion, share),
    max: criterion.max,
    verdict: share === 1 ? "met" : share === 0 ? "missed" : "partly",
    text: criterion.text(value),
  };
}
