import { expect, it } from "vitest";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { attributeOf, labelsIn } from "./plan-attributes";
import { cellsReader } from "./read-cells";

const column = (more: Partial<ColumnPlan>): ColumnPlan => ({
  use: "picture",
  separator: ",",
  decimal: null,
  dateOrder: null,
  readAs: {},
  isKeyPart: false,
  labels: {},
  ...more,
});

it.each([
  ["lamp one.jpg", "https://shop.example/p/lamp%20one.jpg"],
  ["a\\lamp.jpg", "https://shop.example/p/a/lamp.jpg"],
  ["one.jpg, two.jpg", "https://shop.example/p/one.jpg"],
  [", https://cdn.example/side.jpg", "https://cdn.example/side.jpg"],
  ["https://cdn.example/x.jpg", "https://cdn.example/x.jpg"],
  ["/pictures/x.jpg", "/pictures/x.jpg"],
])("a picture %s stands behind the address that staff say", (cell, text) => {
  const read = cellsReader(column({ base: "https://shop.example/p/" }), undefined);
  expect(read(cell)).toEqual({ text });
});

it("a picture's name stays as it is where nobody says what stands before it", () => {
  expect(cellsReader(column({}), undefined)("lamp.jpg")).toEqual({ text: "lamp.jpg" });
});

it.each(["01.Mai", "Apr 14", "5-Jun", "12. Sept."])(
  "%s in a column of numbers was made a date by a spreadsheet",
  (cell) => {
    const attribute = { id: "kw", name: "kW", kind: "range", unit: null, isKnown: false } as const;
    const read = cellsReader(column({ use: "attribute", attribute }), {
      id: "kw",
      label: { en: "kW" },
      kind: "range",
      values: [],
      isRetired: false,
    });
    expect(read(cell)).toEqual({ why: "a spreadsheet made a date of it" });
  },
);

it.each([
  ["120kg", { text: "120" }],
  ["up to 130 kg", { text: "130" }],
  ["40-110 kg", { text: "110" }],
  ["min 40 kg", { why: "it does not say how much it is at most" }],
])("a capacity of %s is read as its upper end", (cell, reading) => {
  const attribute = { id: "load", name: "Max load", kind: "number", unit: "kg", isKnown: false };
  const plan = column({ use: "attribute", attribute: attribute as never });
  expect(cellsReader(plan, attributeOf("Max load", plan, new Map([[cell, 1]])))(cell)).toEqual(
    reading,
  );
});

it("a value that is two at once is both, where staff write both as its label", () => {
  const attribute = {
    ...{ id: "color", name: "Color", kind: "choices" as const },
    ...{ unit: null, isKnown: false },
  };
  const labels = { "blk on gold": "Black|Gold" };
  const plan = column({ use: "attribute", attribute, separator: "any", labels });
  const cells = new Map([
    ["BLK on Gold", 2],
    ["Gold/Red", 1],
  ]);
  const shape = attributeOf("Color", plan, cells);
  expect(shape.values.map(({ id, label }) => [id, label.en])).toEqual([
    ["black", "Black"],
    ["gold", "Gold"],
    ["red", "Red"],
  ]);
  const read = cellsReader(plan, shape);
  expect(read("BLK on Gold")).toEqual({ text: "black|gold" });
  expect(read("Gold/Red")).toEqual({ text: "gold|red" });
  // A bar alone is no value, and drops none.
  expect(labelsIn("|", plan)).toEqual(["|"]);
});
