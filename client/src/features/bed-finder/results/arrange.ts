import type { RecommendedBed } from "@shared/contracts/recommendations";
import { OUT_OF_STOCK_NOW } from "@shared/stock-groups";
import { sortBeds, type SortOrder } from "./sort-beds";

/** Below this a bed is shown on demand: it misses more than it meets. */
export const CLOSE_FROM = 50;

/** Where none is close, the least far are all there is to show. */
const PICKS_OF_NONE_CLOSE = 3;
const USUAL_PICKS = 4;
const MAX_PICKS = 5;
/** In the order of the price nothing is picked: as many compact cards as the picks take room. */
const FIRST_BY_PRICE = 8;

/** The results as they stand on the page, from the top down. */
export interface Arrangement {
  /** What the others are measured by: the best that can be bought, where they come by their match. */
  best?: RecommendedBed;
  /** Over the first ones, where nothing can be bought. */
  title?: string;
  first: RecommendedBed[];
  /** Shown on a press. */
  more: RecommendedBed[];
  /** Folded: in stock, but under 50%. */
  lessClose: RecommendedBed[];
  /** Folded, unless there is nothing else. */
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

/** The first ones and the rest; one more is shown rather than hidden behind a press. */
function cut(beds: RecommendedBed[], count: number) {
  const shown = beds.length === count + 1 ? count + 1 : count;
  return { first: beds.slice(0, shown), more: beds.slice(shown) };
}
