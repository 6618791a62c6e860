import { describe, expect, it } from "vitest";
import type { BedOptions } from "./bed-options";
import { budgetScale, budgetText } from "./bed-budgets";

const flags = { description: "", popular: false, recommended: false, topSeller: false };
const options = {
  budgetRanges: [
    { id: "low", label: "Low", minPrice: 2000, maxPrice: 6250, ...flags },
    { id: "custom", label: "Custom", minPrice: 0, maxPrice: 30_000, ...flags },
  ],
  bedSizes: [{ id: "king", label: "King", dimensions: "", priceModifier: 1.5, ...flags }],
} as Partial<BedOptions> as BedOptions;

describe("a bed budget", () => {
  it("scales with the size, in steps of the slider", () => {
    expect(budgetScale(options, "king")).toMatchObject({
      presets: [
        { minPrice: 3000, maxPrice: 9500 },
        { minPrice: 0, maxPrice: 45_000 },
      ],
      lowest: 0,
      highest: 45_000,
    });
    expect(budgetScale(options, undefined).presets).toEqual(options.budgetRanges);
    expect(budgetScale({ ...options, budgetRanges: [] }, undefined).highest).toBe(500);
  });

  it.each([
    [{}, undefined],
    [{ minPrice: 6000 }, "from R6,000"],
    [{ minPrice: 6000, maxPrice: 12_000 }, "R6,000 – R12,000"],
    [{ minPrice: 12_000, maxPrice: 30_000 }, "R12,000 – R30,000+"],
    [{ minPrice: 30_000, maxPrice: 30_000 }, "R30,000+"],
    [{ maxPrice: 9000 }, "R0 – R9,000"],
  ])("%j reads %s", (answers, text) => {
    expect(budgetText(answers, options)?.replace(/[\u00a0\u2060]+/g, " ")).toBe(text);
  });
});
