import { expect, it } from "vitest";
import type { AttributeTest } from "@shared/finders/operators";
import type { Stated } from "../../engine/columns";
import { testOn } from "./operators";
import { holdsOf } from "./conditions";
import { NotAnswered } from "./operands";

const given = { answers: { maker: "Karoo" }, values: {} };

it.each<[startsWith: string | { answer: string }, Stated, boolean | undefined]>([
  ["06A", "06A 115 561 B", true],
  ["06a  115", "06A 115 561 B", true],
  ["6A", "06A 115 561 B", false],
  ["06A 115 561 B", "06A", false],
  [{ answer: "maker" }, "karoo spares", true],
  ["karoo", "does-not-apply", false],
  ["karoo", null, undefined],
])("a text that starts with %j: %j is %j", (startsWith, stated, expected) => {
  const test: AttributeTest = { attribute: "part", startsWith };
  expect(holdsOf(testOn(test, given), () => stated)).toBe(expected);
});

it.each([{ min: 0 }, { min: -5 }])("a price from %j on asks nothing: none is left out", (range) => {
  const test: AttributeTest = { attribute: "price", inRangeOf: "budget" };
  const asked = (attribute: string) => () =>
    testOn({ ...test, attribute }, { answers: { budget: range }, values: {} });
  expect(asked("price")).toThrow(NotAnswered);
  expect(asked("temperature")).not.toThrow();
});
