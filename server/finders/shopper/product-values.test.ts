import { describe, expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { Answers } from "@shared/finders/answers";
import type { Calculation } from "@shared/finders/calculation";
import { finderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import { checkDocument } from "../check/check-document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleCatalog } from "../testing/samples";
import { optionCounts } from "./option-counts";
import { results } from "./results";

const number = (id: string, label: string, unit: string): AttributeShape => ({
  id,
  label: { en: label },
  kind: "number",
  unit,
  values: [],
  isRetired: false,
});

const attributes = [number("grams", "Bag", "g"), number("share", "Food a day for a kilogram", "g")];

const bag = (key: string, price: number | null, grams: number, share?: number): CatalogProduct => ({
  id: key,
  key,
  groupKey: key,
  name: key,
  description: null,
  brand: null,
  price: price?.toFixed(2) ?? null,
  specialPrice: null,
  pictureUrl: null,
  pageUrl: null,
  inStock: true,
  values: { grams, ...(share !== undefined && { share }) },
});

const bags = [
  bag("rich", 400, 2_000, 10),
  bag("plain", 250, 2_000, 20),
  bag("sack", 900, 10_000, 20),
  bag("untold", 100, 2_000),
  bag("asked-for", null, 2_000, 10),
];

/** Grams that a dog eats in 30 days. */
const FOOD: Calculation = { multiply: [{ answer: "dog" }, { product: "share" }, 30] };
const PARTS: Calculation = { divide: [{ value: "food" }, { product: "grams" }] };

const document = (changes: object = {}) =>
  finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Dog food" },
    questions: [
      {
        id: "dog",
        title: { en: "How heavy is your dog?" },
        ask: { kind: "number", unit: "kg", min: 1, max: 90, step: 1 },
        required: false,
      },
      {
        id: "month",
        title: { en: "What may a month cost?" },
        ask: { kind: "price", max: 2_000, step: 50, presets: [] },
        required: false,
        rules: [{ use: "filter", condition: { attribute: "cost", inRangeOf: "month" } }],
      },
    ],
    values: [
      { id: "food", name: { en: "Food a month" }, unit: "g", is: FOOD },
      {
        id: "cost",
        name: { en: "A month" },
        unit: "ZAR",
        is: { multiply: [PARTS, { product: "price" }] },
      },
      {
        id: "bags",
        name: { en: "Bags a month" },
        is: { roundUp: PARTS },
      },
    ],
    sections: [{ id: "food", catalogue: sampleCatalog }],
    results: { order: "price", orderBy: [{ attribute: "cost" }], card: ["cost", "bags", "food"] },
    ...changes,
  });

const shown = (answers: Answers, given = document()) =>
  results(
    stageOf(given, anyCatalogOf(bags, attributes, sampleCatalog)),
    answers,
    "en",
  ).sections[0]!.items.map(({ id, facts }) => [id, facts] as const);

describe("a value that is worked out for each product", () => {
  it("is shown on cards, and put in order by, in parts of packs and in whole ones", () => {
    expect(shown({ dog: 10 })).toEqual([
      // 6 kg a month of 10 kg for R900.
      ["sack", { cost: "R540", bags: "1", food: "6000 g" }],
      // 3 kg a month of 2 kg for R400.
      ["rich", { cost: "R600", bags: "2", food: "3000 g" }],
      ["plain", { cost: "R750", bags: "3", food: "6000 g" }],
      ["untold", {}],
      ["asked-for", { bags: "2", food: "3000 g" }],
    ]);
  });

  it("is what a question asks for, and marks what does not state a part of it", () => {
    expect(shown({ dog: 10, month: { max: 600 } }).map(([id]) => id)).toEqual([
      "sack",
      "rich",
      "untold",
      "asked-for",
    ]);
  });

  it("asks for nothing, and is not shown, while it lacks an answer", () => {
    const found = shown({ month: { max: 10 } });
    expect(found).toHaveLength(bags.length);
    expect(found.every(([, facts]) => Object.keys(facts).length === 0)).toBe(true);
  });

  it("is another one beside each option of the question that it is made of", () => {
    const dogs = document({
      questions: [
        {
          id: "dog",
          title: { en: "How large is your dog?" },
          ask: { kind: "one" },
          options: [5, 10, 40].map((kg) => ({
            id: `kg-${kg}`,
            label: { en: `${kg}` },
            number: kg,
          })),
        },
        {
          id: "month",
          title: { en: "What may a month cost?" },
          ask: { kind: "price", max: 2_000, step: 50, presets: [] },
          rules: [{ use: "exclude", condition: { attribute: "cost", moreThan: 600 } }],
        },
      ],
      values: document().values.map((each) =>
        each.id === "food"
          ? { ...each, is: { multiply: [{ optionsOf: "dog" }, { product: "share" }, 30] } }
          : each,
      ),
    });
    const stage = stageOf(dogs, anyCatalogOf(bags, attributes, sampleCatalog));
    // The month's cost is 270, 300 and 375; twice and eight times as much for larger dogs; two are not known.
    expect(optionCounts(stage, { month: { max: 600 } }, ["dog"], "en").questions.dog).toEqual({
      "kg-5": 5,
      "kg-10": 4,
      "kg-40": 2,
    });
  });
});

const known = {
  attributes: new Map(attributes.map((each) => [each.id, each])),
  catalogs: new Set([sampleCatalog]),
};
const faults = (changes: object) =>
  checkDocument(document(changes), known).faults.map(({ path, message }) => [path, message]);

describe("the check of a value of each product", () => {
  it("finds nothing wrong with one that is used where products are looked at", () => {
    expect(faults({})).toEqual([]);
  });

  const value = { id: "cost", name: { en: "A month" }, is: { product: "price" } };
  const elsewhere =
    "“A month” is different for each product, so it cannot be used here. Use a calculation of answers alone.";
  const alone = { questions: document().questions.slice(0, 1), results: {} };

  it.each<[string, object, string, string]>([
    [
      "in a text",
      { results: { heading: { en: "About {value:cost}." } } },
      "results.heading.en",
      elsewhere,
    ],
    [
      "in what a part is there for",
      { sections: [{ id: "food", catalogue: sampleCatalog, when: { value: "cost", atLeast: 1 } }] },
      "sections.0.when",
      elsewhere,
    ],
    [
      "as an amount",
      {
        sections: [
          { id: "food", catalogue: sampleCatalog, amount: { value: "cost", pack: "grams" } },
        ],
      },
      "sections.0.amount.value",
      elsewhere,
    ],
    [
      "of an attribute that is gone",
      { values: [{ ...value, is: { product: "weight" } }] },
      "values.0.is",
      "Its attribute is not there any more. Choose another one, or define it first.",
    ],
    [
      "of a text",
      { values: [{ ...value, is: { product: "brand" } }] },
      "values.0.is",
      "The brand is a text. Calculate with a number.",
    ],
    [
      "without a name",
      { values: [{ id: "cost", is: { product: "price" } }] },
      "values.0.name",
      "Calculation 1 has no name: give it the one that shoppers read.",
    ],
    [
      "that has the id of an attribute",
      { values: [{ ...value, id: "grams" }] },
      "values.0.id",
      "“A month” cannot be told from one of your attributes. Remove the calculation and add it again.",
    ],
  ])("stops one %s", (_, changes, path, message) => {
    expect(faults({ values: [value], ...alone, ...changes })).toEqual([[path, message]]);
  });
});
