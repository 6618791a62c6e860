import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttributeShape, StatedValue } from "@shared/contracts/attributes";
import { attributeOf } from "../../testing/any-catalog";
import { cellOf, cellReader } from "./cells";
import { valueChecker } from "./check-values";

const facing = attributeOf("facing", "choice", {
  values: {
    rear: "Rear-facing",
    "for ward": "Forward facing",
    leg_room: "Room",
    "leg-room": "Space",
  },
});
facing.values[0]!.synonyms.push("Backwards");
const fixing: AttributeShape = { ...facing, id: "fixing", kind: "choices" };
const weight = attributeOf("weight", "number", { unit: "kg" });
const child = attributeOf("child", "range", { unit: "kg" });
const swivels = attributeOf("swivels", "flag");
const fabric = attributeOf("fabric", "text");

describe("a cell", () => {
  it.each<[AttributeShape, string, StatedValue]>([
    [facing, " REAR ", "rear"],
    [facing, "rear facing", "rear"],
    [facing, "Rear-Facing", "rear"],
    [facing, "backwards", "rear"],
    [facing, "leg_room", "leg_room"],
    [facing, "leg-room", "leg-room"],
    [facing, "Does not apply", "does-not-apply"],
    [fixing, "Rear-facing | SPACE||", ["rear", "leg-room"]],
    [weight, "10", 10],
    [weight, "10 kg", 10],
    [weight, "10KG", 10],
    [weight, "-0.5 kg", -0.5],
    [weight, "1 000 kg", 1000],
    [weight, "does not apply", "does-not-apply"],
    [child, "9-18 kg", { min: 9, max: 18 }],
    [child, "9–18", { min: 9, max: 18 }],
    [child, "9 kg – 18 kg", { min: 9, max: 18 }],
    [child, "9 to 18 kg", { min: 9, max: 18 }],
    [child, "from 9 to 18", { min: 9, max: 18 }],
    [child, "-5-5", { min: -5, max: 5 }],
    [child, "≥ 9", { min: 9 }],
    [child, ">=9 kg", { min: 9 }],
    [child, "from 9", { min: 9 }],
    [child, "9 kg+", { min: 9 }],
    [child, "≤ 18kg", { max: 18 }],
    [child, "up to 18", { max: 18 }],
    [child, "12", { min: 12, max: 12 }],
    [swivels, "Yes", true],
    [swivels, "1", true],
    [swivels, "TRUE", true],
    [swivels, "no", false],
    [swivels, "False", false],
    [swivels, "0", false],
    [fabric, " Merino wool ", "Merino wool"],
  ])("of %o is read: %j", (attribute, cell, value) => {
    expect(cellReader(attribute)(cell)).toEqual({ value });
  });

  it.each<[AttributeShape, string, RegExp]>([
    [facing, "sideways", /^There is no “sideways”\. Use one of rear, /],
    [fixing, "rear|n/a", /^There is no “n\/a”\./],
    [weight, "1,5", /with a point/],
    [weight, "1,500 kg", /with a point/],
    [weight, "heavy", /^Write a number such as 1\.5\.$/],
    [weight, "5 cm", /^Write a number/],
    [weight, "9 18", /^Write a number/],
    [weight, "Infinity", /^Write a number/],
    [weight, "1e999", /^Write a number/],
    [child, "9,5-18", /with a point/],
    [child, "18-9", /^A range begins with the smaller number: 9 is below 18\.$/],
    [child, "some", /^Write a range such as/],
    [swivels, "maybe", /^Write yes or no\.$/],
  ])("of %o says what to write instead of %j", (attribute, cell, message) => {
    expect(cellReader(attribute)(cell)).toEqual({
      problem: expect.stringMatching(message) as string,
    });
  });

  it("that is empty states nothing", () => {
    for (const attribute of [facing, fixing, weight, child, swivels, fabric]) {
      expect(cellReader(attribute)(" \t")).toBeUndefined();
    }
  });

  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  const range = fc
    .tuple(fc.option(number), fc.option(number))
    .filter(([min, max]) => min !== null || max !== null)
    .map(([a, b]) => {
      if (a === null) return { max: b };
      return b === null ? { min: a } : { min: Math.min(a, b), max: Math.max(a, b) };
    });
  const id = fc.constantFrom(...facing.values.map((value) => value.id));
  const applies = fc.constant("does-not-apply");

  it.each<[AttributeShape, fc.Arbitrary<unknown>]>([
    [facing, id],
    [fixing, fc.uniqueArray(id, { minLength: 1 })],
    [weight, number],
    [child, range],
    [swivels, fc.boolean()],
    [fabric, fc.string({ unit: "grapheme", maxLength: 100 })],
  ])("comes back as it was: %o", (attribute, given) => {
    const check = valueChecker(new Map([[attribute.id, attribute]]));
    fc.assert(
      fc.property(fc.oneof({ arbitrary: given, weight: 9 }, applies), (value) => {
        const { values } = check({ [attribute.id]: value });
        const read = cellReader(attribute)(cellOf(values[attribute.id]));
        const again = check({ [attribute.id]: read && "value" in read ? read.value : read });
        expect(again).toEqual({ values, errors: [] });
      }),
    );
  });
});
