import { describe, expect, it } from "vitest";
import { adminLists } from "./admin-lists";

describe("a row that staff add", () => {
  const list = (path: string) => adminLists.find((each) => each.path === path)!;
  const read = (path: string, row: object) => list(path).shape.safeParse(row);

  // Shows 3.admin.sleep-style, 3.admin.bed-size, 3.admin.mattress-type, 3.admin.firmness-level.
  // Shows 3.admin.concern, 3.admin.feature, 9.concern-color, 9.modifier.
  it.each([
    ["sleep-styles", ["name", "description", "icon", "imageUrl"], {}],
    ["bed-sizes", ["name", "dimensions", "description", "price_modifier"], { price_modifier: 1 }],
    ["mattress-types", ["name", "description", "benefits"], { benefits: [] }],
    [
      "firmness-levels",
      ["name", "level", "description", "recommended_for"],
      { level: 5, recommended_for: [] },
    ],
    ["sleep-concerns", ["name", "description", "icon", "color", "features"], { color: "#ef4444" }],
    ["features", ["name", "description", "category"], { category: "comfort" }],
  ])("to %s has the fields and the defaults that it should", (path, fields, defaults) => {
    expect(list(path).fields.map(({ name }) => name)).toEqual(fields);
    expect(list(path).defaults).toMatchObject(defaults);
    const row = { name: "A name", description: "In words", dimensions: "1 x 2 cm" };
    const given = Object.entries(row).filter(([field]) => fields.includes(field));
    const { data } = read(path, Object.fromEntries(given));
    expect(data).toMatchObject({ ...Object.fromEntries(given), ...defaults, isPopular: false });
  });

  // Shows 5.admin.required.
  it.each([
    ["sleep-styles", ["name", "description"]],
    ["mattress-types", ["name", "description"]],
    ["firmness-levels", ["name", "description"]],
    ["sleep-concerns", ["name", "description"]],
    ["features", ["name", "description"]],
    ["bed-sizes", ["name", "dimensions"]],
  ])("to %s needs %j", (path, needed) => {
    const { error } = read(path, {});
    expect(error!.issues.map((issue) => issue.path.join("."))).toEqual(needed);
  });

  // Shows 3.admin.feature.
  it("to the features is of one of six categories", () => {
    const row = { name: "Quiet", description: "Makes no sound" };
    for (const category of [
      "temperature",
      "comfort",
      "support",
      "health",
      "compatibility",
      "warranty",
    ]) {
      expect(read("features", { ...row, category }).success, category).toBe(true);
    }
    expect(read("features", { ...row, category: "noise" }).success).toBe(false);
  });
});
