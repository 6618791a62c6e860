// Longer than 200 lines: the other interpreter, and what draws calculations for both.

import fc from "fast-check";
import { expect, it } from "vitest";
import { chosenIds, type Answers } from "./answers";
import type { Calculation } from "./calculation";
import { valuesOf } from "./values";
import type { When } from "./when";

// Random calculations against another interpreter, which knows fractions and no decimals.

/** A fraction in its lowest terms, above a natural number. */
interface Fraction {
  over: bigint;
  under: bigint;
}

type Result = Fraction | undefined;

function fraction(over: bigint, under: bigint): Fraction {
  const sign = under < 0n ? -1n : 1n;
  let [a, b] = [over < 0n ? -over : over, under * sign];
  while (b > 0n) [a, b] = [b, a % b];
  return { over: (sign * over) / a, under: (sign * under) / a };
}

/** All numbers here have one decimal at most. */
const written = (number: number): Fraction => fraction(BigInt(Math.round(number * 10)), 10n);

const compare = (a: Fraction, b: Fraction) => Number(a.over * b.under - b.over * a.under);
const number = ({ over, under }: Fraction) => Number(over) / Number(under);
const ceiling = ({ over, under }: Fraction) =>
  over / under + (over > 0n && over % under > 0n ? 1n : 0n);

const questions = [
  { id: "n0" },
  { id: "n1" },
  {
    id: "some",
    options: [
      { id: "a", number: 0.1 },
      { id: "b", number: 0.2 },
      { id: "c", number: 7 },
      { id: "d" },
    ],
  },
];

const joins = {
  add: (a: Fraction, b: Fraction) =>
    fraction(a.over * b.under + b.over * a.under, a.under * b.under),
  multiply: (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under),
  subtract: (a: Fraction, b: Fraction) =>
    fraction(a.over * b.under - b.over * a.under, a.under * b.under),
  divide: (a: Fraction, b: Fraction) =>
    b.over === 0n ? undefined : fraction(a.over * b.under, a.under * b.over),
  min: (a: Fraction, b: Fraction) => (compare(a, b) <= 0 ? a : b),
  max: (a: Fraction, b: Fraction) => (compare(a, b) >= 0 ? a : b),
};

function expected(
  is: Calculation,
  values: ReadonlyMap<string, Calculation>,
  answers: Answers,
): Result {
  const of = (each: Calculation): Result => expected(each, values, answers);
  if (typeof is === "number") return written(is);
  if ("answer" in is) {
    const answer = answers[is.answer];
    return typeof answer === "number" ? written(answer) : undefined;
  }
  if ("value" in is) return of(values.get(is.value)!);
  if ("optionsOf" in is) {
    const chosen = chosenIds(answers[is.optionsOf]);
    const numbers = chosen.map(
      (id) => questions[2]!.options!.find((each) => each.id === id)!.number,
    );
    if (numbers.length === 0 || numbers.includes(undefined)) return undefined;
    return numbers.map((each) => written(each!)).reduce(joins.add);
  }
  if ("roundUp" in is) {
    const rounded = of(is.roundUp);
    const to = written(is.to ?? 1);
    const times = rounded && joins.divide(rounded, to);
    return times && joins.multiply(fraction(ceiling(times), 1n), to);
  }
  if ("bands" in is) {
    const holds = (when: When): boolean => {
      if ("not" in when) return !holds(when.not);
      if (!("value" in when) || !("atLeast" in when)) throw new Error("Not drawn here.");
      const found = of({ value: when.value });
      return found !== undefined && compare(found, written(when.atLeast)) >= 0;
    };
    const band = is.bands.find(({ when }) => holds(when)) ?? { is: is.otherwise };
    return band.is === undefined ? undefined : of(band.is);
  }
  const [[name, parts]] = Object.entries(is) as [[keyof typeof joins, Calculation[]]];
  return parts.map(of).reduce((a, b) => a && b && joins[name](a, b));
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((each) => each / 10);

/** Any calculation that may use these values. */
function anyCalculation(values: readonly string[]): fc.Arbitrary<Calculation> {
  const others = values.length > 0 ? [fc.constantFrom(...values)] : [];
  const { is } = fc.letrec<{ is: Calculation }>((tie) => {
    const some = fc.array(tie("is"), { minLength: 1, maxLength: 3 });
    const two = fc.tuple(tie("is"), tie("is"));
    return {
      is: fc.oneof(
        { maxDepth: 2 },
        tenths(-3, 9),
        fc.constantFrom("n0", "n1", "some").map((answer) => ({ answer })),
        fc.constant({ optionsOf: "some" }),
        ...others.map((id) => id.map((value) => ({ value }))),
        some.map((add) => ({ add })),
        some.map((multiply) => ({ multiply })),
        some.map((min) => ({ min })),
        some.map((max) => ({ max })),
        two.map((subtract) => ({ subtract })),
        two.map((divide) => ({ divide })),
        fc
          .tuple(tie("is"), fc.constantFrom(undefined, 0.1, 2.5, 3))
          .map(([roundUp, to]) => (to === undefined ? { roundUp } : { roundUp, to })),
        ...others.map((id) =>
          fc
            .tuple(
              fc.array(fc.tuple(id, tenths(-2, 5), fc.boolean(), tie("is")), {
                minLength: 1,
                maxLength: 2,
              }),
              fc.option(tie("is"), { nil: undefined }),
            )
            .map(([bands, otherwise]) => ({
              bands: bands.map(([value, atLeast, isTurned, each]) => ({
                when: isTurned ? { not: { value, atLeast } } : { value, atLeast },
                is: each,
              })),
              ...(otherwise !== undefined && { otherwise }),
            })),
        ),
      ),
    };
  });
  return is;
}

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    n0: tenths(-5, 20),
    n1: fc.constantFrom(0, 0.1, 0.3, 12),
    some: fc.subarray(["a", "b", "c", "d"]),
  },
  { requiredKeys: [] },
);

const ids = ["v0", "v1", "v2", "v3"];

it("are what fractions give, in whatever order values stand, where none needs itself", () => {
  let [given, missing] = [0, 0];
  const drawn = fc.tuple(...ids.map((_, at) => anyCalculation(ids.slice(0, at))));
  fc.assert(
    fc.property(
      drawn,
      fc.shuffledSubarray(ids, { minLength: 4 }),
      anyAnswers,
      (all, order, answers) => {
        const defined = new Map(ids.map((id, at) => [id, all[at]!]));
        const found = valuesOf(
          order.map((id) => ({ id, is: defined.get(id)! })),
          questions,
          answers,
        );
        for (const id of ids) {
          const result = expected({ value: id }, defined, answers);
          if (result === undefined) {
            missing += 1;
            expect(found[id]).toBeUndefined();
          } else {
            given += 1;
            const value = number(result);
            expect(Math.abs(found[id]! - value)).toBeLessThan(1e-8 * Math.max(1, Math.abs(value)));
          }
        }
      },
    ),
    { numRuns: 3_000 },
  );
  expect(Math.min(given, missing)).toBeGreaterThan(1_000);
});

it("end where values need themselves", () => {
  fc.assert(
    fc.property(fc.tuple(...ids.map(() => anyCalculation(ids))), anyAnswers, (all, answers) => {
      const defined = ids.map((id, at) => ({ id, is: all[at]! }));
      const found = { ...valuesOf(defined, questions, answers) };
      expect(Object.keys(found)).toEqual(ids);
      for (const each of Object.values(found)) {
        expect(each === undefined || Number.isFinite(each)).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
