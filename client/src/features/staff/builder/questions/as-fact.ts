import type { Options, Question } from "@shared/finders/question";
import type { Rule, Use } from "@shared/finders/rule";
import { withoutIdleTolerance } from "@shared/finders/tolerance";

// A fact is neither weighed nor given up: what is wished becomes what must be.

const AS_FACT: Partial<Record<Use, "filter" | "exclude">> = {
  score: "filter",
  narrow: "filter",
  avoid: "exclude",
};

/** A question as a fact: what its answers mean is a must, or a never. What earns points by a number stays: it cannot be either. */
export function asFact({ options, rules }: Question): Partial<Question> {
  return { fact: true, rules: rules.map(ruleOfFact), ...(options && { options: ofFact(options) }) };
}

function ofFact(options: Options): Options {
  if (Array.isArray(options))
    return options.map((each) => ({ ...each, rules: each.rules.map(ruleOfFact) }));
  if (!("attribute" in options) || options.means === "rules") return options;
  const { use = "score", ...more } = options.means ?? {};
  return { ...options, means: { ...more, use: AS_FACT[use] ?? use } };
}

function ruleOfFact(rule: Rule): Rule {
  const use = AS_FACT[rule.use];
  return use && "condition" in rule ? withoutIdleTolerance({ ...rule, use }) : rule;
}
