import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "./answers";
import { readAnswer } from "./question-kinds";
import { canBeTyped, shownIn, stepsAround, stored, unitsOf } from "./units";

const kg = {
  unit: "kg",
  otherUnits: [{ unit: "lb", perUnit: 2.2046226 }],
  min: 40,
  max: 150,
  step: 1,
};
const cm = {
  unit: "cm",
  otherUnits: [{ unit: "in", perUnit: 0.3937 }],
  min: 20,
  max: 32,
  step: 0.5,
};

describe("units", () => {
  it("have ends and steps of their own", () => {
    const [, lb] = unitsOf(kg);
    expect(lb).toMatchObject({ min: 89, max: 330, step: 1 });
    const [, inch] = unitsOf(cm);
    expect(inch).toMatchObject({ min: 7.9, max: 12.5, step: 0.1 });
  });

  it("are stored in the question's own, with no more decimals than it takes", () => {
    const [own, inch] = unitsOf(cm);
    expect(stored(inch!, own, 10.8)).toBe(27.4);
    expect(stored(inch!, own, 10.83)).toBeUndefined();
    expect(stored(inch!, own, 12.6)).toBeUndefined();
    expect(stored(own, own, 27.5)).toBe(27.5);
    expect(stored(own, own, 27.4)).toBeUndefined();
    expect(stepsAround(inch!, 10.83)).toEqual([10.8, 10.9]);
  });

  it("are shown again without a change of what is stored", () => {
    const [own, lb] = unitsOf(kg);
    expect(shownIn(lb!, own, 70)).toBe(154);
    expect(shownIn(own, own, 70)).toBe(70);
  });
});

/** Any question for a number with another unit, of steps as people choose them. */
const anyAsk = fc
  .record({
    size: fc.constantFrom(1, 2, 2.5, 5),
    power: fc.integer({ min: -2, max: 2 }),
    first: fc.integer({ min: -50, max: 200 }),
    count: fc.integer({ min: 1, max: 400 }),
    perUnit: fc.oneof(
      fc.constantFrom(2.2046226, 0.45359237, 0.3937, 2.54, 1000, 0.001, 10, 0.1, 28.35, 1.8),
      fc.double({ min: 0.01, max: 1000, noNaN: true }),
    ),
  })
  .map(({ size, power, first, count, perUnit }) => {
    const step = Number((size * 10 ** power).toFixed(4));
    const at = (steps: number) => Number((steps * step).toFixed(4));
    return {
      unit: "own",
      otherUnits: [{ unit: "other", perUnit }],
      step,
      min: at(first),
      max: at(first + count),
    };
  });

describe("what is typed in any unit", () => {
  it("is stored within the question's ends, and shown again as it was typed", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyAsk, fc.double({ min: 0, max: 1, noNaN: true }), (ask, share) => {
        const [own, ...others] = unitsOf(ask);
        for (const unit of [own, ...others].filter(canBeTyped)) {
          for (const part of [0, share, 1]) {
            const [typed] = stepsAround(unit, unit.min + part * (unit.max - unit.min));
            const text = String(typed);
            const answer = stored(unit, own, readAnswer("number", text) as number);
            expect(answer).toBeGreaterThanOrEqual(ask.min);
            expect(answer).toBeLessThanOrEqual(ask.max);
            // As links and calls carry it.
            const carried = readAnswer("number", writeAnswer(answer!)) as number;
            expect(carried).toBe(answer);
            expect(String(shownIn(unit, own, carried))).toBe(text);
            if (unit !== own) checked++;
          }
        }
      }),
      { numRuns: 2_000 },
    );
    expect(checked).toBeGreaterThan(1_000);
  });
});
