import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogueOf } from "../testing/any-catalogue";
import { sampleCatalogue } from "../testing/samples";
import { results } from "./results";

const products = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  key: `p${index}`,
  groupKey: `p${index}`,
  name: `Product ${index}`,
  description: null,
  brand: null,
  price: (index + 1).toFixed(2),
  specialPrice: null,
  pictureUrl: null,
  pageUrl: null,
  inStock: true,
  values: {},
}));

it.each([
  ["p2", "Our pick: shown two places higher"],
  ["p29", "Our pick: shown higher than its match"],
])("a promoted product comes first, and it is said how far it moved: %s", (key, said) => {
  const document = finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [{ id: "q", title: { en: "?" }, ask: { kind: "number", min: 0, max: 9 } }],
    sections: [{ id: "main", catalogue: sampleCatalogue, maxItems: 3 }],
    promotion: { products: [key] },
  });
  const stage = stageOf(document, anyCatalogueOf(products, [], sampleCatalogue));
  const [first, second] = results(stage, {}, "en").sections[0]!.items;
  expect(first).toMatchObject({ id: key, promoted: said, score: 100 });
  expect(second).toMatchObject({ id: "p0", promoted: null });
});
