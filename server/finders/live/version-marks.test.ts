import { expect, it } from "vitest";
import { createVersionMarks } from "./live-finders";

const marks = createVersionMarks(["new", "old"]);

it("a mark is of one version of one finder", () => {
  const mark = marks.of("shoes", 2);
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(marks.of("shoes", 2)).toBe(mark);
  expect(marks.isOf(mark, "shoes", 2)).toBe(true);
  expect(marks.isOf(mark, "shoes", 1)).toBe(false);
  expect(marks.isOf(mark, "boots", 2)).toBe(false);
});

it.each([undefined, "", "2", ["a"], "x".repeat(22), "ö".repeat(11)])("%j is none", (mark) => {
  expect(marks.isOf(mark, "shoes", 2)).toBe(false);
});

it("a mark holds while a server knows the secret that signed it, and no longer", () => {
  const before = createVersionMarks(["old"]).of("shoes", 2);
  expect(marks.isOf(before, "shoes", 2)).toBe(true);
  expect(createVersionMarks(["new"]).isOf(before, "shoes", 2)).toBe(false);
  expect(createVersionMarks(["old", "new"]).isOf(marks.of("shoes", 2), "shoes", 2)).toBe(true);
});
