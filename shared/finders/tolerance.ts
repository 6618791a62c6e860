import type { Condition } from "./condition";
import type { Rule } from "./rule";

// How far beyond the bounds of a wish a number may be and still earn a part of it.

const BOUNDS = ["atLeast", "moreThan", "atMost", "between", "within", "contains", "inRangeOf"];

/** The attribute to whose number a condition sets bounds; undefined where it asks for anything else. */
export function boundedBy(condition: Condition): string | undefined {
  if ("all" in condition) {
    const [first, ...others] = condition.all.map(boundedBy);
    return others.every((each) => each === first) ? first : undefined;
  }
  if (!("attribute" in condition)) return undefined;
  return BOUNDS.some((each) => each in condition) ? condition.attribute : undefined;
}

/** Whether what is near to what a rule asks for can earn a part. */
export const mayBeNear = (rule: Rule): boolean =>
  rule.use === "score" && "condition" in rule && boundedBy(rule.condition) !== undefined;

/** A rule without a tolerance that says nothing there. */
export function withoutIdleTolerance<Any extends Rule>(rule: Any): Any {
  if (!("tolerance" in rule) || rule.tolerance === undefined || mayBeNear(rule)) return rule;
  return { ...rule, tolerance: undefined };
}
