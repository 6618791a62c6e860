import type { AttributeShape } from "@shared/contracts/attributes";
import type { Calculation } from "@shared/finders/calculation";
import { finderDocument } from "@shared/finders/document";
import { productOf } from "./product-of";
import { sampleCatalog } from "./samples";

const number = (id: string, label: string, unit: string): AttributeShape => ({
  id,
  label: { en: label },
  kind: "number",
  unit,
  values: [],
  isRetired: false,
});

export const attributes = [
  number("grams", "Bag", "g"),
  number("share", "Food a day for a kilogram", "g"),
];

const bag = (key: string, price: number | null, grams: number, share?: number) =>
  productOf(key, {
    price: price?.toFixed(2) ?? null,
    values: { grams, ...(share !== undefined && { share }) },
  });

export const bags = [
  bag("rich", 400, 2_000, 10),
  bag("plain", 250, 2_000, 20),
  bag("sack", 900, 10_000, 20),
  bag("untold", 100, 2_000),
  bag("asked-for", null, 2_000, 10),
];

/** Grams that a dog eats in 30 days. */
const FOOD: Calculation = { multiply: [{ answer: "dog" }, { product: "share" }, 30] };
const PARTS: Calculation = { divide: [{ value: "food" }, { product: "grams" }] };

/** A finder that asks how heavy a dog is, and what a month of its food may cost; with other parts where these are given. */
export const dogFood = (changes: object = {}) =>
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
