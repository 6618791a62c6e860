import { describe, expect, it } from "vitest";
import type { StatedValues } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { optionCounts } from "./option-counts";
import { results } from "./results";

const product = (key: string, values: StatedValues) =>
  productOf(key, { price: "10.00", values: { width: "narrow", ...values } });

it("what must be stays marked, and behind the others, where a wish of the same answer is given up", () => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [
      {
        id: "walks",
        title: { en: "Where?" },
        ask: { kind: "one" },
        options: [
          {
            id: "wet",
            label: { en: "In the rain" },
            rules: [
              { use: "filter", condition: { attribute: "waterproof", is: "yes" } },
              { use: "narrow", condition: { attribute: "width", is: "wide" } },
              { use: "exclude", condition: { attribute: "surfaces", is: "track" } },
            ],
          },
        ],
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const products = [
    product("a-unsure", { surfaces: ["road"] }),
    product("b-may-be-for-the-track", { waterproof: true }),
    product("c-sure", { waterproof: true, surfaces: ["road"] }),
  ];
  const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
  const [section] = results(stage, { walks: "wet" }, "en").sections;
  expect(section!.relaxed).toEqual(["walks"]);
  const [first, second] = section!.items;
  expect(second!.notMet).toEqual(first!.notMet);
  expect(first!.notMet).toEqual(["Width: narrow, not In the rain"]);
  expect(section!.items.map(({ id, unknowns }) => [id, unknowns.length])).toEqual([
    ["c-sure", 0],
    ["a-unsure", 1],
    ["b-may-be-for-the-track", 1],
  ]);
});

describe("a budget that only what has no price may meet", () => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [
      {
        id: "budget",
        title: { en: "Your budget?" },
        ask: {
          kind: "price",
          max: 60,
          step: 1,
          presets: [
            { id: "10", label: { en: "Up to 10" }, min: 0, max: 10 },
            { id: "50", label: { en: "Up to 50" }, min: 0, max: 50 },
          ],
        },
        rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const stageWith = (prices: Record<string, string | null>) => {
    const products = Object.entries(prices).map(([key, price]) => productOf(key, { price }));
    return stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
  };
  const shown = (prices: Record<string, string | null>, max: number) => {
    const [section] = results(stageWith(prices), { budget: { min: 0, max } }, "en").sections;
    return { ids: section!.items.map(({ id }) => id), relaxed: section!.relaxed };
  };

  it("is given up for what costs a little more, which stands before it", () => {
    expect(shown({ "a-on-request": null, "b-dear": "12.00", "c-dearer": "40.00" }, 10)).toEqual({
      ids: ["b-dear", "c-dearer", "a-on-request"],
      relaxed: ["budget"],
    });
  });

  it("says of each product how far it is beside it", () => {
    const [section] = results(
      stageWith({ "a-on-request": null, "b-dear": "12.00" }),
      { budget: { min: 0, max: 10 } },
      "en",
    ).sections;
    expect(section!.items.map(({ notMet }) => notMet)).toEqual([
      ["R2 over your budget"],
      undefined,
    ]);
  });

  it("is kept where something meets it, with what has no price behind that", () => {
    expect(shown({ "a-on-request": null, "b-dear": "12.00", "c-dearer": "40.00" }, 20)).toEqual({
      ids: ["b-dear", "a-on-request"],
      relaxed: [],
    });
  });

  it("is not said to be given up where nothing has a price", () => {
    expect(shown({ "a-on-request": null, "b-too": null }, 10)).toEqual({
      ids: ["a-on-request", "b-too"],
      relaxed: [],
    });
  });

  it("says of an answer that it leaves nothing where it would be given up", () => {
    const stage = stageWith({ "a-on-request": null, "b-dear": "12.00" });
    const { questions } = optionCounts(stage, {}, ["budget"], "en");
    expect(questions).toEqual({ budget: { "10": 0, "50": 2 } });
  });
});

it("what a part above has taken is not counted, wherever it would stand", () => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [{ id: "q", title: { en: "?" }, ask: { kind: "number", min: 0, max: 9 } }],
    sections: [
      {
        id: "first",
        catalogue: sampleCatalog,
        filter: { attribute: "surfaces", is: "track" },
      },
      { id: "second", catalogue: sampleCatalog, maxItems: 1 },
    ],
  });
  const products = ["a", "b", "c", "d"].map((key) => product(key, {}));
  const last = product("z", { surfaces: ["track"] });
  const stage = stageOf(
    document,
    anyCatalogOf([...products, last], sampleAttributes, sampleCatalog),
  );
  const { sections } = results(stage, {}, "en");
  expect(sections.map(({ total, chosen }) => [total, chosen])).toEqual([
    [1, "z"],
    [4, "a"],
  ]);
});

it("a part is there where what it would have to go with is not, as long as no answer asks for that", () => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [{ id: "q", title: { en: "?" }, ask: { kind: "number", min: 0, max: 9 } }],
    rules: [
      {
        id: "alike",
        when: { question: "q", atLeast: 5 },
        rule: {
          use: "filter",
          condition: { attribute: "width", sameAsIn: "first" },
          sections: ["second"],
        },
      },
    ],
    sections: [
      { id: "first", catalogue: sampleCatalog, filter: { attribute: "width", is: "wide" } },
      { id: "second", catalogue: sampleCatalog },
    ],
  });
  const stage = stageOf(
    document,
    anyCatalogOf([product("a", {})], sampleAttributes, sampleCatalog),
  );
  const second = (q: number) => results(stage, { q }, "en").sections[1]!;
  expect(second(5)).toMatchObject({ items: [], chosen: null, lacks: "first" });
  expect(second(4)).toMatchObject({ total: 1, chosen: "a" });
  expect(second(4).lacks).toBeUndefined();
});
