import fc from "fast-check";
import type { Answer, Answers } from "@shared/finders/answers";
import type { Question } from "@shared/finders/question";
import type { KnownOption } from "../compile/known-options";

/** A question with its choices. */
interface OpenQuestion {
  question: Question;
  options: readonly Pick<KnownOption, "id" | "exclusive">[];
}

/** Answers to some of the questions, whether they are on the way or not. */
export function anyAnswers(open: readonly OpenQuestion[]): fc.Arbitrary<Answers> {
  const answers = fc.record(
    Object.fromEntries(open.map((each) => [each.question.id, anyAnswer(each)])),
  );
  return answers.map((drawn) =>
    Object.fromEntries(
      Object.entries(drawn).filter((entry): entry is [string, Answer] => entry[1] !== undefined),
    ),
  );
}

function anyAnswer({ question: { ask }, options }: OpenQuestion): fc.Arbitrary<Answer | undefined> {
  const some = (arbitrary: fc.Arbitrary<Answer>) =>
    fc.oneof({ arbitrary, weight: 3 }, { arbitrary: fc.constant(undefined), weight: 1 });
  const ids = options.map(({ id }) => id);
  if (ask.kind === "number") {
    const { min, max, step } = ask;
    return some(fc.nat((max - min) / step).map((steps) => min + steps * step));
  }
  if (ask.kind === "date") {
    return some(fc.constantFrom("2026-11-22", "2027-02-28", ask.max ?? "2031-01-01"));
  }
  if (ask.kind === "range") {
    const { min, max } = ask;
    const end = fc.option(fc.integer({ min, max }), { nil: undefined, freq: 4 });
    return some(
      fc.tuple(end, end).map(([one, other]) => {
        if (one === undefined || other === undefined) {
          return {
            ...(one !== undefined && { min: one }),
            ...(other !== undefined && { max: other }),
          };
        }
        return { min: Math.min(one, other), max: Math.max(one, other) };
      }),
    );
  }
  if (ask.kind === "price") {
    return some(
      fc
        .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }))
        .map(([min, length]) => ({ min, max: min + length })),
    );
  }
  if (ids.length === 0) return fc.constant(undefined);
  if (ask.kind !== "many") return some(fc.constantFrom(...ids));
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id);
  const others = ids.filter((id) => !alone.includes(id));
  return some(
    fc
      .oneof(
        fc.subarray(others, { minLength: Math.min(1, others.length) }),
        ...alone.map((id) => fc.constant([id])),
      )
      .map((chosen) => (chosen.length === 0 ? ids.slice(0, 1) : chosen)),
  );
}
