import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizeProblems, sizesShape } from "./contracts/sizes";
import { sizeFinder, sizeKey, sizeName, sizeTexts, type Sizes } from "./size-names";

const values = ["270", "275", "280", "285"];
const sizes: Sizes = {
  systems: [
    { id: "uk", label: "UK" },
    { id: "eu", label: "EU" },
    { id: "us-m", label: "US M" },
    { id: "us-w", label: "US W" },
  ],
  labels: {
    "270": { uk: "8", eu: "42.5", "us-m": "9", "us-w": "10.5" },
    "275": { uk: "8.5", eu: "43", "us-m": "9.5", "us-w": "11" },
    "280": { uk: "9", eu: "44", "us-m": "10", "us-w": "11.5" },
  },
  brands: { "Corvane ": { "280": { eu: "43 1/3" } }, Loopwerk: { "275": { uk: "9" } } },
};
const find = sizeFinder(sizes);

describe("a size's name", () => {
  it.each([
    ["43⅓", "43 1/3"],
    ["43 1/3", "43 1/3"],
    ["43-1/3", "43 1/3"],
    ["43.33", "43 1/3"],
    ["42,67", "42 2/3"],
    ["8½", "8.5"],
    [" 8 1/2 ", "8.5"],
    ["8,5", "8.5"],
    ["8.50", "8.5"],
    ["9.0", "9"],
    ["10", "10"],
    ["XL", "xl"],
  ])("written %s is %s", (written, plain) => expect(sizeKey(written)).toBe(plain));

  it.each<[string, string[], brand?: string | undefined, system?: string]>([
    ["UK 9", ["280"]],
    ["uk9", ["280"]],
    ["9 UK", ["280"]],
    ["UK: 8,5", ["275"]],
    ["EU 43", ["275"]],
    ["US M 10", ["280"]],
    ["US-M 10", ["280"]],
    ["us 9.5", ["275"]],
    ["US 10.5", ["270"]],
    ["9", ["280", "270"]],
    ["43", ["275"]],
    ["9", ["280"], undefined, "uk"],
    ["9", ["270"], undefined, "us-m"],
    ["EU 43", ["275"], undefined, "uk"],
    ["UK 9", ["275"], "LOOPWERK"],
    ["EU 44", ["280"], "Loopwerk"],
    ["EU 43⅓", ["280"], "corvane"],
    ["EU 43 1/3", []],
    ["UK", []],
    ["Duke 9", []],
    ["constructor", []],
  ])("%s means %j, of %s in %s", (text, expected, brand, system) => {
    expect(find(text, brand, system)).toEqual(expected);
  });

  it("is a brand's own, else the general one unless the brand calls another value so", () => {
    expect(sizeName(sizes, "280", "eu", "Corvane")).toBe("43 1/3");
    expect(sizeName(sizes, "280", "uk", "Corvane")).toBe("9");
    expect(sizeName(sizes, "275", "uk", "Loopwerk")).toBe("9");
    expect(sizeName(sizes, "280", "uk", "Loopwerk")).toBeUndefined();
    expect(sizeTexts(sizes, "285")).toEqual([]);
    expect(sizeTexts(sizes, "280", "Loopwerk").map(({ text }) => text)).toEqual([
      "EU 44",
      "US M 10",
      "US W 11.5",
    ]);
  });
});

describe("sizes are refused where", () => {
  const refused = (change: Partial<Sizes>) =>
    sizeProblems(
      sizesShape.parse({ ...sizes, ...change }),
      values.map((id) => ({ id })),
    ).map(({ path, message }) => `${path.join(".")}: ${message}`);

  it.each<[string, Partial<Sizes>, string]>([
    [
      "a value is unknown",
      { labels: { "300": { uk: "11" } } },
      "labels.300: There is no value “300”.",
    ],
    ["a system is", { labels: { "280": { jp: "27" } } }, "labels.280.jp: There is no system “jp”."],
    [
      "a name is there twice",
      { labels: { "275": { uk: "8.5" }, "280": { uk: "8½" } } },
      "labels.280.uk: “275” is called “8½” there already. Leave one of them out.",
    ],
    [
      "a brand is",
      { brands: { Corvane: {}, " CORVANE": {} } },
      "brands.CORVANE: This brand is there already.",
    ],
    [
      "a system is there twice",
      { systems: [...sizes.systems, { id: "uk", label: "Great Britain" }] },
      "systems.4.id: There is a system “uk” already.",
    ],
    [
      "two systems are called the same",
      { systems: [...sizes.systems, { id: "gb", label: "uk" }] },
      "systems.4.label: Another system is called “uk” already.",
    ],
  ])("%s", (_, change, message) => expect(refused(change)).toEqual([message]));

  it("not otherwise", () => expect(refused({})).toEqual([]));
});

const name = fc.constantFrom(
  "8",
  "8.5",
  "8½",
  "9",
  "9.0",
  "43 1/3",
  "43⅓",
  "43",
  "M",
  "XL",
  "10-11",
);
const table = fc.dictionary(
  fc.constantFrom(...values),
  fc.dictionary(fc.constantFrom("uk", "eu", "us-m", "us-w"), name, { noNullPrototype: true }),
  { noNullPrototype: true },
);
const anySizes = fc
  .record({
    systems: fc.constant(sizes.systems),
    labels: table,
    brands: fc.dictionary(fc.constantFrom("Corvane", "Loopwerk"), table, { noNullPrototype: true }),
  })
  .filter(
    (each) =>
      sizeProblems(
        each as never,
        values.map((id) => ({ id })),
      ).length === 0,
  );

it("what a size is called in a system is found again by that name, by brand too", () => {
  let named = 0;
  fc.assert(
    fc.property(
      anySizes,
      fc.constantFrom(...values),
      fc.constantFrom(null, "Corvane", "LOOPWERK", "No Table"),
      (given, value, brand) => {
        const found = sizeFinder(given);
        for (const { id, label } of given.systems) {
          const called = sizeName(given, value, id, brand);
          if (called === undefined) continue;
          named += 1;
          expect(found(called, brand, id)).toEqual([value]);
          expect(found(`${label} ${called}`, brand)).toContain(value);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(named).toBeGreaterThan(100);
});
