import fc from "fast-check";
import type { AnswerTest, When } from "@shared/finders/when";
import { halves } from "./any-condition";

/** A question as far as conditions on answers know it. */
export interface Asked {
  id: string;
  kind: "one" | "many" | "scale" | "price" | "range" | "number" | "date" | "info";
  /** The ids of its options. */
  choices: string[];
}

/** A value, and how many of the first questions it may be made of. */
export interface Worked {
  id: string;
  after: number;
}

const DAYS = ["2026-11-22", "2027-02-28"];

function testsOf({ id, kind, choices }: Asked): fc.Arbitrary<AnswerTest>[] {
  if (kind === "info") return [];
  const isAnswered = fc
    .boolean()
    .map((answered): AnswerTest => ({ question: id, isAnswered: answered }));
  if (kind === "price" || kind === "range") return [isAnswered];
  if (kind === "date") {
    return [
      isAnswered,
      fc.constantFrom(...DAYS).map((is) => ({ question: id, is })),
      fc.constantFrom(...DAYS).map((isNot) => ({ question: id, isNot })),
    ];
  }
  if (kind === "number") {
    return [
      isAnswered,
      halves.map((atLeast) => ({ question: id, atLeast })),
      halves.map((atMost) => ({ question: id, atMost })),
      halves.map((is) => ({ question: id, is })),
    ];
  }
  return [
    isAnswered,
    fc.constantFrom(...choices).map((is) => ({ question: id, is })),
    fc.constantFrom(...choices).map((isNot) => ({ question: id, isNot })),
    fc
      .subarray(choices, { minLength: 1, maxLength: Math.min(3, choices.length) })
      .map((hasAny) => ({ question: id, hasAny })),
  ];
}

const testsOfValue = ({ id }: Worked): fc.Arbitrary<AnswerTest>[] => [
  halves.map((atLeast) => ({ value: id, atLeast })),
  halves.map((atMost) => ({ value: id, atMost })),
  fc.nat(20).map((is) => ({ value: id, is })),
];

/** Any condition on the answers of these questions, and on values that are made of them; nothing without any. */
export function anyWhen(
  questions: readonly Asked[],
  values: readonly Worked[],
): fc.Arbitrary<When | undefined> {
  const known = values.filter(({ after }) => after <= questions.length);
  const tests = [...questions.flatMap(testsOf), ...known.flatMap(testsOfValue)];
  if (tests.length === 0) return fc.constant(undefined);
  const test = fc.oneof(...tests);
  const { when } = fc.letrec<{ when: When }>((tie) => {
    const parts = fc.array(tie("when"), { minLength: 1, maxLength: 3 });
    return {
      when: fc.oneof(
        { maxDepth: 3, depthIdentifier: "when", withCrossShrink: true },
        { weight: 4, arbitrary: test },
        parts.map((all) => ({ all })),
        parts.map((any) => ({ any })),
        tie("when").map((not) => ({ not })),
      ),
    };
  });
  return fc.option(when, { nil: undefined, freq: 2 });
}
