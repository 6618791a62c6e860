import fc from "fast-check";
import type { AnswerTest, When } from "@shared/finders/when";
import { halves } from "./any-condition";

/** A question as far as conditions on answers know it. */
export interface Asked {
  id: string;
  kind: "one" | "many" | "scale" | "price" | "number";
  /** The ids of its options. */
  choices: string[];
}

function testsOf({ id, kind, choices }: Asked): fc.Arbitrary<AnswerTest>[] {
  const isAnswered = fc
    .boolean()
    .map((answered): AnswerTest => ({ question: id, isAnswered: answered }));
  if (kind === "price") return [isAnswered];
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

/** Any condition on the answers of these questions; nothing where there is none. */
export function anyWhen(questions: readonly Asked[]): fc.Arbitrary<When | undefined> {
  if (questions.length === 0) return fc.constant(undefined);
  const test = fc.oneof(...questions.flatMap(testsOf));
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
