import { expect, it } from "vitest";
import { accentVariables, readableShare } from "./accent-variables";

it.each([
  ["#3355aa", 62],
  ["#0b6b58", 62],
  ["#ffee00", 38],
  ["#000000", 38],
])("text in the accent %s has as much of it as can be read in both themes", (color, share) => {
  expect(readableShare(color)).toBe(share);
});

it("the accent is the color itself, with text that can be read on it", () => {
  expect(accentVariables("#3355aa", 54)).toMatchObject({
    "--accent": "#3355aa",
    "--accent-ink": "#ffffff",
    "--accent-text": "color-mix(in oklab, #3355aa 54%, var(--ink))",
  });
});
