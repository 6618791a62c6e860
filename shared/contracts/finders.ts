// Longer than 200 lines: all that shoppers are sent of a finder.

import type { Availability } from "../stock";
import type { Calculation } from "../finders/calculation";
import type { Option, Question } from "../finders/question";
import type { FinderDocument, Section } from "../finders/document";
import type { AttributeKind } from "./attributes";

// What shoppers are sent of a finder and its results. Texts are in one locale already.

/** A finder on `GET /api/finders`: those that are published, in the order they are shown. */
export interface FinderSummary {
  slug: string;
  /** Its page. */
  path: string;
  name: string;
  text: string | null;
  /** How many questions a shopper is asked at most. */
  questions: number;
  isGated: boolean;
}

/** The name, the shop and the links around a finder. */
export interface FinderBrand {
  name: string;
  website: string | null;
  /** The accent color; ours where there is none. */
  color: string | null;
  /** At most eight links for the page's foot. */
  links: { label: string; url: string }[];
}

export interface ShownOption extends Pick<
  Option,
  | "id"
  | "when"
  | "first"
  | "exclusive"
  | "picture"
  | "color"
  | "badges"
  | "synonyms"
  | "icon"
  | "drawing"
  | "drawings"
> {
  label: string;
  text?: string;
  tip?: string;
  tags?: string[];
  /** What it stands under, together with others. */
  group?: string;
  /** Whom it suits, as staff keep it in their list. */
  suits?: string[];
  /** What the presets and the slider of a price question are multiplied by. */
  number?: number;
  /** What systems of sizes call it, by their ids; by its label in one that has no name for it. */
  sizes?: Record<string, string>;
}

/** The systems that sizes of an attribute can be said in, in their order. */
export interface ShownSystems {
  attribute: string;
  all: { id: string; label: string }[];
}

export interface ShownQuestion extends Pick<
  Question,
  | "id"
  | "group"
  | "when"
  | "ask"
  | "required"
  | "advance"
  | "resets"
  | "fact"
  | "offer"
  | "skipSame"
> {
  title: string;
  /** Its short name, where it has one. */
  name?: string;
  /** What its step is called where that is shorter than its title. */
  stepName?: string;
  text?: string;
  help?: string;
  message?: string;
  options?: ShownOption[];
  /** Where its options are sizes. */
  systems?: ShownSystems;
  /** Ranges of a price question; null has no upper limit. */
  presets?: ShownPreset[];
}

export interface ShownPreset {
  id: string;
  label: string;
  text?: string;
  min: number;
  max: number | null;
  badges?: Option["badges"];
}

/** A page of questions, where more is said of it than its questions say. */
export interface ShownGroup {
  id: string;
  /** Pages that follow one another with the same word count as one step. */
  step?: string;
  name?: string;
  title?: string;
  text?: string;
  submit?: string;
  /** Its button can be pressed only once it is answered. */
  waits?: boolean;
  /** One answer on it is needed, whichever it is. */
  needs?: "one";
}

/** An attribute that cards and comparisons show. */
export interface ShownAttribute {
  id: string;
  label: string;
  kind: AttributeKind;
  unit: string | null;
  /** Where it is a size, which is then said in each of them: "UK 9 · EU 44". */
  systems?: ShownSystems;
}

/** `GET /api/finders/{slug}?locale=&v=`: a version of a finder, as its page needs it. */
export interface ShownFinder {
  slug: string;
  version: number;
  /**
   * Of this version: calls that name a version carry its mark in the header `Finder-Mark`, and it is theirs also when it
   * is no longer live. Empty of a draft.
   */
  mark: string;
  name: string;
  brand: FinderBrand;
  /** The locale of the texts. */
  locale: string;
  locales: string[];
  currency: string;
  title: string;
  text?: string;
  questions: ShownQuestion[];
  /** What is worked out of answers, as far as questions and options are asked by it, or texts say it. */
  values?: { id: string; is: Calculation; unit?: string }[];
  groups: ShownGroup[];
  sections: (Pick<Section, "id" | "isOptional" | "when"> & { heading?: string })[];
  results: Pick<FinderDocument["results"], "order" | "layout" | "badge" | "actions"> & {
    /** The score from which a product may be called the best. */
    floor: number;
    heading?: string;
  };
  /** What a card shows, in its order. */
  card: ShownAttribute[];
  /** Texts of the frame around, where they differ from ours. */
  texts: Record<string, string>;
  screens: Record<string, string>;
}

/** `met`, `partly`, `missed`, or `unknown` where the shop does not state it. */
export type Verdict = "met" | "partly" | "missed" | "unknown";

/** One line of the reasons for a place. The points of all lines add up to the score. */
export interface ResultReason {
  /** The question, or the rule of the finder, that it answers. */
  criterion: string;
  points: number;
  max: number;
  verdict: Verdict;
  /** Whether it is as it must be, though a wish of the same question is met in part, or missed. */
  isMet?: true;
  /** It goes by a number of which the best there is earns all: others meet it less, and miss nothing. */
  isRelative?: true;
  /** It is a wish of the finder itself, whatever was answered. */
  isOfRule?: true;
  text: string;
}

export interface ResultTag {
  label: string;
  tip?: string;
}

