import { mayBeHad, OUT_OF_STOCK_NOW } from "@shared/stock";

/** Products below this score are shown on demand: they miss more than they meet. */
export const CLOSE_FROM = 50;

/** The number of picks if none is close: only the nearest are shown. */
const PICKS_OF_NONE_CLOSE = 3;
const USUAL_PICKS = 4;
/** The number of compact cards by price, which take up as much space as the picks. */
const FIRST_BY_PRICE = 8;

/** What decides the place of a product. */
export interface Placed {
  score: number;
  price: string | null;
  inStock: boolean | null;
  /** What must be so and is not stated: whatever is certain stands before it. */
  unknowns?: readonly string[];
}

/** The results in page order. */
export interface Arrangement<T> {
  /** The best product that may be had, for comparison with the others; only in order of match. */
  best?: T;
  /** The heading of the first ones, if all are out of stock. */
  title?: string;
  first: T[];
  /** Shown on demand. */
  more: T[];
  /** Collapsed: to be had, but under 50%. */
  lessClose: T[];
  /** Collapsed, unless there is nothing else. */
  outOfStock: T[];
}

/**
 * A short list first; the rest on demand. A single leftover is a pick, too. Of a relaxed list what is nearer to what was
 * given up stands first, whatever its score.
 */
export function arrange<T extends Placed>(
  items: readonly T[],
  order: SortOrder,
  usualPicks = USUAL_PICKS,
  isRelaxed = false,
): Arrangement<T> {
  const sorted = sortResults(items, order);
  const offered = sorted.filter(mayBeHad);
  const outOfStock = sorted.filter((item) => !mayBeHad(item));
  if (offered.length === 0) {
    return {
      title: OUT_OF_STOCK_NOW,
      ...cut(outOfStock, FIRST_BY_PRICE),
      lessClose: [],
      outOfStock: [],
    };
  }
  if (order !== "best") return { ...cut(offered, FIRST_BY_PRICE), lessClose: [], outOfStock };
  // Where a list is spread over kinds, a closer one may come after one that is less close: that one is no pick, unless it is
  // the first. What is certain is never folded away behind what is not, and what is nearer never behind what is farther.
  const isClose = ({ score }: T) => score >= CLOSE_FROM;
  const isCertain = ({ unknowns = [] }: T) => unknowns.length === 0;
  const last = offered.findLastIndex((each) => isClose(each) && (isRelaxed || !isCertain(each)));
  // One that is less close is no crowd: beside few others it is not hidden behind a press.
  const isFew =
    offered.length <= usualPicks && offered.filter((each) => !isClose(each)).length === 1;
  const isPick = (each: T, at: number) =>
    at === 0 || isFew || isClose(each) || (at < last && (isRelaxed || isCertain(each)));
  const hasClose = offered.some(({ score }) => score >= CLOSE_FROM);
  const picks = hasClose ? offered.filter(isPick) : offered.slice(0, PICKS_OF_NONE_CLOSE);
  const first = picks.slice(0, picks.length === usualPicks + 1 ? usualPicks + 1 : usualPicks);
  const rest = offered.filter((each) => !first.includes(each));
  return {
    best: offered[0],
    first,
    // Where none is close, nothing is less close than what is shown.
    more: rest.filter((each) => !hasClose || picks.includes(each)),
    lessClose: rest.filter((each) => hasClose && !picks.includes(each)),
    outOfStock,
  };
}

/** The first ones and the rest; a single leftover is shown rather than hidden behind a press. */
function cut<T>(items: T[], count: number) {
  const shown = items.length === count + 1 ? count + 1 : count;
  return { first: items.slice(0, shown), more: items.slice(shown) };
}

/** The orders that results may be shown in. */
export const sortOrders = [
  { id: "best", label: "Best Match" },
  { id: "cheapest", label: "Price: Low to High" },
  { id: "dearest", label: "Price: High to Low" },
] as const;

/** With the one in which they came: that of a number other than the price. */
export type SortOrder = (typeof sortOrders)[number]["id"] | "given";

/** The products in another order; equal prices keep the order of match, and those without one come last. */
export function sortResults<T extends { price: string | null }>(
  items: readonly T[],
  order: SortOrder,
): T[] {
  if (order === "best" || order === "given") return [...items];
  const sign = order === "cheapest" ? 1 : -1;
  const priced = items.filter(({ price }) => price !== null);
  const sorted = priced.sort((a, b) => sign * (Number(a.price) - Number(b.price)));
  return [...sorted, ...items.filter(({ price }) => price === null)];
}
