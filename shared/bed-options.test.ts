import { describe, expect, it } from "vitest";
import { adminLists } from "./admin-lists";
import * as bed from "./bed-options";

/** The ids of options, and of each the badges that it may have. */
const flagged = (
  options: readonly {
    id: string;
    isPopular?: true;
    isRecommended?: true;
    isTopSeller?: true;
  }[],
) =>
  Object.fromEntries(
    options.map(({ id, isPopular, isRecommended, isTopSeller }) => [
      id,
      [isPopular && "popular", isRecommended && "recommended", isTopSeller && "topSeller"]
        .filter(Boolean)
        .join(" "),
    ]),
  );
const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe("a new database offers", () => {
  // Shows 3.bed.sleep-styles, 3.bed.sleep-style-badges, 9.stats.
  it("the six ways to sleep, none of them with a badge", () => {
    expect(flagged(bed.sleepStyleOptions)).toEqual({
      side: "",
      back: "",
      stomach: "",
      combination: "",
      partner: "",
      not_sure: "",
    });
  });

  // Shows 3.bed.concerns, 9.stats.
  it("the four concerns, each with an icon and a description", () => {
    expect(idsOf(bed.concernOptions)).toEqual([
      "back_pain",
      "hot_sleeper",
      "light_sleeper",
      "allergies",
    ]);
    for (const { name, icon, description } of bed.concernOptions) {
      expect([name, icon, description]).not.toContain("");
    }
  });

  // Shows 2.bed.step2.sizes, 3.bed.sizes, 9.bed.lists, 9.stats.
  it("the five bed sizes", () => {
    expect(bed.bedSizeOptions.map(({ id, dimensions }) => `${id} ${dimensions}`)).toEqual([
      "single 90 x 190 cm",
      "double 135 x 190 cm",
      "queen 152 x 203 cm",
      "king 183 x 203 cm",
      "super_king 200 x 203 cm",
    ]);
    expect(flagged(bed.bedSizeOptions)).toEqual({
      single: "",
      double: "topSeller",
      queen: "popular recommended topSeller",
      king: "recommended",
      super_king: "",
    });
  });

  // Shows 3.bed.types, 9.bed.lists.
  it("the five types of mattress, each with its benefits", () => {
    expect(flagged(bed.mattressTypeOptions)).toEqual({
      memory_foam: "topSeller",
      hybrid: "popular recommended topSeller",
      innerspring: "recommended",
      latex: "",
      foam: "",
    });
    for (const { benefits } of bed.mattressTypeOptions) expect(benefits).not.toEqual([]);
  });

  // Shows 3.bed.firmness, 9.bed.firmness.
  it("the five levels of firmness", () => {
    expect(bed.firmnessOptions.map(({ id, level }) => `${id} ${level}`)).toEqual([
      "soft 1",
      "medium_soft 2",
      "medium 3",
      "medium_firm 4",
      "firm 5",
    ]);
    expect(flagged(bed.firmnessOptions)).toMatchObject({
      medium: "popular recommended topSeller",
      medium_firm: "recommended",
    });
  });

  // Shows 3.bed.budgets.
  it("the four budgets", () => {
    expect(
      bed.budgetOptions.map(({ id, minPrice, maxPrice, description }) => [
        id,
        minPrice,
        maxPrice,
        description,
      ]),
    ).toEqual([
      ["budget", 2000, 6000, "Quality beds at great value"],
      ["mid_range", 6000, 12000, "Premium comfort and features"],
      ["luxury", 12000, 25000, "Top-tier materials and craftsmanship"],
      ["custom", 0, 30000, "Set your own budget"],
    ]);
    expect(flagged(bed.budgetOptions)).toMatchObject({ mid_range: "popular" });
  });

  // Shows 3.bed.features.
  it("the features, each with the words of its tooltip", () => {
    expect(idsOf(bed.featureOptions)).toEqual([
      "cooling_gel",
      "cooling",
      "breathable",
      "spinal_support",
      "orthopedic",
      "pressure_relief",
      "hypoallergenic",
      "antimicrobial",
      "eco_friendly",
      "memory_foam",
      "motion_isolation",
      "edge_support",
      "durability",
      "quick_response",
      "night_support",
      "warranty",
    ]);
    const named = (id: string) => bed.featureOptions.find((each) => each.id === id)!;
    expect(named("durability").name).toBe("Long-Lasting");
    expect(named("night_support").name).toBe("All-Night Support");
    for (const { description } of bed.featureOptions) expect(description).not.toBe("");
  });
});

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
