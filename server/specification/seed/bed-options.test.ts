import { describe, expect, it } from "vitest";
import { bedOptionRows } from "./built-in-finders";

const bed = bedOptionRows();

/** The ids of options, and of each the badges that it may have. */
const flagged = (
  options: readonly {
    id: string;
    isPopular?: boolean;
    isRecommended?: boolean;
    isTopSeller?: boolean;
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
    expect(flagged(bed.sleepStyles)).toEqual({
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
    expect(idsOf(bed.sleepConcerns)).toEqual([
      "back_pain",
      "hot_sleeper",
      "light_sleeper",
      "allergies",
    ]);
    for (const { name, icon, description } of bed.sleepConcerns) {
      expect([name, icon, description]).not.toContain("");
    }
  });

  // Shows 2.bed.step2.sizes, 3.bed.sizes, 9.bed.lists, 9.stats.
  it("the five bed sizes", () => {
    expect(bed.bedSizes.map(({ id, dimensions }) => `${id} ${dimensions}`)).toEqual([
      "single 90 x 190 cm",
      "double 135 x 190 cm",
      "queen 152 x 203 cm",
      "king 183 x 203 cm",
      "super_king 200 x 203 cm",
    ]);
    expect(flagged(bed.bedSizes)).toEqual({
      single: "",
      double: "topSeller",
      queen: "popular recommended topSeller",
      king: "recommended",
      super_king: "",
    });
  });

  // Shows 3.bed.types, 9.bed.lists.
  it("the five types of mattress, each with its benefits", () => {
    expect(flagged(bed.mattressTypes)).toEqual({
      memory_foam: "topSeller",
      hybrid: "popular recommended topSeller",
      innerspring: "recommended",
      latex: "",
      foam: "",
    });
    for (const { benefits } of bed.mattressTypes) expect(benefits).not.toEqual([]);
  });

  // Shows 3.bed.firmness, 9.bed.firmness.
  it("the five levels of firmness", () => {
    expect(bed.firmnessLevels.map(({ id, level }) => `${id} ${level}`)).toEqual([
      "soft 1",
      "medium_soft 2",
      "medium 3",
      "medium_firm 4",
      "firm 5",
    ]);
    expect(flagged(bed.firmnessLevels)).toMatchObject({
      medium: "popular recommended topSeller",
      medium_firm: "recommended",
    });
  });

  // Shows 3.bed.budgets.
  it("the four budgets", () => {
    expect(
      bed.budgetRanges.map(({ id, minPrice, maxPrice, description }) => [
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
    expect(flagged(bed.budgetRanges)).toMatchObject({ mid_range: "popular" });
  });

  // Shows 3.bed.features.
  it("the features, each with the words of its tooltip", () => {
    expect(idsOf(bed.features)).toEqual([
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
    const named = (id: string) => bed.features.find((each) => each.id === id)!;
    expect(named("durability").name).toBe("Long-Lasting");
    expect(named("night_support").name).toBe("All-Night Support");
    for (const { description } of bed.features) expect(description).not.toBe("");
  });
});
