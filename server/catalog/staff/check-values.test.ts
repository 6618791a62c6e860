import { describe, expect, it } from "vitest";
import { seatAttributes } from "../../testing/any-catalog";
import { valueChecker } from "./check-values";

const check = valueChecker(new Map(seatAttributes.map((each) => [each.id, each])));

describe("what a product states", () => {
  it("is taken as it is stored: lists in the attribute's order, nothing for what is empty", () => {
    const given = {
      facing: "rear",
      fixing: ["leg", "belt", "leg"],
      weight: -0,
      child: { min: 9, max: null },
      swivels: false,
      fabric: "  Wool ",
    };
    const values = {
      facing: "rear",
      fixing: ["belt", "leg"],
      weight: 0,
      child: { min: 9 },
      swivels: false,
      fabric: "Wool",
    };
    expect(check(given)).toEqual({ values, errors: [] });
    expect(check({ facing: "", fixing: [], weight: null, fabric: " " })).toEqual({
      values: {},
      errors: [],
    });
    const notApplying = Object.fromEntries(
      seatAttributes.map(({ id }) => [id, "does-not-apply"] as const),
    );
    expect(check(notApplying)).toEqual({ values: notApplying, errors: [] });
  });

  it.each<[string, unknown]>([
    ["unheard", "x"],
    ["constructor", "x"],
    ["facing", "sideways"],
    ["facing", 4],
    ["facing", ["rear"]],
    ["fixing", "belt"],
    ["fixing", ["belt", "glue"]],
    ["fixing", [{}]],
    ["weight", "9"],
    ["weight", NaN],
    ["weight", Infinity],
    ["child", 9],
    ["child", {}],
    ["child", [9, 18]],
    ["child", { min: 18, max: 9 }],
    ["child", { min: "9" }],
    ["child", { min: 9, from: 4 }],
    ["swivels", "yes"],
    ["fabric", 4],
    ["fabric", "x".repeat(1_001)],
    ["fabric", "a\0b"],
  ])("is refused in a sentence at its attribute: %s %o", (id, value) => {
    const { values, errors } = check({ [id]: value, swivels: id === "swivels" ? value : true });
    expect(errors[0]).toEqual({
      path: `values.${id}`,
      message: expect.stringMatching(/\.$/) as string,
    });
    expect(values).toEqual(id === "swivels" ? {} : { swivels: true });
  });
});
