import { afterEach, expect, it } from "vitest";
import type { AttributeKind } from "@shared/contracts/attributes";
import { offeredAttribute } from "@/testing/offered-attribute";
import { columnsAtFirst, keepColumns, keptColumns, statedAttributes } from "./columns-choice";

const attribute = (id: string, kind: AttributeKind = "number", isRetired = false) =>
  offeredAttribute(id, kind, { isRetired });
const attributes = [
  attribute("rare"),
  attribute("story", "text"),
  attribute("old", "flag", true),
  ...["a", "b", "c", "d"].map((id) => attribute(id)),
  attribute("of-others"),
];
const stated = { rare: 1, story: 90, old: 90, a: 60, b: 50, c: 80, d: 70 };

afterEach(() => localStorage.clear());

it("a table begins with the four attributes that most products state, without long texts", () => {
  expect(columnsAtFirst(attributes, stated)).toEqual(["a", "b", "c", "d"]);
  expect(columnsAtFirst(attributes, {})).toEqual([]);
});

it("a table begins with the same attributes after one product more, whatever that one states", () => {
  const others = ["e", "f"].map((id) => attribute(id));
  const before = { a: 60, b: 60, c: 60, d: 60, e: 60, f: 10 };
  const after = { a: 60, b: 61, c: 61, d: 61, e: 61, f: 10 };
  const shown = [...attributes, ...others];
  expect(columnsAtFirst(shown, before)).toEqual(["a", "b", "c", "d"]);
  expect(columnsAtFirst(shown, after)).toEqual(["a", "b", "c", "d"]);
  expect(columnsAtFirst(shown, { a: 60, f: 1, rare: 2 })).toEqual(["rare", "a", "f"]);
});

it("what products of other catalogs state is no column of this one", () => {
  const ids = statedAttributes(attributes, stated).map(({ id }) => id);
  expect(ids).toEqual(["rare", "story", "old", "a", "b", "c", "d"]);
});

it("a choice of columns is kept for each catalog, also that of none", () => {
  expect(keptColumns("beans")).toBeUndefined();
  keepColumns("beans", ["a", "b"]);
  keepColumns("mills", []);
  expect(keptColumns("beans")).toEqual(["a", "b"]);
  expect(keptColumns("mills")).toEqual([]);
});
