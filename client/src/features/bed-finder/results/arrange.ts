import type { RecommendedBed } from "@shared/contracts/recommendations";
import { OUT_OF_STOCK_NOW } from "@shared/stock-groups";
import { sortBeds, type SortOrder } from "./sort-beds";

/** Beds below this score are shown on demand: they miss more than they meet. */
export const CLOSE_FROM = 50;

/** The number of picks if no bed is close: only the nearest are shown. */
const PICKS_OF_NONE_CLOSE = 3;
const USUAL_PICKS = 4;
const MAX_PICKS = 5;
/** The number of compact cards by price, which take up as much space as the picks. */
const FIRST_BY_PRICE = 8;

/** The results in page order. */
export interface Arrangement {
  /** The best bed in stock, for comparison with the others; only in order of match. */
  best?: RecommendedBed;
  /** The heading of the first ones, if none is in stock. */
  title?: string;
  first: RecommendedBed[];
  /** Shown on demand. */
  more: RecommendedBed[];
  /** Collapsed: in stock, but under 50%. */
  lessClose: RecommendedBed[];
  /** Collapsed, unless there is nothing else. */
  outOfStock: RecommendedBed[];
}

/** A short list first; the rest on demand. */
export function arrange(beds: RecommendedBed[], order: SortOrder): Arrangement {
  const sorted = sortBeds(beds, order);
  const inStock = sorted.filter((bed) => bed.inStock);
  const outOfStock = sorted.filter((bed) => !bed.inStock);
  if (inStock.length === 0) {
    return {
      title: OUT_OF_STOCK_NOW,
      ...cut(outOfStock, FIRST_BY_PRICE),
      lessClose: [],
      outOfStock: [],
    };
  }
  if (order !== "best") return { ...cut(inStock, FIRST_BY_PRICE), lessClose: [], outOfStock };
  const close = inStock.filter(({ matchScore }) => matchScore >= CLOSE_FROM).length;
  const picks = close === 0 ? PICKS_OF_NONE_CLOSE : close <= MAX_PICKS ? close : USUAL_PICKS;
  return {
    best: inStock[0],
    first: inStock.slice(0, picks),
    more: inStock.slice(picks, Math.max(picks, close)),
    lessClose: inStock.slice(Math.max(picks, close)),
    outOfStock,
  };
}

/** The first ones and the rest; a single leftover is shown rather than hidden behind a press. */
function cut(beds: RecommendedBed[], count: number) {
  const shown = beds.length === count + 1 ? count + 1 : count;
  return { first: beds.slice(0, shown), more: beds.slice(shown) };
}
