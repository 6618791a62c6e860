import { describe, expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import { calculation, type Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import { newDocument, newQuestion } from "../start/begin";
import { calculationWords } from "../words/when-words";
import { namesOf } from "../words/names";
import { ownNumbers, valuesOfAnswers } from "../words/product-values";
import {
  CALCULATION_LABELS,
  calculationKindOf,
  calculationOf,
  kindsIn,
  type CalculationKind,
} from "./calculation-kinds";

const question = newQuestion([]);
const document = {
  ...newDocument("Paint", "paint", "ZAR", [
    { ...question, id: "rooms", title: { en: "Which rooms?" } },
    {
      ...question,
      id: "length",
      title: { en: "How long?" },
      ask: { kind: "number" as const, min: 0, max: 10, step: 1 },
      options: undefined,
    },
  ]),
  values: [
    { id: "area", name: { en: "Area" }, is: 0 },
    { id: "coats", name: { en: "Coats" }, is: 2 },
  ],
};
const weight: Attribute = {
  id: "weight",
  label: { en: "Weight" },
  kind: "number",
  unit: "kg",
  values: [],
  isRetired: false,
  updatedAt: "",
};
const names = namesOf(document, [weight]);
const scope = { document, own: "area", attributes: [weight] };
const kinds = Object.keys(CALCULATION_LABELS) as CalculationKind[];

describe("each kind of calculation", () => {
  test.each(kinds)("%s begins as one that can be stored, and is recognized", (kind) => {
    const begun = calculationOf(kind, { answer: "length" }, scope);
    expect(calculation.safeParse(begun).success).toBe(true);
    expect(calculationKindOf(begun)).toBe(kind);
  });

  test.each<[CalculationKind, string]>([
    ["number", "0"],
    ["answer", "the answer to “How long?”"],
    ["optionsOf", "the number of what was chosen in “Which rooms?”"],
    ["value", "“Coats”"],
    ["product", "the product’s “Weight”"],
    ["add", "the answer to “How long?” + 0"],
    ["subtract", "the answer to “How long?” − 0"],
    ["multiply", "the answer to “How long?” × 1"],
    ["divide", "the answer to “How long?” ÷ 1"],
    ["min", "the smallest of the answer to “How long?”, 0"],
    ["max", "the largest of the answer to “How long?”, 0"],
    ["roundUp", "the answer to “How long?”, rounded up"],
    ["bands", "the answer to “How long?” when “Which rooms?” is answered; otherwise 0"],
  ])("%s is read as words", (kind, words) => {
    const begun = calculationOf(kind, { answer: "length" }, scope);
    expect(calculationWords(begun, names)).toBe(words);
  });
});

test("what is within another is put in parentheses", () => {
  const area: Calculation = { multiply: [{ add: [{ answer: "length" }, 2] }, { value: "coats" }] };
  expect(calculationWords(area, names)).toBe("(the answer to “How long?” + 2) × “Coats”");
});

test("parts stay when a sum becomes a product", () => {
  const sum: Calculation = { add: [{ answer: "length" }, 2, 3] };
  expect(calculationOf("multiply", sum, scope)).toEqual({
    multiply: [{ answer: "length" }, 2, 3],
  });
});

test("nothing is offered for which the document has nothing", () => {
  const bare = newDocument("Shoes", "shoes", "ZAR");
  expect(kindsIn(bare, "area")).not.toContain("answer");
  expect(kindsIn(bare, "area")).not.toContain("value");
  expect(kindsIn(document, "area")).toEqual(kinds);
});

test("what is worked out for each product is chosen as its numbers are, also where another calculation is made of it", () => {
  const values: FinderDocument["values"] = [
    {
      id: "month",
      name: { en: "A month" },
      is: { divide: [{ product: "price" }, { answer: "length" }] },
    },
    { id: "year", name: { en: "A year" }, unit: "kg", is: { multiply: [{ value: "month" }, 12] } },
    { id: "rooms", is: { optionsOf: "rooms" } },
  ];
  expect(ownNumbers({ values }).map(({ id, unit }) => [id, unit])).toEqual([
    ["month", null],
    ["year", "kg"],
  ]);
  expect(valuesOfAnswers({ values }).map(({ id }) => id)).toEqual(["rooms"]);
});
