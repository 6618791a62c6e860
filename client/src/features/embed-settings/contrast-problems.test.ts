import { expect, it } from "vitest";
import { contrastProblems } from "./contrast-problems";

it.each([
  [{}, []],
  [{ text: "#000000", background: "#ffffff" }, []],
  [{ text: "#777777" }, []],
  [
    { text: "#aaaaaa", background: "#fff" },
    ["Text on the background has a contrast of 2.3; people need at least 4.5."],
  ],
  [{ text: "#aa", background: "#ffffff" }, []],
])("of %j staff are told %j", (colors, problems) => {
  expect(contrastProblems(colors)).toEqual(problems);
});
