import { expect, it } from "vitest";
import { mix, over } from "./color-mix";

// The expected values are Chromium's.
it.each([
  ["#c3142d", 1, "#ffffff", "#c3142d"],
  ["#c3142d", 0, "#ffffff", "#ffffff"],
  ["#000000", 0.5, "#ffffff", "#636363"],
  ["#ff0000", 0.5, "#0000ff", "#8c53a2"],
])("%s by %d with %s is %s", (a, share, b, expected) => {
  expect(mix(a, share, b)).toBe(expected);
});

it("lets through what is behind", () => {
  expect(over("#000", 0.5, "#ffffff")).toBe("#808080");
});
