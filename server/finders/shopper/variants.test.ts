import { expect, it } from "vitest";
import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import { finderDocument } from "@shared/finders/document";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import { productWith } from "../testing/any-catalog";
import { coffeeAttributes, coffeeDocument, coffeeStage } from "../testing/coffee-set";
import { results } from "./results";

const document = finderDocument.parse({
  ...coffeeDocument(),
  rules: [
    {
      id: "not-capsules",
      rule: { use: "exclude", condition: { attribute: "makes", is: "capsules" } },
    },
  ],
  sections: [{ id: "machine", catalogue: "machines" }],
});

const variant = (key: string, values: StatedValues, more: Partial<CatalogProduct> = {}) =>
  ({
    ...productWith(key, values, { price: "100.00", ...more }),
    groupKey: "one",
  }) satisfies CatalogProduct;

/** What stands beside the product that these variants are. */
const saidOf = (variants: CatalogProduct[]) => {
  const stage = coffeeStage(document, { machines: variants, grinders: [] });
  const [item, ...others] = results(stage, {}, "en").sections[0]!.items;
  expect(others).toEqual([]);
  return item!.variants;
};

it("other variants are said by their names, with another price, and not those that are out of stock or unfit", () => {
  expect(
    saidOf([
      variant("a", {}, { name: "Pink" }),
      variant("b", {}, { name: "Blue", price: "899.00" }),
      variant("c", {}, { name: "Slate" }),
      variant("d", {}, { name: "Gone", inStock: false }),
      variant("e", { makes: "capsules" }, { name: "Unfit" }),
    ]),
  ).toBe("Slate and Blue (R899)");
});

it("variants of one name are told apart by what they state, and those alike are said once", () => {
  expect(
    saidOf(
      [
        variant("a", { makes: "espresso", grind: "fine" }),
        variant("b", { makes: "filter", grind: "fine" }),
        variant("c", { makes: "filter", grind: "fine" }),
      ].map((each) => ({ ...each, name: "Machine" })),
    ),
  ).toBe("filter");
});

it("what one of them does not state tells none apart", () => {
  expect(
    saidOf(
      [variant("a", { makes: "espresso" }), variant("b", { makes: "filter", grind: "fine" })].map(
        (each) => ({ ...each, name: "Machine" }),
      ),
    ),
  ).toBe("filter");
});

it("of many the first are named", () => {
  const names = ["A", "B", "C", "D", "E", "F", "G"];
  expect(saidOf(names.map((name) => variant(name, {}, { name })))).toBe("B, C, D, E +2");
});

it.each([
  ["another costs more", ["19.99", "24.99"], true],
  ["another costs some cents more, and a third as much", ["19.50", "19.50", "19.99"], true],
  ["another has no price", ["19.99", null, "24.99"], true],
  ["all cost as much", ["19.99", "19.99"], false],
  ["others have no price", ["19.99", null], false],
] as const)("the price is said to be the lowest where %s", (_, prices, isFrom) => {
  const machines = prices.map((price, at) => variant(`k${at}`, {}, { price }));
  const stage = coffeeStage(document, { machines, grinders: [] });
  const [item] = results(stage, {}, "en").sections[0]!.items;
  expect([item!.price, item!.isFromPrice]).toEqual([prices[0], isFrom]);
});

it("which one is shown is said where its name does not tell it", () => {
  const shown = (names: [string, string]) => {
    const machines = [
      variant("a", { makes: "espresso" }, { name: names[0] }),
      variant("b", { makes: "filter" }, { name: names[1] }),
    ];
    const stage = coffeeStage(document, { machines, grinders: [] });
    const [item] = results(stage, {}, "en").sections[0]!.items;
    return [item!.variant, item!.variants];
  };
  expect(shown(["Machine", "Machine"])).toEqual(["espresso", "filter"]);
  expect(shown(["Pink", "Blue"])).toEqual([undefined, "Blue"]);
});

it("a product of its own has none", () => {
  expect(saidOf([variant("a", {})])).toBeUndefined();
});

it("of thousands only some are looked at, so that nobody waits", () => {
  const variants = Array.from({ length: 20_000 }, (_, at) =>
    variant(`v${at}`, {}, { name: `N${at}` }),
  );
  expect(saidOf(variants)).toMatch(/ …$/);
});

it("each attribute that tells more of them apart is named, a short text, too, and none that says it again", () => {
  const one = (key: string, makes: string, grind: string, color: string) => ({
    ...variant(key, { makes, grind, color }),
    name: "Machine",
  });
  const color = { id: "color", label: { en: "color" }, kind: "text", values: [], isRetired: false };
  const stage = coffeeStage(
    document,
    {
      machines: [
        one("a", "espresso", "fine", "White"),
        one("b", "filter", "coarse", "Fluorescent orange"),
        one("c", "filter", "coarse", "White"),
      ],
      grinders: [],
    },
    [...coffeeAttributes, color as AttributeShape],
  );
  const [item] = results(stage, {}, "en").sections[0]!.items;
  expect(item!.variants).toBe("filter, Fluorescent orange and filter, White");
});
