import { describe, expect, it } from "vitest";
import type { StatedValues } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { results } from "./results";

const product = (key: string, values: StatedValues) =>
  productOf(key, { price: "10.00", values: { width: "narrow", ...values } });

describe("the nearest to a number that was given up", () => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [
      {
        id: "load",
        title: { en: "How much?" },
        ask: { kind: "number", min: 0, max: 500 },
        rules: [{ use: "narrow", condition: { attribute: "weight", atLeast: { answer: "load" } } }],
      },
      ...["width", "waterproof"].map((attribute) => ({
        id: attribute,
        title: { en: attribute },
        ask: { kind: "one" },
        options: [
          {
            id: "yes",
            label: { en: "Yes" },
            rules: [
              {
                use: "score",
                condition: { attribute, is: attribute === "width" ? "wide" : "yes" },
              },
            ],
          },
        ],
      })),
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const sectionFor = (load: number) => {
    const products = [
      product("a-near", { weight: 140 }),
      product("b-far", { weight: 90, width: "wide", waterproof: true }),
    ];
    const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
    const answers = { load, width: "yes", waterproof: "yes" };
    return results(stage, answers, "en").sections[0]!;
  };

  it("stand first, and no percentages say another order", () => {
    const { items, percentOf, relaxed } = sectionFor(200);
    expect(relaxed).toEqual(["load"]);
    expect(items.map(({ id }) => id)).toEqual(["a-near", "b-far"]);
    expect(percentOf).toBeUndefined();
  });

  it("are told in percent where nothing was given up", () => {
    const { items, percentOf } = sectionFor(80);
    expect(items.map(({ id }) => id)).toEqual(["b-far", "a-near"]);
    expect(percentOf).toBe("preferences");
  });
});

describe("of several things that were all needed, and not found together", () => {
  const needs: [string, Condition][] = [
    ["Waterproof", { attribute: "waterproof", is: "yes" }],
    ["Wide feet", { attribute: "width", is: "wide" }],
    ["Light", { attribute: "weight", atMost: 100 }],
  ];
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [
      {
        id: "needs",
        title: { en: "What must it have?" },
        ask: { kind: "many" },
        combine: "all",
        options: needs.map(([label, condition], at) => ({
          id: `need-${at}`,
          label: { en: label },
          rules: [{ use: "narrow", condition }],
        })),
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const products = [
    product("a-one", { waterproof: true, width: "narrow", weight: 300 }),
    product("b-none", { waterproof: false, width: "narrow", weight: 300 }),
    product("c-two", { waterproof: true, width: "wide", weight: 120 }),
  ];
  const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
  const answers = { needs: ["need-0", "need-1", "need-2"] };
  const { items, relaxed } = results(stage, answers, "en").sections[0]!;

  it("what has most stands first", () => {
    expect(relaxed).toEqual(["needs"]);
    expect(items.map(({ id }) => id)).toEqual(["c-two", "a-one", "b-none"]);
  });

  it("each says what it has, and what not", () => {
    expect(items.map(({ notMet }) => notMet)).toEqual([
      ["Waterproof and wide feet, but not light"],
      ["Waterproof, but not wide feet or light"],
      ["Not waterproof, wide feet, or light"],
    ]);
  });
});
