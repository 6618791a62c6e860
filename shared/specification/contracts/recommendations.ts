import { z } from "zod";
import type { Verdict } from "../../contracts/finders";
import type { BedPreferences } from "./preferences";
import { rand } from "./product-shapes";

const ID = /^[a-z0-9_-]{1,64}$/;

const optionId = z
  .string("Give it once.")
  .regex(ID, "Use one of the ids that /api/bed-options lists.");

const idList = z
  .string("Give it once, separated by commas.")
  .max(2_000, "That list is too long.")
  .transform((text) => [...new Set(text.split(",").map((id) => id.trim()))].filter(Boolean))
  .pipe(
    z
      .array(z.string().regex(ID, "Use ids that /api/bed-options lists, separated by commas."))
      .max(40, "That list is too long."),
  );

/** The query of `GET /api/recommendations`: text from an address, checked and turned into answers. */
export const recommendationsQuery = z
  .strictObject({
    sleepStyle: optionId.optional(),
    bedSize: optionId.optional(),
    mattressType: optionId.optional(),
    firmness: optionId.optional(),
    minPrice: rand("Minimum price must be positive").optional(),
    maxPrice: rand("Maximum price must be positive").optional(),
    features: idList.optional(),
    concerns: idList.optional(),
  })
  .refine((query) => (query.minPrice ?? 0) <= (query.maxPrice ?? Infinity), {
    path: ["minPrice"],
    message: "The minimum price must not be above the maximum price.",
    // Only two readable prices can be compared.
    when: ({ issues }) => issues.length === 0,
  }) satisfies z.ZodType<BedPreferences, Record<string, unknown>>;

/** One line of "Why this match". The points of all lines add up to the score. */
export interface MatchEntry {
  /**
   * `sleepStyle`, `firmness`, `mattressType`, `concerns`, `features`, or the id of a rule that staff added;
   * `filters` stands alone when no ranking question was answered.
   */
  criterion: string;
  points: number;
  max: number;
  verdict: Verdict;
  /** A sentence for people. */
  text: string;
}

/** One bed of `GET /api/recommendations`. */
export interface RecommendedBed {
  id: string;
  name: string;
  shortDescription: string | null;
  imageUrl: string | null;
  /** Rand with two decimals, as text. */
  price: string;
  bedSize: string;
  mattressType: string;
  firmness: string;
  features: string[];
  inStock: boolean;
  /** Its page at the store. */
  magentoUrl: string;
  /** Percent. */
  matchScore: number;
  match: MatchEntry[];
}

/** The longest list the server gives. */
export const MAX_RECOMMENDATIONS = 24;

/** `GET /api/recommendations/counts`: how many beds fit the answers' size at each budget preset, by its id. */
export interface BedCounts {
  budgetRanges: Record<string, number>;
}

/** A bed that barely missed, one change away: an item of `GET /api/recommendations/suggestions`. */
export interface NearMiss {
  id: string;
  /** "Raise your budget by R800". */
  label: string;
  /** The preference fields to set; null removes one. */
  changes: { [Field in keyof BedPreferences]?: BedPreferences[Field] | null };
  /** How many beds `GET /api/recommendations` then lists. */
  count: number;
  /** The first one's score. */
  bestScore: number;
}
