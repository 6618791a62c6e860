import { describe, expect, it } from "vitest";
import { someOf, told } from "./error-handler";

const many = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);

describe("names in a refusal", () => {
  it.each([
    [[], ""],
    [["a", "b"], "a, b"],
    [many(10), "a0, a1, a2, a3, a4, a5, a6, a7, a8, a9"],
    [many(11), "a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 and 1 more"],
    [["x".repeat(5_000)], "x".repeat(40)],
  ])("%j are told as %s", (names, text) => {
    expect(someOf(names)).toBe(text);
  });

  it("are counted as people write numbers", () => {
    expect(someOf(many(5_000_000))).toMatch(/a9 and 4,999,990 more$/);
  });
});

describe("what is said of a failure", () => {
  const errors = (count: number) => many(count).map((path) => ({ path, message: "No." }));

  it("is all of it where it is little", () => {
    const failure = { message: "a0: No.", errors: errors(10) };
    expect(told(failure)).toEqual(failure);
    expect(told({ message: "Gone.", errors: undefined })).toEqual({ message: "Gone." });
  });

  it("is the first ten problems, and how many more there are", () => {
    expect(told({ message: "a0: No.", errors: errors(12_345) })).toEqual({
      message: "a0: No. And 12,335 more.",
      errors: errors(10),
    });
  });

  it("is short, however long its parts are", () => {
    const long = "x".repeat(100_000);
    const said = told({ message: long, errors: [{ path: long, message: long }] });
    expect(JSON.stringify(said).length).toBeLessThan(2_500);
    expect(said.message).toMatch(/x…$/);
  });
});
