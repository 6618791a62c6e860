import type { Condition, Test } from "@shared/finders/condition";

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
