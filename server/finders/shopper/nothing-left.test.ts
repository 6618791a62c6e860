import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { optionCounts } from "./option-counts";

const option = (id: string, rule: Rule) => ({ id, label: { en: id }, rules: [rule] });

const document = finderDocument.parse({
  schema: 1,
  locale: "en",
  title: { en: "Any" },
  questions: [
    {
      id: "first",
      title: { en: "First" },
      ask: { kind: "one" },
      options: [
        option("narrow", { use: "narrow", condition: { attribute: "width", is: "narrow" } }),
        option("wide", { use: "narrow", condition: { attribute: "width", is: "wide" } }),
      ],
    },
    {
      id: "then",
      title: { en: "Then" },
      ask: { kind: "one" },
      options: [
        option("dry", { use: "filter", condition: { attribute: "waterproof", is: "yes" } }),
        option("light", { use: "filter", condition: { attribute: "weight", atMost: 100 } }),
      ],
    },
  ],
  sections: [{ id: "main", catalogue: sampleCatalog }],
});

const shoe = productOf("a", { values: { width: "narrow", waterproof: true, weight: 80 } });
const stage = stageOf(document, anyCatalogOf([shoe], sampleAttributes, sampleCatalog));
const countsOf = (answers: Record<string, string>) => optionCounts(stage, answers, ["then"], "en");

it.each([
  ["other answers that nothing meets", { first: "wide" }, true],
  ["answers that leave something", { first: "narrow" }, undefined],
  ["its own answer alone, which another would replace", { then: "light" }, undefined],
])("of %s it is told whether they leave nothing", (_, answers, isNothing) => {
  const left = isNothing ? 0 : 1;
  expect(countsOf(answers)).toEqual({
    questions: { then: { dry: left, light: left } },
    ...(isNothing && { isNothing }),
  });
});

it("choices that leave nothing, each of them, may do so by themselves", () => {
  const heavy = productOf("b", { values: { width: "wide", waterproof: false, weight: 300 } });
  const other = stageOf(document, anyCatalogOf([heavy], sampleAttributes, sampleCatalog));
  expect(optionCounts(other, { first: "wide" }, ["then"], "en")).toEqual({
    questions: { then: { dry: 0, light: 0 } },
  });
});
