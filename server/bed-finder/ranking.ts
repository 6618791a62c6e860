import { budgetScale, withOpenTop } from "@shared/bed-budgets";
import type { BedPreferences } from "@shared/contracts/preferences";
import {
  MAX_RECOMMENDATIONS,
  type BedCounts,
  type MatchEntry,
  type RecommendedBed,
} from "@shared/contracts/recommendations";
import type { BedCatalogue, CatalogueBed } from "../catalogues/bed-catalogue";
import { writtenOnce } from "../catalogues/written-once";
import { counts } from "../matching/counts";
import { explain, scoreOf } from "../matching/explain";
import { rank } from "../matching/rank";
import { conditionsFor, queryFor } from "./criteria";
import { FILTERS } from "./match-text";

const NOTHING_RANKS: MatchEntry[] = [
  { criterion: "filters", points: 100, max: 100, verdict: "met", text: FILTERS },
];

/** The best beds, and how many fit size and budget in all. */
export interface RankedBeds {
  beds: RecommendedBed[];
  total: number;
}

/** The best beds for these answers, at most 24, each with its score and reasons. */
export function rankBeds(
  catalogue: BedCatalogue,
  answers: BedPreferences,
  maxItems = MAX_RECOMMENDATIONS,
): RankedBeds {
  const { rows, total, reasonsFor } = rankRows(catalogue, answers, maxItems);
  const beds = rows.map((row): RecommendedBed => {
    const match = reasonsFor(row);
    return { ...card(catalogue.items[row]!), matchScore: scoreOf(match), match };
  });
  return { beds, total };
}

/** The same as the JSON that is sent. */
export function rankedBedsJson(
  catalogue: BedCatalogue,
  answers: BedPreferences,
): { json: string; total: number } {
  const { rows, total, reasonsFor } = rankRows(catalogue, answers, MAX_RECOMMENDATIONS);
  // Beds that state the same share their reasons.
  const written = new Map<MatchEntry, string>();
  const write = (entry: MatchEntry) => {
    let text = written.get(entry);
    if (text === undefined) written.set(entry, (text = JSON.stringify(entry)));
    return text;
  };
  const beds = rows.map((row) => {
    const match = reasonsFor(row);
    const score = scoreOf(match);
    return bedJson(
      catalogue.items[row]!,
      `"matchScore":${score},"match":[${match.map(write).join()}]`,
    );
  });
  return { json: `[${beds.join()}]`, total };
}

function rankRows(catalogue: BedCatalogue, answers: BedPreferences, maxItems: number) {
  const query = queryFor(answers, catalogue.options);
  const { rows, total } = rank(catalogue, query, maxItems);
  if (query.score.length === 0) return { rows, total, reasonsFor: () => NOTHING_RANKS };
  // A bed states everything that is weighed: none of these is unknown.
  const reasonsFor = explain(catalogue, query.score) as (row: number) => MatchEntry[];
  return { rows, total, reasonsFor };
}

/** Every bed of a catalogue with score and reasons, best first, regardless of size and budget. */
export function judgeBeds(catalogue: BedCatalogue, answers: BedPreferences): RecommendedBed[] {
  const { bedSize: _size, minPrice: _min, maxPrice: _max, ...wishes } = answers;
  return rankBeds(catalogue, wishes, catalogue.items.length).beds;
}

/** How many beds of a size fit each budget preset; the slider's top is no limit. */
export function countByBudget(catalogue: BedCatalogue, { bedSize }: BedPreferences): BedCounts {
  const { options } = catalogue;
  const { presets } = budgetScale(options, bedSize);
  const choices = presets.map(({ id, minPrice, maxPrice }) => {
    const chosen = withOpenTop({ bedSize, minPrice, maxPrice }, options);
    return { id, query: { filter: conditionsFor(chosen), narrow: [], score: [] } };
  });
  return { budgetRanges: counts(catalogue, choices) };
}

/** What a card shows of a bed. */
function card(bed: CatalogueBed): Omit<RecommendedBed, "matchScore" | "match"> {
  // Field by field: leaving one out of a copy takes several times as long.
  return {
    id: bed.id,
    name: bed.name,
    shortDescription: bed.shortDescription,
    imageUrl: bed.imageUrl,
    price: bed.price,
    bedSize: bed.bedSize,
    mattressType: bed.mattressType,
    firmness: bed.firmness,
    features: bed.features,
    inStock: bed.inStock,
    magentoUrl: bed.magentoUrl,
  };
}

const bedJson = writtenOnce(card);
