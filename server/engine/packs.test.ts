import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheapestPacks, type Pack, type Packing } from "./packs";

const tins = (...given: [covers: number, price: number][]): Pack[] =>
  given.map(([covers, price]) => ({ covers, price }));

describe("the cheapest packs for an amount", () => {
  it.each([
    { packs: tins([1, 100], [5, 400]), needed: 16, counts: [1, 3], price: 1_300 },
    { packs: tins([1, 100], [5, 400]), needed: 19, counts: [0, 4], price: 1_600 },
    { packs: tins([5, 400], [10, 900]), needed: 20, counts: [4, 0], price: 1_600 },
    { packs: tins([1, 100], [2, 200]), needed: 4, counts: [0, 2], price: 400 },
    { packs: tins([1, 100], [3, 200], [2, 200]), needed: 2, counts: [0, 0, 1], price: 200 },
    { packs: tins([0.1, 1]), needed: 0.3, counts: [3], price: 3 },
    { packs: tins([0.75, 99.95], [2.5, 299.9]), needed: 2.51, counts: [4, 0], price: 399.8 },
    { packs: tins([5, 0]), needed: 12, counts: [3], price: 0 },
    { packs: tins([2.5, 300]), needed: 0, counts: [0], price: 0 },
    {
      packs: tins([1, 100], [20, 1_500]),
      needed: 1_000_001,
      counts: [1, 50_000],
      price: 75_000_100,
    },
  ])("$needed of $packs: $counts", ({ packs, needed, counts, price }) => {
    expect(cheapestPacks(packs, needed)).toEqual({ counts, price });
  });

  it("nothing covers it without packs, or with one of no size", () => {
    expect(cheapestPacks([], 5)).toBeUndefined();
    expect(cheapestPacks(tins([0, 10]), 5)).toBeUndefined();
    expect(cheapestPacks(tins([NaN, 10]), 5)).toBeUndefined();
    expect(cheapestPacks(tins([1, 10]), Infinity)).toBeUndefined();
  });

  it("is what trying every combination finds: least money, then fewest packs, then least left over", () => {
    const pack = fc.record({
      covers: fc.integer({ min: 1, max: 24 }).map((quarters) => quarters / 4),
      price: fc.oneof(
        fc.constant(10),
        fc.integer({ min: 0, max: 4_000 }).map((each) => each / 4),
      ),
    });
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
        (packs, needed) => {
          const found = cheapestPacks(packs, needed)!;
          const best = everyCombination(packs, needed).sort(compare(packs))[0]!;
          expect(measured(packs, found)).toEqual(measured(packs, best));
          expect(found.price).toBeCloseTo(best.price, 6);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("holds of large amounts, too: none is cheaper with one pack more or less of each", () => {
    const pack = fc.record({
      covers: fc.integer({ min: 1, max: 12 }),
      price: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 200, max: 700 }),
        (packs, needed) => {
          const { price } = cheapestPacks(packs, needed)!;
          expect(price).toBe(cheapestOneByOne(packs, needed));
        },
      ),
    );
  });
});

/** Money, packs, what is covered. */
const measured = (packs: readonly Pack[], { counts, price }: Packing) => [
  Math.round(price * 100),
  counts.reduce((sum, count) => sum + count, 0),
  counts.reduce((sum, count, at) => sum + count * packs[at]!.covers, 0),
];

const compare = (packs: readonly Pack[]) => (a: Packing, b: Packing) => {
  const [x, y] = [measured(packs, a), measured(packs, b)];
  return x[0]! - y[0]! || x[1]! - y[1]! || x[2]! - y[2]!;
};

/** Every combination that covers it, none with more of a pack than would do alone. */
function everyCombination([first, ...others]: readonly Pack[], needed: number): Packing[] {
  if (!first) return needed <= 0 ? [{ counts: [], price: 0 }] : [];
  const most = Math.max(0, Math.ceil(needed / first.covers));
  return Array.from({ length: most + 1 }, (_, count) =>
    everyCombination(others, needed - count * first.covers).map(({ counts, price }) => ({
      counts: [count, ...counts],
      price: price + count * first.price,
    })),
  ).flat();
}

/** The least money for whole amounts, unit by unit. */
function cheapestOneByOne(packs: readonly Pack[], needed: number): number {
  const least = [0];
  for (let amount = 1; amount <= needed; amount++) {
    least.push(
      Math.min(...packs.map(({ covers, price }) => least[Math.max(0, amount - covers)]! + price)),
    );
  }
  return least[needed]!;
}
