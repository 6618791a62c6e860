import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { attributes, bags, dogFood } from "../testing/dog-food";
import { sampleCatalog } from "../testing/samples";
import { optionCounts } from "./option-counts";
import { results } from "./results";

const shown = (answers: Answers, given = dogFood()) =>
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
    const dogs = dogFood({
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
      values: dogFood().values.map((each) =>
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
