import { describe, expect, it } from "vitest";
import { writtenNumber, writtenRange } from "./written-numbers";

const height = { kind: "number" as const, unit: "cm", min: 40, max: 150, step: 1 };
const price = { kind: "price" as const, min: 0, max: 1_000, step: 10, presets: [] };

describe("a number as people say it", () => {
  it.each([
    [104, "104"],
    ["104", "104"],
    ["104 cm", "104"],
    ["1.04 m", "104"],
    ["1.04 meters", "104"],
    ["1040mm", "104"],
    ["41 inches", "104.14"],
    ["3 ft", "91.44"],
    [["104"], "104"],
  ])("%j cm is %s", (given, said) => {
    expect(writtenNumber(height, given)).toBe(said);
  });

  it.each([["tall"], [400], ["1.04"], ["104 kg"], [true], [[1, 2]]])("%j is none", (given) => {
    expect(writtenNumber(height, given)).toEqual({ problem: "Send a number from 40 to 150 cm." });
  });

  it("is also one of a unit that its question names", () => {
    const ask = { ...height, otherUnits: [{ unit: "hands", perUnit: 0.1 }] };
    expect(writtenNumber(ask, "10 hands")).toBe("100");
  });
});

describe("a range as people say it", () => {
  it.each([
    [{ min: 100, max: 200 }, "100..200"],
    [{ max: "200" }, "..200"],
    [{}, ".."],
    [[100, 200], "100..200"],
    [200, "..200"],
    ["£200", "..200"],
    ["200 GBP", "..200"],
    ["1,000", "..1000"],
    ["1 000.50", "..1000.5"],
    ["under £200", "..200"],
    ["at least 100", "100.."],
    ["> 100", "100.."],
    ["100-200", "100..200"],
    ["£100 to £200", "100..200"],
    ["between 100 and 200", "100..200"],
    ["100..200", "100..200"],
    ["..200", "..200"],
  ])("%j is %s", (given, said) => {
    expect(writtenRange(price, given, "GBP")).toBe(said);
  });

  it.each([["$200"], ["200 ZAR"], ["cheap"], [true], [[1, 2, 3]], [{ max: "much" }]])(
    "%j is told in the form that is taken",
    (given) => {
      expect(writtenRange(price, given, "GBP")).toEqual({
        problem: 'Send a range in GBP such as {"max": 500}, {"min": 500} or both, or {} for any.',
      });
    },
  );

  it("does not go backwards", () => {
    expect(writtenRange(price, [200, 100], "GBP")).toMatchObject({
      problem: expect.stringMatching(/^The least, 200, is more than the most, 100\./) as string,
    });
  });

  it("of anything but money says which end one number is", () => {
    const ask = { kind: "range" as const, unit: "kg", min: 0, max: 10, step: 1 };
    expect(writtenRange(ask, 5, "GBP")).toMatchObject({ problem: expect.any(String) as string });
    expect(writtenRange(ask, "5 kg to 8 kg", "GBP")).toBe("5..8");
  });
});
