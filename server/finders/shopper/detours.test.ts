import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { finish } from "../../platform/work/steps";
import { provenChangesInSteps, suggest } from "./suggest";
import { usualRules } from "./suggestion-rules";

it("what wishes for nothing that is left is no way out beside leaving its question open, and of choices alike one stands for all", () => {
  const wish = (id: string) => ({
    id,
    label: { en: id },
    rules: [{ use: "score", condition: { attribute: "width", is: "narrow" } }],
  });
  const must = (id: string, width: string) => ({
    id,
    label: { en: id },
    rules: [{ use: "filter", condition: { attribute: "width", is: width } }],
  });
  const ids = (options: object[], required: boolean) => {
    const document = finderDocument.parse({
      schema: 2,
      locale: "en",
      title: { en: "Shoes" },
      questions: [
        { id: "first", title: { en: "First?" }, ask: { kind: "one" }, options: [wish("any")] },
        { id: "milk", title: { en: "Milk?" }, ask: { kind: "one" }, required, options },
      ],
      sections: [{ id: "main", catalogue: sampleCatalog }],
    });
    const products = ["wide", "normal"].map((width, at) =>
      productOf(`p${at}`, { values: { width } }),
    );
    const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
    return suggest(stage, { first: "any", milk: "none" }, "en").map(({ id }) => id);
  };
  const none = must("none", "huge");
  expect(ids([none, wish("self"), wish("hand")], false)).toEqual(["milk-open"]);
  expect(ids([none, must("wide", "wide"), must("normal", "normal")], true)).toEqual(["milk-wide"]);
});

it("no change leads away from what was answered and must be, though its question depends on the answer", () => {
  const option = (id: string, rules: object[]) => ({ id, label: { en: id }, rules });
  const must = (attribute: string, is: string) => ({
    use: "filter",
    condition: { attribute, is },
  });
  const document = finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Helmets" },
    questions: [
      {
        id: "ride",
        title: { en: "How do you ride?" },
        ask: { kind: "many", as: "chips" },
        options: [
          option("fast", [{ ...must("width", "wide"), use: "narrow" }]),
          option("slow", [{ ...must("width", "narrow"), use: "narrow" }]),
        ],
      },
      {
        id: "norm",
        title: { en: "Which norm?" },
        ask: { kind: "one" },
        when: { question: "ride", hasAny: ["fast"] },
        options: [option("nta", [must("waterproof", "yes")]), option("any", [])],
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const products = [
    productOf("one", { values: { width: "wide", waterproof: true } }),
    ...["a", "b", "c", "d"].map((key) =>
      productOf(key, { values: { width: "narrow", waterproof: false } }),
    ),
  ];
  const catalog = anyCatalogOf(products, sampleAttributes, sampleCatalog);
  const stage = stageOf(document, catalog);
  const answers = { ride: ["fast"], norm: "nta" };
  const ids = (changes: object[]) => changes.flatMap((each) => Object.keys(each));
  expect(ids(suggest(stage, answers, "en").map(({ changes }) => changes))).not.toContain("ride");
  // Without that rule it would.
  const proven = finish(provenChangesInSteps(stage, answers, "en", usualRules));
  expect(ids(proven.map(({ offer }) => offer.changes))).toContain("ride");
});
