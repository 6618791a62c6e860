import { expect, it } from "vitest";
import { isInternal, useNamed, withoutEnds } from "./own-columns";

it.each([
  ["Gewicht Kind von-bis", "Gewicht Kind"],
  ["Weight (from - to)", "Weight"],
  ["Age min/max", "Age"],
  ["Leeftijd van - tot", "Leeftijd"],
  ["Weight", "Weight"],
  ["From farm to table", "From farm to table"],
])("%s is called %s", (header, name) => expect(withoutEnds(header)).toBe(name));

it.each([
  ["Brands", "brand"],
  ["GTIN, UPC, EAN, or ISBN", "gtin"],
  ["EAN/UPC", "gtin"],
  ["Date sale price ends", "special price until"],
  ["Range / Brand", "brand"],
  ["Group", "group"],
  ["Weight / group", undefined],
])("%s is %s", (header, use) => expect(useNamed(header)).toBe(use));

it.each(["Low stock amount", "Kennz.", "Meta: _bin"])("%s is nothing for shoppers", (header) =>
  expect(isInternal(header)).toBe(true),
);
