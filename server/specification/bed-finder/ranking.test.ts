// Longer than 200 lines: the table of cases, the properties and the plain reading that they are held against belong together.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BedPreferences } from "@shared/specification/contracts/preferences";
import { spellingKey } from "@shared/spelling-key";
import { newBedOptions as options } from "@shared/testing/new-bed-options";
import { demoBeds } from "../seed/seed";
import { bed, layOutBeds, type CatalogBed } from "../../testing/bed-fixtures";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import { finish } from "../../platform/work/steps";
import { rankBeds, rankedBedsJson } from "./ranking";
import { stagedBeds } from "./staged-beds";

const laidOut = (...given: Parameters<typeof layOutBeds>) =>
  stagedBeds(bedFinderDocument, layOutBeds(...given));

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const rank = (beds: CatalogBed[], answers: BedPreferences) =>
  rankBeds(laidOut(beds, options), answers).beds;

describe("what is shown at all", () => {
  const beds = [
    bed({ id: "a", bedSize: "queen", price: "5000.00" }),
    bed({ id: "b", bedSize: "king", price: "5000.00" }),
    bed({ id: "c", bedSize: "queen", price: "9000.01" }),
  ];

  it.each<[string, BedPreferences, string[]]>([
    ["everything, when nothing was answered", {}, ["a", "b", "c"]],
    ["only the chosen size", { bedSize: "queen" }, ["a", "c"]],
    [
      "only what is inside the budget, bounds included",
      { minPrice: 5000, maxPrice: 9000 },
      ["a", "b"],
    ],
    ["what costs exactly the maximum", { maxPrice: 9000.01 }, ["a", "b", "c"]],
    ["nothing, when nothing fits", { bedSize: "single" }, []],
    ["nothing below the minimum", { minPrice: 9000.02 }, []],
  ])("%s", (_, answers, shown) => {
    expect(ids(rank(beds, answers))).toEqual(shown);
  });

  it("gives 100 for fitting, when nothing that ranks was answered", () => {
    const [first] = rank(beds, { bedSize: "queen", sleepStyle: "not_sure" });
    expect(first).toMatchObject({
      matchScore: 100,
      match: [{ criterion: "filters", points: 100, max: 100, verdict: "met" }],
    });
  });

  it("stops at 24", () => {
    const many = Array.from({ length: 60 }, (_, index) => bed({ id: `bed-${index}` }));
    expect(rank(many, {})).toHaveLength(24);
  });
});

describe("the order", () => {
  // Shows 1.product.ranked, 1.bed.percent.
  it("is by stock, then score, then price, then id", () => {
    const beds = [
      bed({ id: "f", inStock: false, firmness: "firm", price: "500.00" }),
      bed({ id: "e", inStock: false, price: "1000.00" }),
      bed({ id: "d", firmness: "firm", price: "1000.00" }),
      bed({ id: "c", price: "2000.00" }),
      bed({ id: "b", price: "1000.00" }),
      bed({ id: "a", price: "1000.00" }),
    ];
    expect(ids(rank(beds, { firmness: "medium" }))).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("leaves the score of what is out of stock as it is", () => {
    const [poor, sold] = rank([bed({ id: "sold", inStock: false }), bed({ firmness: "firm" })], {
      firmness: "medium",
    });
    expect(poor!.matchScore).toBe(20);
    expect(sold).toMatchObject({ id: "sold", matchScore: 100 });
  });

  it("gives what can be bought the places, when there are more than 24", () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      bed({
        id: `bed-${index}`,
        inStock: index % 2 === 0,
        firmness: index % 2 === 0 ? "firm" : "medium",
      }),
    );
    expect(rank(many, { firmness: "medium" }).every(({ inStock }) => inStock)).toBe(true);
  });

  it("keeps the best 24 of many, not the first 24", () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      bed({
        id: `bed-${index}`,
        price: `${1000 + index}.00`,
        firmness: index < 90 ? "firm" : "medium",
      }),
    );
    expect(ids(rank(many, { firmness: "medium" })).slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, index) => `bed-${90 + index}`),
    );
  });
});

describe("the reasons", () => {
  it("say what fits and what does not, in points that add up", () => {
    const [first] = rank(
      [bed({ firmness: "medium_firm", features: ["Orthopedic", "Cooling Gel"] })],
      {
        sleepStyle: "side",
        firmness: "medium",
        mattressType: "latex",
        concerns: ["back_pain", "allergies"],
        features: ["cooling_gel"],
      },
    );
    expect(first).toMatchObject({
      matchScore: 30 + 15 + 6 + 8 + 10,
      match: [
        { criterion: "sleepStyle", points: 30, max: 30, verdict: "met" },
        { criterion: "firmness", points: 15, max: 25, verdict: "partly" },
        { criterion: "mattressType", points: 6, max: 20, verdict: "partly" },
        { criterion: "concerns", points: 8, max: 15, verdict: "partly" },
        { criterion: "features", points: 10, max: 10, verdict: "met" },
      ],
    });
  });
});

