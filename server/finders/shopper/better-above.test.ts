import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { anyCatalogOf } from "../testing/any-catalog";
import { stageOf } from "../testing/any-case";
import { productOf } from "../testing/product-of";
import { sampleAttributes, sampleCatalog } from "../testing/samples";
import { suggest } from "./suggest";

it("a budget is raised as far as what is all that was asked for, where nothing within it is close", () => {
  const document = finderDocument.parse({
    schema: 2,
    locale: "en",
    title: { en: "Rods" },
    questions: [
      {
        ...{ id: "width", title: { en: "How wide?" }, ask: { kind: "one" }, required: false },
        options: { attribute: "width", means: { use: "score" } },
      },
      {
        ...{ id: "budget", title: { en: "Your budget?" }, required: false },
        ask: { kind: "price", max: 600, step: 1, presets: [] },
        rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
      },
    ],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });
  const suggested = (dearest: string) => {
    const products = [
      ...["150.00", "180.00", "205.00"].map((price, at) =>
        productOf(`wide-${at}`, { price, values: { width: "wide" } }),
      ),
      productOf("narrow", { price: dearest, values: { width: "narrow" } }),
    ];
    const stage = stageOf(document, anyCatalogOf(products, sampleAttributes, sampleCatalog));
    const answers = { width: "narrow", budget: { min: 0, max: 200 } };
    return suggest(stage, answers, "en").map(({ label, bestScore }) => [label, bestScore]);
  };
  expect(suggested("230.00")).toContainEqual(["Raise your budget by R30", 100]);
  // Nobody who has 200 spends 450.
  expect(suggested("450.00").map(([label]) => label)).not.toContain("Raise your budget by R250");
});
