import { describe, expect, it } from "vitest";
import { attributeOf } from "../../testing/any-catalog";
import { cellReader, type SizeBrand } from "./cells";

const size = {
  ...attributeOf("size", "choice", {
    values: { "270": "27 cm", "275": "27.5 cm", "280": "28 cm" },
  }),
  sizes: {
    systems: [
      { id: "uk", label: "UK" },
      { id: "eu", label: "EU" },
      { id: "us-m", label: "US M" },
      { id: "us-w", label: "US W" },
    ],
    labels: {
      "270": { uk: "8", eu: "42.5", "us-m": "9", "us-w": "10" },
      "280": { uk: "9", eu: "44", "us-m": "10", "us-w": "11.5" },
    },
    brands: { Loopwerk: { "270": { uk: "8.5" }, "275": { uk: "9" } } },
  },
};
const loopwerk: SizeBrand = { brand: "Loopwerk" };
const unknown: SizeBrand = { group: "SHOE-1" };

describe("a cell of a size", () => {
  it.each<[string, string, SizeBrand?, system?: string]>([
    ["280", "280"],
    ["28 CM", "280"],
    ["UK 9", "280"],
    ["UK 9", "275", loopwerk],
    ["EU 44", "280", loopwerk],
    ["9", "280", undefined, "uk"],
    ["9", "275", loopwerk, "uk"],
    ["280", "280", unknown],
    ["280", "280", unknown, "uk"],
  ])("%j is %s", (cell, value, brand, system) => {
    expect(cellReader(size, system)(cell, brand)).toEqual({ value });
  });

  it.each<[string, RegExp, SizeBrand?]>([
    ["9", /^“9” may be any of 280, 270\. Write its system before it: UK or EU or US M or US W\.$/],
    ["US 10", /^“US 10” may be any of 280, 270\. Write its system before it: US M or US W\.$/],
    ["UK 12", /^There is no “UK 12”\. Use one of 270, 275, 280\.$/],
    ["UK 9", /put the row of SHOE-1 above this one, or enter the brand here/, unknown],
  ])("%j is refused", (cell, problem, brand) => {
    const read = cellReader(size)(cell, brand) as { problem: string };
    expect(read.problem).toMatch(problem);
  });

  it("may be one of several", () => {
    const read = cellReader({ ...size, kind: "choices" });
    expect(read("UK 8.5|28 cm", loopwerk)).toEqual({ value: ["270", "280"] });
  });
});
