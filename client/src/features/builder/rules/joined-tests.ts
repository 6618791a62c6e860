import type { Condition, Test } from "@shared/finders/condition";
import { isEditable } from "./test-kinds";

/** Tests that are joined in one way. */
export interface JoinedTests {
  tests: readonly Test[];
  joins: "all" | "any";
}

/** A condition as tests that fields can say; undefined where it is more than that. */
export function testsIn(condition: Condition): JoinedTests | undefined {
  const joins = "any" in condition ? "any" : "all";
  const parts =
    "all" in condition ? condition.all : "any" in condition ? condition.any : [condition];
  return parts.every(isEditable) ? { tests: parts as Test[], joins } : undefined;
}

/** The condition that these tests make; there is at least one. */
export function joined({ tests, joins }: JoinedTests): Condition {
  const [only] = tests;
  if (tests.length === 1) return only!;
  return joins === "all" ? { all: [...tests] } : { any: [...tests] };
}
