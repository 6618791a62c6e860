import { expect, it } from "vitest";
import type { Condition } from "./condition";
import { boundedBy, withoutIdleTolerance } from "./tolerance";

const atLeast: Condition = { attribute: "length", atLeast: 8 };

it.each<[string, Condition, string | undefined]>([
  ["one bound", atLeast, "length"],
  ["two bounds", { all: [atLeast, { attribute: "length", atMost: 10 }] }, "length"],
  ["what holds a number", { attribute: "load", contains: { answer: "weight" } }, "load"],
  ["bounds of two numbers", { all: [atLeast, { attribute: "width", atMost: 10 }] }, undefined],
  ["one bound of several", { any: [atLeast] }, undefined],
  ["a value", { attribute: "length", is: 8 }, undefined],
  ["single products", { products: ["p1"] }, undefined],
])("of %s it knows what is bounded", (_, condition, attribute) => {
  expect(boundedBy(condition)).toBe(attribute);
});

it("a rule that is no wish for a number keeps no tolerance", () => {
  const rule = { use: "score" as const, condition: atLeast, tolerance: 2 };
  expect(withoutIdleTolerance(rule)).toBe(rule);
  expect(withoutIdleTolerance({ ...rule, use: "filter" as const }).tolerance).toBeUndefined();
  const ofWord = { ...rule, condition: { attribute: "color", is: "red" } };
  expect(withoutIdleTolerance(ofWord).tolerance).toBeUndefined();
});
