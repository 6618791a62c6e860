import { expect, it } from "vitest";
import { finderDocument } from "@shared/finders/document";
import { stageOf } from "../testing/any-case";
import { anyCatalogOf } from "../testing/any-catalog";
import { sampleCatalog } from "../testing/samples";
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

/** A finder with one section, which promotes. */
const promoting = (promotion?: object, section: object = { maxItems: 3 }) =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: { en: "Any" },
    questions: [{ id: "q", title: { en: "?" }, ask: { kind: "number", min: 0, max: 9 } }],
    sections: [{ id: "main", catalogue: sampleCatalog, ...section }],
    promotion,
  });

it.each([
  ["p2", "Our pick: shown two places higher"],
  ["p29", "Our pick: shown higher than its match"],
])("a promoted product comes first, and it is said how far it moved: %s", (key, said) => {
  const document = promoting({ products: [key] });
  const stage = stageOf(document, anyCatalogOf(products, [], sampleCatalog));
  const [first, second] = results(stage, {}, "en").sections[0]!.items;
  expect(first).toMatchObject({ id: key, promoted: said, score: 100 });
  expect(second).toMatchObject({ id: "p0", promoted: null });
});

it.each([
  ["what was chosen before", { attribute: "key", sameAsIn: "main" }],
  ["an answer", { attribute: "price", atMost: { answer: "q" } }],
])("a boost that looks at %s lifts nothing, and shoppers are answered", (_, condition) => {
  const document = promoting({ boosts: [{ condition, places: 2 }] });
  const stage = stageOf(document, anyCatalogOf(products, [], sampleCatalog));
  const { items } = results(stage, { q: "3" }, "en").sections[0]!;
  expect(items.map(({ id }) => id)).toEqual(["p0", "p1", "p2"]);
});

const brands = "aaaabbcd--";
const branded = products.slice(0, brands.length).map((each, at) => ({
  ...each,
  brand: brands[at] === "-" ? null : `${at % 2 === 0 ? " " : ""}${brands[at]!.toUpperCase()}`,
}));

it.each([
  ["nothing", undefined, ["p0", "p4", "p6", "p7", "p1"]],
  ["a pick, which counts", { products: ["p3"] }, ["p3", "p4", "p6", "p7", "p0"]],
  ["picks beyond the limit", { products: ["p2", "p3"] }, ["p2", "p3", "p4", "p6", "p0"]],
])("one of each brand stands among the first four, with %s promoted", (_, promotion, keys) => {
  const spread = { attribute: "brand", most: 1, among: 4 };
  const document = promoting(promotion, { maxItems: 5, spread });
  const stage = stageOf(document, anyCatalogOf(branded, [], sampleCatalog));
  const { items, total } = results(stage, {}, "en").sections[0]!;
  expect(items.map(({ id }) => id)).toEqual(keys);
  expect(total).toBe(branded.length);
  for (const { id, promoted } of items) {
    expect(promoted !== null).toBe(promotion?.products.includes(id) ?? false);
  }
});
