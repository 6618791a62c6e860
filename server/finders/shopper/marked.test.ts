import { expect, it } from "vitest";
import type { StatedValues } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
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
  expect(section!.items.map(({ id, unknowns }) => [id, unknowns.length])).toEqual([
    ["b-may-be-for-the-track", 1],
    ["c-sure", 0],
    ["a-unsure", 1],
  ]);
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
