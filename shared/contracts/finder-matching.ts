import type { StockState } from "../stock";
import type { ResultReason, ResultSection, ShownEnding } from "./finders";

// What staff are told of how a draft's answers choose products.

/** What one answer, or one rule of the finder, does to the products that those before it leave. */
export interface MatchingEffect {
  /** The question or the rule. */
  id: string;
  /** How many products are left after it; missing where it has no must. */
  left?: number;
  /** Its points of 100; missing where it wishes nothing. */
  share?: number;
  /** Of the products that all musts leave, how many fully meet what it wishes. */
  suits?: number;
}

/** What an option would do, were it chosen with the other answers. */
export type OptionEffect = Pick<MatchingEffect, "left" | "suits">;

export interface MatchingSection extends Pick<
  ResultSection,
  "id" | "items" | "total" | "relaxed" | "isUseless" | "lacks"
> {
  /** Whether it is there for these answers. */
  isThere: boolean;
  /** How many products there are to choose from. */
  products: number;
  /** How many all musts together leave, with nothing given up. */
  left: number;
  /** In the order in which they apply. */
  effects: MatchingEffect[];
  /** Beside the live version; missing where that has no such part for these answers. */
  since?: OrderChange;
}

/** How the order of a section differs from an earlier one. */
export interface OrderChange {
  /** Of each listed product, in their order: its place then, from 1; null where it was not listed. */
  was: (number | null)[];
  /** Where more products fitted than were listed: how many were listed. */
  cutAt?: number;
  /** What was listed and is no longer, by its place then. */
  gone: { id: string; name: string; place: number }[];
}

/** How the version that is live chooses, for the same answers. */
export interface LiveMatching extends FinderMatching {
  version: number;
  currency: string;
  /** The questions whose answers it does not offer, wholly or in part; it is asked without those. */
  unknown: string[];
  /** What it calls its questions and its sections: the draft may have others. */
  names: Record<"questions" | "sections", { id: string; name: string }[]>;
}

/** Why a product that somebody watches does not stand higher. */
export interface WatchedProduct {
  id: string;
  name: string;
  section: string;
  /** From 1; null where it is not listed. */
  place: number | null;
  /** Null where it is not stated. */
  stock: StockState | null;
  score: number;
  reasons: ResultReason[];
  /** What rules it out, or keeps it behind the others. */
  obstacles: { id: string; isNotStated: boolean; text: string }[];
}

/** `GET /api/admin/finders/{slug}/draft/matching?of=&console.watch=&<question>=<answer>`. */
export interface FinderMatching {
  /** The questions that these answers lead to, in their order. */
  asked: string[];
  sections: MatchingSection[];
  ending?: ShownEnding;
  /** By question and option; those that were asked about. */
  options: Record<string, Record<string, OptionEffect>>;
  watched?: WatchedProduct;
  /** Where several products are called what was looked for. */
  candidates?: { id: string; name: string }[];
  /** Missing while the finder is closed. */
  live?: LiveMatching;
}

/** How products are spread over a number. */
export interface NumberSpread {
  /** Up to 100 numbers in their order, each with how many products state one that is no more. */
  upTo: [number: number, products: number][];
  /** Whether every number that is stated is among them. */
  isExact: boolean;
}

/** What is known of an attribute in a draft's products. */
export interface StatedAttribute {
  /** How many products state it. */
  stated: number;
  /** Of a number: the least and the most, and round bounds that divide products about evenly. */
  numbers?: { min: number; max: number; bounds: number[]; spread: NumberSpread };
}

/** `GET /api/admin/finders/{slug}/draft/stated`. */
export interface StatedAttributes {
  products: number;
  /** By their ids, and `price` and `brand`. */
  attributes: Record<string, StatedAttribute>;
}

/** `GET /api/admin/finders/{slug}/draft/mentions?attribute=…&word=…`. */
export interface MentionedValues {
  /** Most products first; of a text the parts of it. */
  values: { id: string; label: string; products: number }[];
  /** Whether there are more than are told. */
  isCut: boolean;
}
