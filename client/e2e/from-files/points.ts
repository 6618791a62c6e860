// What a finder has to show for some answers, by the words of FINDERS.md and of its reference.

/** Whether something is so of a product; undefined where the shop does not state it. */
export type Truth = boolean | undefined;

export interface Product {
  /** Its key; empty where the shop gave it none. */
  key: string;
  name: string;
  isOut: boolean;
}

/** What one answer means for products. */
export interface Ask<Of extends Product> {
  /** Its points beside the other answers. */
  weight?: number;
  isFact?: boolean;
  must?: (product: Of) => Truth;
  mustIfAny?: (product: Of) => Truth;
  /** Where that is a range of numbers: how many quarters of its upper end a product is beyond it, 16 at most. */
  quarters?: (product: Of) => number;
  never?: (product: Of) => Truth;
  /** How much of the wish it is among those that are left, from 0 to 1; undefined where the shop does not state it. */
  wish?: (product: Of, left: readonly Of[]) => number | undefined;
}

/** A product that is shown, with what decides its place. */
export interface Placed {
  product: Product;
  isOut: boolean;
  /** Whether a must, or a never, is not stated of it: then it stands behind the others. */
  isMarked: boolean;
  points: number;
}

/** A wish of yes or no as a share. */
export const share = (truth: Truth): number | undefined =>
  truth === undefined ? undefined : truth ? 1 : 0;

/** A range that must be met if anything is left: by a number or by any part of a range. */
export const mustReach = <Of extends Product>(
  stated: (product: Of) => number | readonly [from: number, to: number] | undefined,
  [from, to]: [from: number, to: number],
): Ask<Of> => {
  const endsOf = (product: Of) => {
    const found = stated(product);
    return typeof found === "number" ? [found, found] : (found ?? []);
  };
  return {
    mustIfAny(product) {
      const [least, most] = endsOf(product);
      return least === undefined ? undefined : most >= from && least <= to;
    },
    quarters(product) {
      const [least, most] = endsOf(product);
      if (least === undefined) return 16;
      return Math.min(16, Math.ceil(Math.max(0, from - most, least - to) / (to / 4)));
    },
  };
};

/** The products that are shown, in their order. */
export function shownFor<Of extends Product>(all: readonly Of[], asks: readonly Ask<Of>[]) {
  let left = all.filter((product) =>
    asks.every(({ isFact, must, never }) => {
      const [isMet, isNever] = [must ? must(product) : true, never?.(product) ?? false];
      const isOpen = never !== undefined && never(product) === undefined;
      return isMet !== false && !isNever && !(isFact && (isMet === undefined || isOpen));
    }),
  );
  // The first question is kept the longest.
  const kept: Ask<Of>[] = [];
  const wanted = asks.filter(({ mustIfAny }) => mustIfAny);
  for (const ask of wanted) {
    const fewer = left.filter((product) => ask.mustIfAny!(product) !== false);
    const isCertain = fewer.some((product) => ask.mustIfAny!(product) === true);
    if (!isCertain && fewer.length < left.length) continue;
    left = fewer;
    kept.push(ask);
  }
  const ranking = asks
    .filter(({ wish }) => wish)
    .toSorted((one, other) => (other.weight ?? 10) - (one.weight ?? 10));
  const most = sharesOf100(ranking.map(({ weight = 10 }) => weight));
  const pointsOf = (product: Of) =>
    ranking.reduce(
      (sum, { wish }, at) => sum + Math.round((wish!(product, left) ?? 0.5) * most[at]!),
      0,
    );
  const givenUp = wanted.filter((ask) => !kept.includes(ask));
  const quartersOf = (product: Of) =>
    givenUp.reduce((sum, { quarters }) => sum + (quarters?.(product) ?? 0), 0);
  const placed = left.map((product) => ({
    product,
    isOut: product.isOut,
    isMarked:
      asks.some(({ must, never }) =>
        [must, never].some((truth) => truth && truth(product) === undefined),
      ) || kept.some(({ mustIfAny }) => mustIfAny!(product) === undefined),
    quarters: Math.min(16, quartersOf(product)),
    points: ranking.length === 0 ? 100 : pointsOf(product),
  }));
  return {
    isGivenUp: kept.length < wanted.length,
    placed: placed.toSorted(
      (one, other) =>
        Number(one.isOut) - Number(other.isOut) ||
        Number(one.isMarked) - Number(other.isMarked) ||
        one.quarters - other.quarters ||
        other.points - one.points,
    ),
  };
}

/** 100 points by weight, in whole numbers: what is left over goes to the largest remainders, then to the first. */
function sharesOf100(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const points = exact.map(Math.floor);
  const left = 100 - points.reduce((sum, each) => sum + each, 0);
  const places = exact
    .map((each, at) => ({ at, rest: (100 * weights[at]!) % total, each }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of places.slice(0, left)) points[at]! += 1;
  return points;
}
