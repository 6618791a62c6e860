import { expect, it } from "vitest";
import { brandProblems } from "./check-draft";

it.each([
  [null, undefined],
  ["#0b6b58", "dark"],
  ["#f0c000", "light"],
  ["#d04a2a", undefined],
])("tells of the color %s where it is hard to see: %s", (color, theme) => {
  expect(brandProblems(color)).toEqual(
    theme === undefined
      ? []
      : [{ path: "look", message: expect.stringMatching(`in the ${theme} theme; people need`) }],
  );
});
