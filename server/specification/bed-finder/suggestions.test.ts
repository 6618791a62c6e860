import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { demoBeds } from "../seed/seed";
import { bed, layOutBeds } from "../../testing/bed-fixtures";
import { rankBeds } from "./ranking";
import { nearMisses } from "./suggestions";
import { stagedBeds } from "./staged-beds";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import type { NearMiss } from "@shared/specification/contracts/recommendations";
import { newBedOptions as options } from "@shared/testing/new-bed-options";

/** The answers with a suggestion's changes: null removes one. */
function applyChanges(answers: BedPreferences, changes: NearMiss["changes"]): BedPreferences {
  const merged = Object.entries({ ...answers, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(merged);
}

const laidOut = (...given: Parameters<typeof layOutBeds>) =>
  stagedBeds(bedFinderDocument, layOutBeds(...given));

const demo = laidOut(
  demoBeds().map((row) => bed({ ...row, id: row.id, shortDescription: null, imageUrl: null })),
  options,
);

describe("near misses", () => {
  const few = laidOut(
    [
      bed({ id: "a", price: "9750.00" }),
      bed({ id: "b", price: "4010.00", firmness: "medium_firm" }),
      bed({ id: "c", price: "7000.00", bedSize: "king" }),
    ],
    options,
  );

  it("say what one change would find, with the exact count and score", () => {
    expect(
      nearMisses(few, { bedSize: "queen", minPrice: 5000, maxPrice: 9000, firmness: "medium" }),
    ).toEqual([
      {
        id: "max-price-9800",
        label: "Raise your budget by R800",
        changes: { maxPrice: 9800 },
        count: 1,
        bestScore: 100,
      },
      {
        id: "size-king",
        label: "Choose King instead",
        changes: { bedSize: "king" },
        count: 1,
        bestScore: 100,
      },
      {
        id: "min-price-4000",
        label: "Start your budget at R4,000",
        changes: { minPrice: 4000 },
        count: 1,
        bestScore: 60,
      },
    ]);
  });

  it("are not offered where the best bed would score under 40", () => {
    const distant = laidOut(
      [
        bed({ id: "a", price: "12000.00", firmness: "firm", sleepStyle: ["back"] }),
        bed({ id: "b", price: "4000.00", firmness: "medium_firm", sleepStyle: ["back"] }),
      ],
      options,
    );
    const asked: BedPreferences = { bedSize: "queen", maxPrice: 11000, minPrice: 9000 };
    const offered = (answers: BedPreferences) =>
      nearMisses(distant, answers).map(({ id, bestScore }) => [id, bestScore]);
    expect(offered({ ...asked, firmness: "medium" })).toEqual([["min-price-4000", 60]]);
    expect(offered({ ...asked, firmness: "medium", sleepStyle: "side" })).toEqual([]);
  });

  it("lift a budget's upper limit where the slider ends", () => {
    const dear = laidOut([bed({ id: "a", price: "34000.00" })], options);
    expect(nearMisses(dear, { bedSize: "queen", maxPrice: 20000 })).toEqual([
      {
        id: "max-price-30000",
        label: "Raise your budget to R30,000 and more",
        changes: { maxPrice: null },
        count: 1,
        bestScore: 100,
      },
    ]);
  });

  it("offer nothing that finds less or worse", () => {
    expect(nearMisses(few, { bedSize: "queen", firmness: "medium" })).toEqual([]);
  });

  it("offer another feel when it lifts the best score by much", () => {
    const [first] = nearMisses(few, { bedSize: "king", mattressType: "latex", firmness: "medium" });
    expect(first).toMatchObject({
      id: "type-hybrid",
      label: "Take Hybrid instead",
      bestScore: 100,
    });
  });

  it("offer what can be bought, where nothing that fits can", () => {
    const others = [
      bed({ id: "b", price: "12000.00", firmness: "medium_firm" }),
      bed({ id: "c", inStock: false, bedSize: "king" }),
      bed({ id: "d", inStock: false, bedSize: "king" }),
    ];
    const soldOut = laidOut([bed({ id: "a", inStock: false }), ...others], options);
    expect(
      nearMisses(soldOut, { bedSize: "queen", maxPrice: 11000, firmness: "medium" }),
    ).toMatchObject([
      { id: "max-price-12000", count: 2, bestScore: 60 },
      { id: "size-king", count: 2, bestScore: 100 },
    ]);
    const bought = laidOut([bed({ id: "a" }), ...others], options);
    expect(
      nearMisses(bought, { bedSize: "queen", maxPrice: 11000, firmness: "medium" }).map(
        ({ id }) => id,
      ),
    ).toEqual(["max-price-12000"]);
  });

  it("keep their promise for 500 random answers over the demonstration beds", () => {
    const one = (list: { id: string }[]) => fc.constantFrom(...list.map(({ id }) => id));
    const answers: fc.Arbitrary<BedPreferences> = fc.record(
      {
        sleepStyle: one(options.sleepStyles),
        bedSize: one(options.bedSizes),
        mattressType: one(options.mattressTypes),
        firmness: one(options.firmnessLevels),
        minPrice: fc.integer({ min: 0, max: 20000 }),
        maxPrice: fc.integer({ min: 0, max: 30000 }),
        concerns: fc.subarray(options.concerns.map(({ id }) => id)),
      },
      { requiredKeys: [] },
    );
    let offered = 0;
    fc.assert(
      fc.property(answers, (given) => {
        for (const { changes, count, bestScore } of nearMisses(demo, given)) {
          const list = rankBeds(demo, applyChanges(given, changes)).beds;
          expect(list).toHaveLength(count);
          expect(list[0]!.matchScore).toBe(bestScore);
          offered += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(offered).toBeGreaterThan(100);
  });
});
