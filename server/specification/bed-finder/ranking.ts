import type { BedPreferences } from "@shared/specification/contracts/preferences";
import {
  MAX_RECOMMENDATIONS,
  type BedCounts,
  type MatchEntry,
  type RecommendedBed,
} from "@shared/specification/contracts/recommendations";
import { writtenOnce } from "../../catalog/store/finder-read";
import { compileAsGiven } from "../../finders/compile/compile";
import type { FinderProduct } from "../../finders/compile/finder-catalog";
import { optionCountsInSteps } from "../../finders/shopper/option-counts";
import { wordingOf } from "../../finders/shopper/stage";
import { explain, scoreOf } from "../../engine/explain";
import { rankInSteps } from "../../engine/rank";
import { finish, type Steps } from "../../platform/work/steps";
import { bedAnswers, type StagedBeds } from "./staged-beds";

const NOTHING_RANKS: MatchEntry[] = [
  {
    criterion: "filters",
    points: 100,
    max: 100,
    verdict: "met",
    text: "Fits your size and budget",
  },
];

/** The best beds, and how many fit size and budget in all. */
export interface RankedBeds {
  beds: RecommendedBed[];
  total: number;
}

/** The best beds for these answers, at most 24, each with its score and reasons. */
export function rankBeds(
  staged: StagedBeds,
  answers: BedPreferences,
  maxItems = MAX_RECOMMENDATIONS,
): RankedBeds {
  const { rows, total, reasonsFor } = finish(rankRows(staged, answers, maxItems));
  const beds = rows.map((row): RecommendedBed => {
    const match = reasonsFor(row);
    return { ...card(staged.catalog.productAt(row)), matchScore: scoreOf(match), match };
  });
  return { beds, total };
}

/** The same as the JSON that is sent, in steps. */
export function* rankedBedsJson(
  staged: StagedBeds,
  answers: BedPreferences,
): Steps<{ json: string; total: number }> {
  const { rows, total, reasonsFor } = yield* rankRows(staged, answers, MAX_RECOMMENDATIONS);
  const beds = rows.map((row) => {
    const match = reasonsFor(row);
    const score = scoreOf(match);
    return bedJson(
      staged.catalog.productAt(row),
      `"matchScore":${score},"match":[${match.map(entryJson).join()}]`,
    );
  });
  return { json: `[${beds.join()}]`, total };
}

/** Beds that state the same share their reasons. */
const entries = new WeakMap<MatchEntry, string>();

function entryJson(entry: MatchEntry): string {
  let text = entries.get(entry);
  if (text === undefined) entries.set(entry, (text = JSON.stringify(entry)));
  return text;
}

function* rankRows(staged: StagedBeds, answers: BedPreferences, maxItems: number) {
  const { catalog } = staged;
  const { query } = compiledBeds(staged, answers);
  const { rows, total } = yield* rankInSteps(catalog, query, maxItems);
  if (query.score.length === 0) return { rows, total, reasonsFor: () => NOTHING_RANKS };
  return { rows, total, reasonsFor: explain(catalog, query.score) };
}

/** What answers ask of the beds, whatever leads to their questions. */
export function compiledBeds(staged: StagedBeds, answers: BedPreferences) {
  const { document, section, catalog } = staged;
  const wording = wordingOf({ document }, catalog, document.locale);
  return compileAsGiven(document, section, catalog, bedAnswers(answers), wording);
}

/** Every bed with score and reasons, best first, regardless of size and budget. */
export function judgeBeds(staged: StagedBeds, answers: BedPreferences): RecommendedBed[] {
  const { bedSize: _size, minPrice: _min, maxPrice: _max, ...wishes } = answers;
  return rankBeds(staged, wishes, staged.catalog.items.length).beds;
}

/** How many beds of a size fit each budget preset, in steps; the slider's top is no limit. */
export function* countByBudget(staged: StagedBeds, { bedSize }: BedPreferences): Steps<BedCounts> {
  const { document, stage } = staged;
  const found = yield* optionCountsInSteps(
    stage,
    bedAnswers({ bedSize }),
    ["budget"],
    document.locale,
  );
  return { budgetRanges: found.questions.budget ?? {} };
}

/** What a card shows of a bed. */
function card(bed: FinderProduct): Omit<RecommendedBed, "matchScore" | "match"> {
  const { bedSize, mattressType, firmness, features } = bed.shown as StatedByBed;
  return {
    id: bed.key,
    name: bed.name,
    shortDescription: bed.description,
    imageUrl: bed.pictureUrl,
    // The database lets no bed be without these.
    price: bed.price!,
    bedSize,
    mattressType,
    firmness,
    features,
    inStock: bed.inStock!,
    magentoUrl: bed.pageUrl!,
  };
}

type StatedByBed = Pick<RecommendedBed, "bedSize" | "mattressType" | "firmness" | "features">;

const bedJson = writtenOnce(card);
