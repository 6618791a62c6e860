import { expect, it } from "vitest";
import type { AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { wantedAttribute } from "./plan-additions";

const shape = (kind: AttributeShape["kind"], unit: string | null = null): AttributeShape => ({
  id: "line-class",
  label: { en: "Line class" },
  kind,
  unit,
  values: [],
  isRetired: false,
});
const wanted = (kind: AttributeShape["kind"], known: AttributeShape[], unit?: string) => {
  const attribute = { id: "line-class", name: "Line class", kind, unit: unit ?? null };
  const column = { attribute: { ...attribute, isKnown: false } } as ColumnPlan;
  const byId = new Map(known.map((each) => [each.id, each]));
  return wantedAttribute(column, 4, byId, () => shape(kind, unit));
};

it("a new column is the attribute that there is of its name, kind and unit", () => {
  const there = shape("choice");
  expect(wanted("choice", [there])).toBe(there);
  expect(wanted("choice", [])).toMatchObject({ id: "line-class", kind: "choice" });
});

it.each([
  ["another kind", shape("range")],
  ["another unit", shape("number", "g")],
  ["what is retired", { ...shape("number", "kg"), isRetired: true }],
])("a new column called as %s is refused by its name", (_, there) => {
  expect(() => wanted("number", [there], "kg")).toThrow(
    "“Line class” is there already, and is something else. Give the column another name.",
  );
});
