import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, luminance, textOn, themeOfGround } from "./contrast";

describe("contrast", () => {
  it.each([
    ["#000", "#fff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
  ])("of %s on %s is %f", (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
    expect(contrast(b, a)).toBeCloseTo(ratio, 1);
  });

  it("reads short and long colors alike", () => {
    expect(luminance("#c3f")).toBe(luminance("#cc33ff"));
  });

  it("of text on any color that staff choose meets WCAG AA", () => {
    const channel = fc
      .integer({ min: 0, max: 255 })
      .map((value) => value.toString(16).padStart(2, "0"));
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const color = `#${r}${g}${b}`;
        expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.2);
      }),
    );
  });
});

it.each([
  [{}, undefined],
  [{ background: "#fff8f0" }, "light"],
  [{ background: "#10151c" }, "dark"],
  [{ surface: "#ffffff" }, "light"],
  [{ background: "#10151c", surface: "#ffffff" }, "dark"],
])("the theme on %j is %s", (colors, theme) => {
  expect(themeOfGround(colors)).toBe(theme);
});
