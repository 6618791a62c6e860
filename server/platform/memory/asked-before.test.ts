import { expect, it } from "vitest";
import { askedBefore } from "./asked-before";

const texts = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `/route {"minPrice":${at},"of":"${name}"}`);

it("a text is new once, and then was asked before", () => {
  const isKnown = askedBefore();
  expect([isKnown("one"), isKnown("other"), isKnown("one")]).toEqual([false, false, true]);
});

it("whoever begins anew remembers nothing", () => {
  askedBefore()("one");
  expect(askedBefore()("one")).toBe(false);
});

it("of thousands of texts that hardly differ, hardly one is taken for another", () => {
  const isKnown = askedBefore();
  const all = texts(20_000, "a");
  expect(all.filter(isKnown).length).toBeLessThan(5);
  expect(all.filter(isKnown).length).toBeGreaterThan(18_000);
});

it("20,000 texts of somebody else leave most of those that were asked before", () => {
  const isKnown = askedBefore();
  const own = texts(1_000, "own");
  own.forEach(isKnown);
  texts(20_000, "others").forEach(isKnown);
  expect(own.filter(isKnown).length).toBeGreaterThan(850);
});
