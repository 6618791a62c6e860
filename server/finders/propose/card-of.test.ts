import { expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import { finish } from "../../platform/work/steps";
import { anyCatalogOf, productWith } from "../testing/any-catalog";
import { cardOf } from "./card-of";

const attribute = (id: string, label: string, kind: AttributeShape["kind"]): AttributeShape => ({
  ...{ id, label: { en: label }, kind, isRetired: false },
  values:
    kind === "choice"
      ? ["a", "b"].map((each) => ({
          id: each,
          label: { en: each },
          synonyms: [],
          isRetired: false,
        }))
      : [],
});
const attributes = [
  attribute("color", "Color", "choice"),
  attribute("farbe", "Farbe", "text"),
  attribute("weight", "Weight (kg)", "number"),
  attribute("material", "Material", "choice"),
  attribute("width", "Width", "number"),
  attribute("grade", "Buyer's grade", "choice"),
];
const products = [1, 2, 3].map((at) =>
  productWith(`p${at}`, {
    color: at > 1 ? "a" : "b",
    farbe: `Ton ${at}`,
    weight: at,
    material: "a",
    width: at,
    grade: at > 1 ? "a" : "b",
  }),
);
const catalog = anyCatalogOf(products, attributes, "lamps");

it("a card shows what is called a color, a weight or a size, tells products apart, and is not asked", () => {
  expect(finish(cardOf(catalog, []))).toEqual(["color", "farbe", "weight", "width"]);
  const asked = [{ options: { attribute: "color" } }] as unknown as Parameters<typeof cardOf>[1];
  expect(finish(cardOf(catalog, asked))).toEqual(["farbe", "weight", "width"]);
});

it("a card shows nothing that few products state, or that is long", () => {
  const few = [...products, productWith("p4", {}), productWith("p5", {}), productWith("p6", {})];
  expect(finish(cardOf(anyCatalogOf(few, attributes, "lamps"), []))).toEqual([]);
  const long = products.map((each) => ({ ...each, values: { farbe: `${each.key} `.repeat(30) } }));
  expect(finish(cardOf(anyCatalogOf(long, attributes, "lamps"), []))).toEqual([]);
});
