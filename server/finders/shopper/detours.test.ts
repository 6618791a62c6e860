import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { suggest } from "./suggest";

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
