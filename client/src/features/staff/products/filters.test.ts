import { describe, expect, it } from "vitest";
import type { AttributeKind } from "@shared/contracts/attributes";
import type { OfferedAttribute } from "@shared/contracts/product-search";
import { offeredAttribute } from "@/testing/offered-attribute";
import { betweenEnds, endsOf, filterWords, isEnd, readFilters } from "./filters";

const attribute = (id: string, kind: AttributeKind, more: Partial<OfferedAttribute> = {}) =>
  offeredAttribute(id, kind, { label: { en: id.toUpperCase() }, ...more });
const rear = { id: "rear", label: { de: "Hinten" }, synonyms: [], isRetired: false };
const attributes = [
  attribute("facing", "choice", { values: [rear] }),
  attribute("width", "number", { unit: "cm" }),
  attribute("child", "range", { unit: "kg" }),
  attribute("turns", "flag"),
  attribute("fabric", "text"),
];

describe("the filters of a catalog's products", () => {
  it("are what an address holds of them", () => {
    const params = new URLSearchParams("q=x&page=2&brand=Acme&is.width=-&is.facing=&sort=name");
    expect(readFilters(params)).toEqual({ brand: "Acme", "is.width": "-" });
  });

  it.each([
    ["brand", "Acme", "Brand: Acme"],
    ["stock", "out", "Out of stock"],
    ["stock", "made to order", "Available to order"],
    ["price", "100..", "Price: from €100"],
    ["price", "100..250.5", "Price: €100–€250.50"],
    ["price", "-", "Price on request"],
    ["is.facing", "rear,gone", "FACING: Hinten or gone"],
    ["is.width", "..9.5", "WIDTH: up to 9.5 cm"],
    ["is.width", "9..9", "WIDTH: 9 cm"],
    ["is.width", "-", "WIDTH: not stated"],
    ["is.child", "9..18", "CHILD: 9–18 kg"],
    ["is.turns", "true", "TURNS: yes"],
    ["is.turns", "does-not-apply", "TURNS: does not apply"],
    ["is.fabric", "wool", "FABRIC: “wool”"],
    ["is.unheard", "x", "unheard: x"],
  ])("are said in words: %s=%s", (name, value, words) => {
    expect(filterWords(name, value, { attributes, currency: "EUR" })).toBe(words);
  });

  it.each(["", "9..", "..18", "9..18", "-1.5..0"])("keep the ends that were typed: %j", (value) => {
    expect(betweenEnds(endsOf(value))).toBe(value);
  });

  it.each([
    ["", true],
    ["9", true],
    ["-9.25", true],
    ["9,5", false],
    ["wide", false],
    ["9.", false],
  ])("take %j as an end: %s", (text, isOne) => {
    expect(isEnd(text)).toBe(isOne);
  });
});
