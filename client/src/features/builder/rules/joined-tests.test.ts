import { describe, expect, it } from "vitest";
import type { Condition } from "@shared/finders/condition";
import { joined, testsIn } from "./joined-tests";

const red = { attribute: "color", is: "red" } as const;
const large = { attribute: "size", atLeast: 10 } as const;

describe("a condition as fields say it", () => {
  it.each<[string, Condition]>([
    ["one test", red],
    ["tests that all hold", { all: [red, large] }],
    ["tests of which any holds", { any: [red, large] }],
  ])("is the same again: %s", (_, condition) => {
    expect(joined(testsIn(condition)!)).toEqual(condition);
  });

  it.each<[string, Condition]>([
    ["a negation", { not: red }],
    ["a condition within another", { all: [red, { any: [red, large] }] }],
    ["single products", { products: ["a"] }],
  ])("stays in words: %s", (_, condition) => {
    expect(testsIn(condition)).toBeUndefined();
  });

  it("is one test again once the others are taken away", () => {
    const { tests, joins } = testsIn({ any: [red, large] })!;
    expect(joined({ tests: tests.slice(0, 1), joins })).toEqual(red);
  });
});