export interface ResultItem {
  /** The retailer's key of the product, or of its variant that fits best. */
  id: string;
  name: string;
  description: string | null;
  brand: string | null;
  pictureUrl: string | null;
  /** Its page at the shop. */
  url: string | null;
  /** What is paid now, and what it was, in the catalog's currency with two decimals; null on request. */
  price: string | null;
  fullPrice: string | null;
  /** Whether other variants that fit as well cost more, and none costs less: "from". */
  isFromPrice: boolean;
  /** What tells this variant from those, where its name does not: "Green". */
  variant?: string;
  /** Other variants that fit and can be had, by what tells them apart: "Blue (R899) and Slate". */
  variants?: string;
  /** Null where the shop does not state it. */
  inStock: boolean | null;
  /** Where it is low, made to order or on backorder; `inStock` is null of the last two. */
  availability?: Availability;
  /** Percent; without a question that ranks it is 100. */
  score: number;
  reasons: ResultReason[];
  /** The musts of answers that it meets and that earn no points, a sentence each; where points rank. */
  met?: string[];
  /** What was given up and it is not, a sentence each, where no reason says it; where points rank. */
  notMet?: string[];
  /** What a must asks and the shop does not state, in a sentence each. */
  unknowns: string[];
  /** What the rows say by which a must finds it in lists, a sentence each: "Check with your workshop". */
  remarks?: string[];
  /** Why it stands higher than its score: "Our pick: shown one place higher". */
  promoted: string | null;
  /** The card's attributes that it states: their ids, and what it states in words. */
  facts: Record<string, string>;
  /** Short words for what it has, each with what it means. */
  tags?: ResultTag[];
  /** Where an amount is needed: the packs that its price is of, "3 × 5 l and 1 × 1 l, 16 l in all". */
  packs?: string;
  /** Why it is listed where nothing ranks: "Fits your 9mm, R2,000 under your budget". */
  fits: string | null;
}

/** Products that are not shown, as it is not stated whether a fact's must holds of them. */
export interface Withheld {
  /** Variants of one product count once. */
  count: number;
  /** Why, in a sentence without its full stop: "The shop does not state the size". */
  text: string;
}

export interface ResultSection {
  id: string;
  /** How many products fit in all; variants of one count once. */
  total: number;
  items: ResultItem[];
  /** The questions whose answers were given up, the least important first. */
  relaxed: string[];
  /** What the products are in the order of, in words, the lowest first: a number other than the price. */
  orderedBy?: string;
  /**
   * What the scores are percent of: all that was asked, or the preferences alone, where something must be so
   * besides. Not there where nothing weighs, or one preference beside what must be: then a percentage says nothing.
   */
  percentOf?: "answers" | "preferences";
  /** What facts hide because it is not stated; not there where nothing is hidden. One product may be in several. */
  withheld?: Withheld[];
  /** Said where nothing is shown, as what was answered is in no row of the list that a fact asks. */
  unlisted?: ShownEnding;
  /**
   * Of several sections: the product that is chosen here, the first unless the shopper picked another; null
   * where it is left out, or there is none.
   */
  chosen?: string | null;
  /** Whether a pick is no longer among the products, so that another one is chosen. */
  isReplaced?: boolean;
  /** Whether another one was chosen than the first, so that the set stays within its budget. */
  isForBudget?: boolean;
  /** Whether another one was chosen than the first, as the set is better with it. */
  isForSet?: boolean;
  /** Whether another one was chosen than the first, which fits no better and costs more. */
  isForPrice?: boolean;
  /** Where nothing within the budget does what was asked: what the nearest one costs that does, null where none does. */
  belowFloor?: { max: number; nearest: string | null };
  /** Whether what was chosen above has no use for any. */
  isUseless?: boolean;
  /** The section above, without a product, that all of these would have to go with. */
  lacks?: string;
  /** The section above whose product does for this one, too, where nothing else fits. */
  doneBy?: string;
}

/** What some answers come to instead of products: a text of staff, and where it leads on. */
export interface ShownEnding {
  text: string;
  /** With https:, mailto: or tel:. */
  link?: string;
  /** As people write it. */
  phone?: string;
  /** What the link's button says. */
  label?: string;
}

/** A shopper's picks by section: the key of a product, or `none` of an optional one. */
export type Picks = Readonly<Record<string, string>>;

/** The pick of somebody who leaves an optional section out. */
export const LEFT_OUT = "none";

/** `GET /api/finders/{slug}/recommendations?v=&locale=&<question>=<answer>&pick.<section>=<product>`. */
export interface FinderResults {
  version: number;
  sections: ResultSection[];
  /** Where a set costs more than its budget: the question for it, and by how much. */
  overBudget?: { question: string; over: number };
  /** Whether there may be a better set: there are too many to look at all. */
  isUnproven?: boolean;
  /** Where these answers end without products; then there are no sections. */
  ending?: ShownEnding;
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: boolean;
}

/** `GET /api/finders/{slug}/counts?of=<question>&…`: what each option would leave, by question and option. */
export interface FinderCounts {
  questions: Record<string, Record<string, number>>;
  /** Those of them that may be skipped and need not be asked: no choice of an option would change anything. */
  same?: string[];
  /** Whether the answers to other questions leave nothing already, so that each option says zero. */
  isNothing?: boolean;
}

/** A change of answers that is proven to find more: `count` products, the best with `bestScore`. */
export interface FinderSuggestion {
  id: string;
  label: string;
  /** Answers by question, as addresses write them; null removes one. */
  changes: Record<string, string | null>;
  count: number;
  bestScore: number;
}

/** A choice of a question that is found by typing. */
export interface FoundChoice {
  /** The answer. */
  id: string;
  label: string;
}

/** `GET /api/finders/{slug}/options?of=<question>&text=<typed>&<question>=<answer>`: what is called so. */
export interface FinderOptions {
  /** The best, best first: at most 20. */
  options: FoundChoice[];
  /** How many there are in all. */
  total: number;
  /** The one that is called exactly so, but for capitals and accents; null where none is. */
  exact: FoundChoice | null;
}
