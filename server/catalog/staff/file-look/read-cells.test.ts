import { expect, it } from "vitest";
import type { ColumnPlan } from "@shared/contracts/file-look";
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
