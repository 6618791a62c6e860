import { expect, it } from "vitest";
import { measureOf } from "./measure";

const given = { answers: {}, values: {} };

it.each([
  ["cotton", 1],
  ["linen", 0.5],
  ["silk", 0],
  ["constructor", 0],
])("a table of kin gives %s a share of %d", (value, share) => {
  const measure = measureOf(
    { use: "score", earn: { by: "table", attribute: "fabric", shares: { cotton: 1, linen: 0.5 } } },
    given,
    new Map(),
  );
  expect(measure.of(() => value)).toEqual({ share, isUnknown: false });
});

it("the same value earns all, whatever a pair says of it", () => {
  const pairs = [{ of: ["silk", "Silk"] as [string, string], share: 0.2 }];
  const earn = { by: "kin" as const, attribute: "fabric", from: "silk", pairs };
  const measure = measureOf({ use: "score", earn }, given, new Map());
  expect(measure.of(() => "silk")).toEqual({ share: 1, isUnknown: false });
});

it("what is not stated earns half, whatever is wished of it", () => {
  const measure = measureOf(
    { use: "avoid", condition: { attribute: "fabric", is: "silk" } },
    given,
    new Map(),
  );
  expect(measure.of(() => null)).toEqual({ share: 0.5, isUnknown: true });
  expect(measure.of(() => "Silk ")).toEqual({ share: 0, isUnknown: false });
});

it.each([
  ["the lower the better", { all: 100, none: 500 }, 80, 1],
  ["the lower the better", { all: 100, none: 500 }, 200, 0.75],
  ["the lower the better", { all: 100, none: 500 }, 600, 0],
  ["the higher the better", { all: 10, none: 2 }, 4, 0.25],
  ["the higher the better", { all: 10, none: 2 }, 12, 1],
  ["the lower the better, by the lower end", { all: 0, none: 10 }, { min: 5, max: 20 }, 0.5],
  ["the higher the better, by the higher end", { all: 20, none: 0 }, { min: 1, max: 10 }, 0.5],
  ["the higher the better, where that end is open", { all: 20, none: 0 }, { min: 1 }, 1],
])("%s: %j gives %j a share of %d", (_, ends, value, share) => {
  const earn = { by: "linear" as const, attribute: "power", ...ends };
  const measure = measureOf({ use: "score", earn }, given, new Map());
  expect(measure.of(() => value)).toEqual({ share, isUnknown: false });
  expect(measure.of(() => null)).toEqual({ share: 0.5, isUnknown: true });
});

it.each([
  ["the lightest of them", "lower", { min: 100, max: 500 }, 100, 1],
  ["between them", "lower", { min: 100, max: 500 }, 200, 0.75],
  ["the strongest of them", "higher", { min: 100, max: 500 }, 500, 1],
  ["beyond them", "higher", { min: 100, max: 500 }, 50, 0],
  ["close to the lightest", "lower", { min: 100, max: 110 }, 110, 0.8],
  ["close to the strongest", "higher", { min: 120, max: 150 }, 120, 0.4],
  ["where some have none", "lower", { min: 0, max: 10 }, 10, 0],
  ["where all are alike", "lower", { min: 100, max: 100 }, 100, 1],
  ["worse than where all are alike", "lower", { min: 100, max: 100 }, 101, 0],
  ["the only one beside some without", "lower", { min: 97, max: 97, isPartial: true }, 97, 0.5],
  ["one of two beside some without", "lower", { min: 60, max: 97, isPartial: true }, 60, 1],
  ["where none of them has a number", "higher", undefined, 7, 1],
] as const)("among products that are left, %s: %s among %j gives %j a share of %d", (...row) => {
  const [, better, ends, value, share] = row;
  const earn = { by: "relative" as const, attribute: "power", better };
  const measure = measureOf({ use: "score", earn }, given, new Map()).within!(
    () => ends && { isPartial: false, ...ends },
  );
  expect(measure.better).toBe(better);
  expect(measure.of(() => value)).toEqual({ share, isUnknown: false });
  expect(measure.of(() => null)).toEqual({ share: 0.5, isUnknown: true });
});

const upTo12 = { attribute: "length", atMost: 12 };
it.each([
  ["within the bounds", upTo12, 12, 1],
  ["a third of the way", upTo12, 14, 0.6],
  ["on the way", upTo12, 15, 0.45],
  ["so far beyond", upTo12, 18, 0],
  ["right beside an open bound", { attribute: "length", moreThan: 12 }, 12, 0.9],
  [
    "below a band",
    {
      all: [
        { attribute: "length", moreThan: 8 },
        { attribute: "length", atMost: 10 },
      ],
    },
    6,
    0.6,
  ],
  ["the nearer end of a range", upTo12, { min: 14, max: 20 }, 0.6],
  ["a word", upTo12, "long", 0],
])("a wish with a tolerance of 6 gives %s a part", (_, condition, value, share) => {
  const measure = measureOf({ use: "score", condition, tolerance: 6 }, given, new Map());
  expect(measure.of(() => value).share).toBeCloseTo(share, 9);
  expect(measure.of(() => null)).toEqual({ share: 0.5, isUnknown: true });
});
