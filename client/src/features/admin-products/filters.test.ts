import { describe, expect, it } from "vitest";
import { catalogueOf } from "@shared/product-catalogues";
import { filterOptions, readFilters } from "./filters";

const beds = catalogueOf("bed-products");
const choices = { bedSize: [{ id: "queen", name: "Queen" }], features: [] };

describe("a table's filters", () => {
  it("are what an address holds of the catalogue's own fields", () => {
    const params = new URLSearchParams("bedSize=queen&firmness=&caliber=9mm&q=x&inStock=false");
    expect(readFilters(beds, params)).toEqual({ bedSize: "queen", inStock: "false" });
  });

  it.each<[string, string, string[]]>([
    ["bedSize", "", ["Queen"]],
    ["bedSize", "queen", ["Queen"]],
    ["bedSize", "king-xl", ["Queen", "king-xl (not in the list)"]],
    ["inStock", "", ["Yes", "No"]],
    ["category", "Beds", ["Beds (not in the list)"]],
  ])("offer for %s with %j: %j", (name, value, names) => {
    expect(filterOptions(beds, choices, name, value).map((each) => each.name)).toEqual(names);
  });
});
