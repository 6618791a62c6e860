import { describe, expect, it } from "vitest";
import { firstSteps, type Standing } from "./first-steps";

const own = { slug: "boots", liveVersion: null, lastVersion: null };
const builtIn = { slug: "dialabed", liveVersion: 1, lastVersion: 1 };
const live = { ...own, liveVersion: 1, lastVersion: 1 };
const products = [{ id: "boots", products: 60 }];
const nothing: Standing = { catalogs: [], finders: [builtIn], origins: [] };

const cases: [what: string, standing: Standing, done: number][] = [
  ["nothing of their own", nothing, 0],
  ["a catalog without products", { ...nothing, catalogs: [{ id: "boots", products: 0 }] }, 0],
  ["products", { ...nothing, catalogs: products }, 1],
  ["a draft", { ...nothing, catalogs: products, finders: [builtIn, own] }, 2],
  ["a published finder", { catalogs: products, finders: [own, live], origins: [] }, 3],
  [
    "a finder that was published and is closed now",
    { catalogs: products, finders: [{ ...live, liveVersion: null }], origins: [] },
    3,
  ],
  [
    "a finder in a shop's page",
    { catalogs: products, finders: [live], origins: ["https://shop.example"] },
    4,
  ],
];

describe("the first steps", () => {
  it.each(cases)("of somebody with %s", (_, standing, done) => {
    expect(firstSteps(standing).map(({ isDone }) => isDone)).toEqual(
      [0, 1, 2, 3].map((at) => at < done),
    );
  });

  it("lead to the finder that is furthest on its way", () => {
    const steps = firstSteps({
      catalogs: products,
      finders: [own, { ...live, slug: "tents" }],
      origins: [],
    });
    expect(steps[2]!.page).toBe("finders/tents");
    expect(steps[3]!.page).toBe("finders/tents/appearance");
  });
});
