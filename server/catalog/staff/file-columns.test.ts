import { describe, expect, it } from "vitest";
import { attributeOf, seatAttributes } from "../../testing/any-catalog";
import { columnsOf } from "./file-columns";

const attributes = new Map(seatAttributes.map((each) => [each.id, each]));
const child = {
  ...attributeOf("child", "range", { unit: "kg" }),
  label: { en: "Child’s weight", de: "Gewicht" },
};
attributes.set("child", child);
attributes.set("seat_depth", attributeOf("seat_depth", "number"));
attributes.set("seat-depth", attributeOf("seat-depth", "number"));
for (const id of ["top", "bottom"]) {
  attributes.set(id, { ...attributeOf(id, "text"), label: { en: "Side" } });
}

const meant = (...headers: string[]) =>
  columnsOf(["key", ...headers], attributes)
    .slice(1)
    .map((column) => ("own" in column ? column.own.name : column.attribute.id));

describe("a file's columns", () => {
  it("are known by an id or a label, with or without a unit, however they are spelled", () => {
    expect(meant("FACING", " In Stock", "special_price", "Group", "GEWICHT")).toEqual([
      "facing",
      "inStock",
      "specialPrice",
      "groupKey",
      "child",
    ]);
    expect(meant("Child’s weight (kg)", "Swivels")).toEqual(["child", "swivels"]);
    expect(meant("seat_depth", "seat-depth")).toEqual(["seat_depth", "seat-depth"]);
  });

  it("say which system sizes are written in", () => {
    const systems = [{ id: "us-m", label: "US M" }];
    const size = {
      ...attributeOf("shoe-size", "choice", { values: { "280": "28 cm" } }),
      label: { en: "Size" },
      sizes: { systems, labels: {}, brands: {} },
    };
    const systemOf = (header: string) => {
      const [, column] = columnsOf(["key", header], new Map([["shoe-size", size]]));
      return column && "attribute" in column ? column.system : "none";
    };
    for (const header of ["Size (US M)", "size us m", "shoe-size (us-m)"]) {
      expect(systemOf(header), header).toBe("us-m");
    }
    for (const header of ["Size", "shoe-size"]) expect(systemOf(header), header).toBeUndefined();
  });

  it.each([
    [
      ["key", "colour"],
      "The columns don't match. Unknown: colour. Export the catalog to see them.",
    ],
    [["name"], "The columns don't match. Missing: key. Export the catalog to see them."],
    [
      ["key", "Facing", "facing"],
      "The columns don't match. Twice: facing. Export the catalog to see them.",
    ],
    [
      ["key", ""],
      "The columns don't match. Unknown: a column without a name. Export the catalog to see them.",
    ],
    [["key", "side"], "Several attributes are called side. Write top or bottom in line 1 instead."],
  ])("are refused by name: %j", (headers, message) => {
    expect(() => columnsOf(headers, attributes)).toThrow(message);
  });
});
