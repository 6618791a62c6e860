import fc from "fast-check";
import type { Calculation } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import { anyText, given, maybe } from "./any-text";
import { anyWhen, type Asked, type Worked } from "./any-when";

const MAX_VALUES = 3;

type Value = FinderDocument["values"][number];
type Drawn = Worked & { value: Value };

/** Up to a few values over these questions, each with how many of the first ones it is made of. */
export const anyValues = (questions: readonly Asked[]): fc.Arbitrary<Drawn[]> =>
  fc.array(fc.nat(questions.length), { maxLength: MAX_VALUES }).chain((afters) => {
    // A value is made of those before it, so that none can need itself.
    const ends = [...afters].sort((a, b) => a - b);
    const known = ends.map((after, at) => ({ id: `v${at}`, after }));
    return fc.tuple(
      ...known.map(({ id, after }, at) =>
        fc
          .record({
            id: fc.constant(id),
            name: maybe(anyText),
            unit: maybe(fc.constant("l")),
            is: anyCalculation(questions.slice(0, after), known.slice(0, at)),
          })
          .map((value): Drawn => ({ id, after, value: given(value) })),
      ),
    );
  });

/** Any calculation over these questions and values. */
function anyCalculation(
  questions: readonly Asked[],
  values: readonly Worked[],
): fc.Arbitrary<Calculation> {
  const leaves: fc.Arbitrary<Calculation>[] = [
    fc.integer({ min: -20, max: 60 }).map((tenths) => tenths / 2),
    ...questions.flatMap(({ id, kind, choices }): fc.Arbitrary<Calculation>[] => {
      if (kind === "number") return [fc.constant({ answer: id })];
      return choices.length > 0 ? [fc.constant({ optionsOf: id })] : [];
    }),
    ...values.map(({ id }) => fc.constant({ value: id })),
  ];
  const when = anyWhen(questions, values);
  return fc.letrec<{ is: Calculation }>((tie) => {
    const some = fc.array(tie("is"), { minLength: 1, maxLength: 3 });
    const two = fc.tuple(tie("is"), tie("is"));
    const band = fc.record({ when, is: tie("is") });
    return {
      is: fc.oneof(
        { maxDepth: 2, depthIdentifier: "calculation", withCrossShrink: true },
        { weight: 4, arbitrary: fc.oneof(...leaves) },
        some.map((add) => ({ add })),
        some.map((multiply) => ({ multiply })),
        some.map((min) => ({ min })),
        some.map((max) => ({ max })),
        two.map((subtract) => ({ subtract })),
        two.map((divide) => ({ divide })),
        fc
          .record({ roundUp: tie("is"), to: maybe(fc.constantFrom(0.5, 2.5, 10)) })
          .map((rounded) => given(rounded)),
        fc
          .tuple(fc.array(band, { minLength: 1, maxLength: 2 }), maybe(tie("is")))
          .map(([drawn, otherwise]): Calculation => {
            const bands = drawn.flatMap(({ when: each, is }) => (each ? [{ when: each, is }] : []));
            return bands.length === 0 ? drawn[0]!.is : given({ bands, otherwise });
          }),
      ),
    };
  }).is;
}
