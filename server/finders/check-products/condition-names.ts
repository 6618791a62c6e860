import type { Condition, Test } from "@shared/finders/condition";
import { columnLabel, type Wording } from "../compile/reason-text";

export type ListTest = Extract<Test, { listedFor: unknown }>;

/** The tests of a condition, whatever joins them. */
function testsIn(condition: Condition): Test[] {
  if ("all" in condition) return condition.all.flatMap(testsIn);
  if ("any" in condition) return condition.any.flatMap(testsIn);
  return "not" in condition ? testsIn(condition.not) : [condition];
}

/** What a condition asks lists for. */
export const listTestsIn = (condition: Condition): ListTest[] =>
  testsIn(condition).filter((test) => "listedFor" in test);

/** The attributes that have to be stated for a condition. */
export const attributesIn = (condition: Condition): string[] =>
  testsIn(condition).flatMap((test) =>
    "attribute" in test && !("isStated" in test) ? [test.attribute] : [],
  );

/** The same as a sentence of staff names them: "the size", "the size or the width". */
export function statedNames(condition: Condition, wording: Wording): string {
  const names = [...new Set(attributesIn(condition))].map((id) => columnLabel(id, wording) ?? id);
  if (names.length === 0) return "what is asked";
  return new Intl.ListFormat("en", { type: "disjunction" }).format(
    names.map((name) => `the ${name}`),
  );
}
