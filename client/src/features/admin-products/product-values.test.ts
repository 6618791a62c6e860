import { expect, it } from "vitest";
import { catalogueOf, cataloguePaths } from "@shared/product-catalogues";
import { toForm, toWire } from "./product-values";

it.each(cataloguePaths)("a product of %s comes back from its form as it was", (path) => {
  const catalogue = catalogueOf(path);
  const product = Object.fromEntries(
    catalogue.fields.map(({ name, kind }) => [
      name,
      kind === "list" ? ["a, b", "c"] : kind === "flag" ? false : kind === "number" ? 7 : "text",
    ]),
  );
  expect(toWire(catalogue, toForm(catalogue, product))).toEqual(product);
});

it("keeps what is no number for the shape to refuse, and takes nothing for none", () => {
  const catalogue = catalogueOf("firearm-products");
  expect(toWire(catalogue, { capacity: "many" }).capacity).toBe("many");
  expect(toWire(catalogue, { capacity: " " }).capacity).toBeNull();
});
