import type { Attribute } from "@shared/contracts/attributes";
import type { Earn, Rule } from "@shared/finders/rule";
import type { Condition } from "@shared/finders/condition";
import { OPEN } from "@shared/finders/operands";
import { firstTest } from "../conditions/new-tests";
import { choiceQuestions, type TestScope } from "../conditions/test-kinds";

/** How much of a wish a product earns: all or nothing, or by a measure. */
export type Measure = "whole" | Earn["by"];

export const MEASURES: Record<Measure, string> = {
  whole: "all or nothing",
  relative: "the lower the better, or the higher",
  linear: "the lower the better, or the higher, between two numbers",
  distance: "the nearer to a number the better",
  steps: "the nearer in the order of its values the better",
  share: "the more of several values the better",
  table: "as much as you say for each value",
  kin: "as much as you say for similar values",
};

/** The measure of a rule. */
export const measureOf = (rule: Rule): Measure => ("earn" in rule ? rule.earn.by : "whole");

/** The attributes that a measure can go by. */
export function attributesFor(
  by: Earn["by"],
  { attributes }: Pick<TestScope, "attributes">,
): Pick<Attribute, "id" | "values">[] {
  const isOfNumbers = by === "distance" || by === "linear" || by === "relative";
  const offered = attributes.filter(
    ({ kind, isRetired }) =>
      !isRetired &&
      (isOfNumbers
        ? kind === "number" || kind === "range"
        : kind === "choice" || kind === "choices"),
  );
  return isOfNumbers ? [{ id: "price", values: [] }, ...offered] : offered;
}

/** The measures for which there is an attribute. */
export const measuresFor = (scope: TestScope): Measure[] =>
  (Object.keys(MEASURES) as Measure[]).filter(
    (each) => each === "whole" || attributesFor(each, scope).length > 0,
  );

/** The rule with another measure; its attribute stays where that suits. */
export function measuredBy(rule: Rule, measure: Measure, scope: TestScope): Rule {
  const { use: _use, ...rest } = rule;
  const attribute = "earn" in rule ? rule.earn.attribute : attributeIn(rule.condition);
  if (measure === "whole") {
    const { earn: _earn, ...common } = rest as Extract<Rule, { earn: Earn }>;
    return { ...common, use: "score", condition: firstTest(scope) };
  }
  const {
    condition: _condition,
    tolerance: _tolerance,
    ...common
  } = rest as Extract<Rule, { condition: Condition }>;
  return { ...common, use: "score", earn: earnOf(measure, attribute, scope) };
}

/** A measure to begin with. */
export function earnOf(by: Earn["by"], wished: string | undefined, scope: TestScope): Earn {
  const offered = attributesFor(by, scope);
  const attribute = offered.find(({ id }) => id === wished) ?? offered[0]!;
  const values = attribute.values.filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  const [first = OPEN, second = first] = values;
  const of = { attribute: attribute.id };
  const asked = scope.operandOf?.id ?? choiceQuestions(scope).find(isLinkedTo(attribute.id))?.id;
  switch (by) {
    case "steps":
      return { by, ...of, from: asked ? { answer: asked } : first, shares: [1, 0.5] };
    case "table":
      return { by, ...of, shares: { [first]: 1 } };
    case "kin":
      return {
        by,
        ...of,
        from: asked ? { answer: asked } : first,
        pairs: [{ of: [first, second], share: 0.5 }],
      };
    case "share":
      return { by, ...of, of: values.slice(0, 2).length > 0 ? values.slice(0, 2) : [OPEN] };
    case "relative":
      return { by, ...of, better: "lower" };
    case "linear":
      return { by, ...of, ...endsOf(attribute.id, scope) };
    case "distance":
      return {
        by,
        ...of,
        from: scope.operandOf?.ask.kind === "number" ? { answer: scope.operandOf.id } : 0,
        none: farOf(attribute.id, scope),
      };
  }
}

/** From where the lowest earns all to where the highest earns nothing, by what products state. */
function endsOf(
  attribute: string,
  { names }: Pick<TestScope, "names">,
): { all: number; none: number } {
  const { min = 0, max = 100 } = names.numbersOf(attribute) ?? {};
  return { all: min, none: max > min ? max : min + 1 };
}

/** From how far away on a number earns nothing: a quarter of what products differ by. */
function farOf(attribute: string, scope: Pick<TestScope, "names">): number {
  const { all, none } = endsOf(attribute, scope);
  return Number(((none - all) / 4).toPrecision(2));
}

const isLinkedTo =
  (attribute: string) =>
  ({ options }: { options?: unknown }): boolean =>
    typeof options === "object" &&
    options !== null &&
    "attribute" in options &&
    options.attribute === attribute;

const attributeIn = (condition: Condition): string | undefined =>
  "attribute" in condition ? condition.attribute : undefined;
