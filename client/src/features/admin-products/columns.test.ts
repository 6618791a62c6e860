import { afterEach, expect, it } from "vitest";
import type { AttributeKind } from "@shared/contracts/attributes";
import { offeredAttribute } from "@/testing/offered-attribute";
import { columnsAtFirst, keepColumns, keptColumns, statedAttributes } from "./columns";

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