describe("for any answers over any catalogue", () => {
  const one = (list: { id: string }[]) => fc.constantFrom(...ids(list));
  const some = (list: { id: string }[]) => fc.subarray(ids(list), { maxLength: 4 });
  const answers: fc.Arbitrary<BedPreferences> = fc.record(
    {
      sleepStyle: one(options.sleepStyles),
      bedSize: one(options.bedSizes),
      mattressType: one(options.mattressTypes),
      firmness: one(options.firmnessLevels),
      minPrice: fc.integer({ min: 0, max: 15000 }),
      maxPrice: fc.integer({ min: 0, max: 30000 }),
      features: some(options.features),
      concerns: some(options.concerns),
    },
    { requiredKeys: [] },
  );
  const beds = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      bedSize: one(options.bedSizes),
      mattressType: one(options.mattressTypes),
      firmness: one(options.firmnessLevels),
      sleepStyle: some(options.sleepStyles),
      features: fc.subarray(options.features.map(({ label }) => label)),
      price: fc.integer({ min: 0, max: 3_000_000 }).map((cents) => (cents / 100).toFixed(2)),
      inStock: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );

  it("the points of every bed add up to its badge, and the maxima to 100", () => {
    fc.assert(
      fc.property(beds, answers, (some, given) => {
        for (const each of rank(some.map(bed), given)) {
          expect(each.match.reduce((sum, { points }) => sum + points, 0)).toBe(each.matchScore);
          expect(each.match.reduce((sum, { max }) => sum + max, 0)).toBe(100);
          for (const { points, max, verdict } of each.match) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(max);
            if (verdict === "met") expect(points).toBe(max);
            if (verdict === "missed") expect(points).toBe(0);
          }
        }
      }),
    );
  });

  it("nothing outside size and budget is shown", () => {
    fc.assert(
      fc.property(beds, answers, (some, given) => {
        for (const each of rank(some.map(bed), given)) {
          if (given.bedSize) expect(each.bedSize).toBe(given.bedSize);
          expect(Number(each.price)).toBeGreaterThanOrEqual(given.minPrice ?? 0);
          expect(Number(each.price)).toBeLessThanOrEqual(given.maxPrice ?? Infinity);
        }
      }),
    );
  });

  it("nothing out of stock comes before something in stock", () => {
    fc.assert(
      fc.property(beds, answers, (some, given) => {
        const stock = rank(some.map(bed), given).map(({ inStock }) => inStock);
        expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it("the order is total, and the same however the catalog came", () => {
    const key = (each: { matchScore: number; inStock: boolean; price: string; id: string }) =>
      [each.inStock ? 0 : 1, -each.matchScore, Number(each.price), each.id] as const;
    const isBefore = (a: ReturnType<typeof key>, b: ReturnType<typeof key>) => {
      const at = a.findIndex((value, index) => value !== b[index]);
      return at !== -1 && a[at]! < b[at]!;
    };
    fc.assert(
      fc.property(beds, answers, (some, given) => {
        const list = rank(some.map(bed), given);
        for (let i = 1; i < list.length; i++) {
          expect(isBefore(key(list[i - 1]!), key(list[i]!))).toBe(true);
        }
        expect(rank(some.map(bed).reverse(), given)).toEqual(list);
      }),
    );
  });

  it("agrees with the plain reading of the rules on the demonstration beds", () => {
    const catalog = demoBeds().map((row) =>
      bed({ ...row, shortDescription: null, imageUrl: null, id: row.id }),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const fitting = catalog.filter(
          (each) =>
            (!given.bedSize || each.bedSize === given.bedSize) &&
            Number(each.price) >= (given.minPrice ?? 0) &&
            Number(each.price) <= (given.maxPrice ?? Infinity),
        );
        const list = rank(catalog, given);
        expect(list).toHaveLength(Math.min(24, fitting.length));
        const staged = laidOut(catalog, options);
        const { beds, total } = rankBeds(staged, given);
        expect(total).toBe(fitting.length);
        expect(finish(rankedBedsJson(staged, given))).toEqual({
          json: JSON.stringify(beds),
          total,
        });
        if (!given.sleepStyle || given.sleepStyle === "not_sure") return;
        for (const each of list) {
          const suits = catalog
            .find(({ id }) => id === each.id)!
            .sleepStyle.includes(given.sleepStyle);
          expect(each.match.find(({ criterion }) => criterion === "sleepStyle")!.verdict).toBe(
            suits ? "met" : "missed",
          );
        }
      }),
    );
  });
});

describe("a product's feature names", () => {
  // Shows 3.bed.feature-lookup.
  it.each([
    ["Cooling Gel", "cooling_gel"],
    [" Warranty ", "warranty"],
    ["handmade tufting", "handmade_tufting"],
  ])("looks %j up as %s", (name, id) => {
    expect(spellingKey(name)).toBe(id);
  });
});
