import { describe, expect, it, test } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import { checkProducts } from "../check-products/check-products";
import { mentioned } from "../console/mentioned";
import { finish } from "../../platform/work/steps";
import { results } from "../shopper/results";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleCatalog } from "../testing/samples";
import { mentionTest } from "./mentions";

test.each<[string, string, boolean]>([
  ["chicken", "Chicken", true],
  ["chicken", "chicken fat", true],
  ["chicken", "Dried CHICKEN meal", true],
  ["chicken", "chickpea", true],
  ["chicken", "chiken", true],
  ["chicken", "Poulet (chicken)", true],
  ["chicken", "poultry meal", false],
  ["chicken", "rice", false],
  ["chicken", "chick", true],
  ["milk", "Buttermilk", true],
  ["milk", "mint", false],
  ["soya", "soy lecithin", true],
  ["egg", "eggplant", true],
  ["egg", "leg", false],
  ["nut", "Peanut butter", true],
  ["tree nuts", "nuts of trees", true],
  ["wheat", "buckwheat", true],
  ["wheat", "meat", false],
  ["crème", "creme fraiche", true],
])("of %s, “%s” is looked at: %s", (word, value, isMentioned) => {
  const asked = mentionTest({ mentions: [word], counts: [], others: [] }, undefined);
  expect(asked(value)).toBe(isMentioned ? undefined : false);
});

const attribute = (shape: Partial<AttributeShape>): AttributeShape => ({
  id: "inside",
  label: { en: "Ingredients" },
  kind: "text",
  values: [],
  isRetired: false,
  ...shape,
});
const value = (id: string, label: string, synonyms: string[] = []) => ({
  id,
  label: { en: label },
  synonyms,
  isRetired: false,
});

const food = (key: string, inside?: string | string[]): CatalogProduct =>
  productOf(key, { price: "10.00", values: inside === undefined ? {} : { inside } });

interface Decided {
  counts?: string[];
  others?: string[];
}

const stage = (
  products: CatalogProduct[],
  { counts = [], others = [] }: Decided,
  shape: Partial<AttributeShape> = {},
) =>
  stageOf(
    finderDocument.parse({
      schema: 2,
      locale: "en",
      title: { en: "Dog food" },
      questions: [
        {
          id: "allergy",
          title: { en: "What must it be free from?" },
          fact: true,
          ask: { kind: "many" },
          options: [
            {
              id: "chicken",
              label: { en: "Chicken" },
              rules: [
                {
                  use: "exclude",
                  condition: { attribute: "inside", mentions: ["chicken"], counts, others },
                },
              ],
            },
          ],
        },
      ],
      sections: [{ id: "main", catalogue: sampleCatalog }],
    }),
    anyCatalogOf(products, [attribute(shape)], sampleCatalog),
  );

const shown = (given: ReturnType<typeof stage>) =>
  results(given, { allergy: ["chicken"] }, "en").sections[0]!.items.map(({ id }) => id);

describe("a fact over words", () => {
  const texts = [
    food("lamb", "Lamb (40%), rice, chickpeas"),
    food("fowl", "Rice; Chicken fat; maize"),
    food("fish", "Salmon, potato"),
    food("blank"),
  ];

  it("shows nothing that mentions the word while nobody has decided, nor what is not stated", () => {
    expect(shown(stage(texts, {}))).toEqual(["fish"]);
  });

  it("shows what states only what does not count, and never what counts", () => {
    const decided = { counts: ["chicken fat"], others: ["Chickpeas"] };
    expect(shown(stage(texts, decided)).toSorted()).toEqual(["fish", "lamb"]);
  });

  it("hides what an import brings until somebody decides, and the check says so", () => {
    const decided = { counts: ["chicken fat"], others: ["chickpeas"] };
    const later = stage([...texts, food("new", "Duck, chickory")], decided);
    expect(shown(later).toSorted()).toEqual(["fish", "lamb"]);
    expect(finish(checkProducts(later))).toContainEqual({
      path: "questions.0.options.0.rules.0",
      message:
        "Products state what may be “chicken”: “chickory”. Say which count; until then their products are hidden.",
    });
  });

  it("finds values by their names and synonyms, whatever their ids are", () => {
    const values = [
      value("v1", "Chicken meal"),
      value("v2", "Hen", ["chicken"]),
      value("v3", "Rice"),
    ];
    const products = [food("one", ["v1", "v3"]), food("two", ["v2"]), food("three", ["v3"])];
    expect(shown(stage(products, {}, { kind: "choices", values }))).toEqual(["three"]);
  });

  it("tells what there is to decide, with how many products state it", () => {
    const found = finish(
      mentioned(stage(texts, {}), { attribute: "inside", word: ["chicken", "salmon"] }),
    );
    expect(found).toEqual({
      values: [
        { id: "chicken fat", label: "Chicken fat", products: 1 },
        { id: "chickpeas", label: "chickpeas", products: 1 },
        { id: "salmon", label: "Salmon", products: 1 },
      ],
      isCut: false,
    });
  });
});
