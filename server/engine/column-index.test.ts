import { expect, it } from "vitest";
import { columnIndex } from "./column-index";
import { columnOf, type Stated } from "./columns";
import { finish } from "../platform/work/steps";

const indexOf = (values: readonly Stated[]) =>
  finish(columnIndex(columnOf(values, (value) => value)));

it("words that find the same share a name, so that there are no more names than values", () => {
  const index = indexOf(["Red", "blue", 12, true, null]);
  const same: [string, string][] = [
    ["red", "RED"],
    ["nothing like it", "nor this"],
    ["12", "12.0"],
    ["12", "12 inches"],
    ["yes", "true"],
  ];
  for (const [one, other] of same) {
    expect(index.codesWith(one, false)).toEqual(index.codesWith(other, false));
    expect(index.nameOf(one, false)).toBe(index.nameOf(other, false));
  }
  const others = ["red", "blue", "12", "yes", "nothing"].map((word) => index.nameOf(word, false));
  expect(new Set(others).size).toBe(5);
  expect(index.nameOf("red", true)).not.toBe(index.nameOf("red", false));
});
