import type { Condition as Written, Test } from "@shared/finders/condition";
import type { Stated } from "../../engine/columns";
import type { Condition } from "../../engine/criteria";
import { isListedFor, isListedOrNot } from "../../engine/listed-for";
import { NotAnswered, read, type Given } from "./operands";
import { allOf, anyOf, keyIsOneOf, testOn } from "./operators";
import { numberIs } from "./stated";

/**
 * A document's condition as the engine asks it, with a run's answers in it. Throws `NotAnswered` when it
 * needs an answer that was not given.
 */
export function conditionOf(written: Written, given: Given): Condition {
  if ("all" in written) return { all: written.all.map((each) => conditionOf(each, given)) };
  if ("any" in written) return { any: written.any.map((each) => conditionOf(each, given)) };
  if ("not" in written) return { not: conditionOf(written.not, given) };
  return testOf(written, given);
}

/** The same; `undefined` where it needs an answer that was not given. */
export function conditionIfAnswered(written: Written, given: Given): Condition | undefined {
  try {
    return conditionOf(written, given);
  } catch (error) {
    if (error instanceof NotAnswered) return undefined;
    throw error;
  }
}

function testOf(test: Test, given: Given): Condition {
  if ("products" in test) {
    return keyIsOneOf(test.products);
  }
  if ("list" in test) {
    const operands = test.listedFor.map((operand) => read(operand, given));
    return given.hasNo ? isListedOrNot(test.list, operands) : isListedFor(test.list, operands);
  }
  return testOn(test, given);
}

/** The columns that a condition looks at, each once. */
export function columnsOf(condition: Condition): string[] {
  const names = (each: Condition): string[] => {
    if ("all" in each) return each.all.flatMap(names);
    if ("any" in each) return each.any.flatMap(names);
    if ("not" in each) return names(each.not);
    if ("maybe" in each) return names(each.maybe);
    return ["column" in each ? each.column : each.number];
  };
  return [...new Set(names(condition))];
}

/** Whether a condition holds of what is stated; `undefined` where that is not. */
export function holdsOf(
  condition: Condition,
  stated: (column: string) => Stated,
): boolean | undefined {
  if ("all" in condition) {
    return allOf(condition.all.map((each) => () => holdsOf(each, stated)))(null);
  }
  if ("any" in condition) {
    return anyOf(condition.any.map((each) => () => holdsOf(each, stated)))(null);
  }
  if ("not" in condition) {
    const inner = holdsOf(condition.not, stated);
    return inner === undefined ? undefined : !inner;
  }
  if ("maybe" in condition) return holdsOf(condition.maybe, stated) !== false;
  if ("column" in condition) return condition.accepts(stated(condition.column));
  const { number, min = -Infinity, max = Infinity } = condition;
  return numberIs((each) => each >= min && each <= max)(stated(number));
}
