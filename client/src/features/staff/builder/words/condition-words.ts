import { listWords } from "./list-words";
import type { Condition } from "@shared/finders/condition";
import type { Operand } from "@shared/finders/operands";
import type { Question } from "@shared/finders/question";
import { operatorOf } from "@shared/finders/operators";
import { strictnessWords, type Rule, type Use } from "@shared/finders/rule";
import type { Names } from "./names";

/** How strict a rule is, in staff's words, the strictest first. */
const USES: readonly { use: Use; label: string; hint: string }[] = [
  { use: "filter", label: strictnessWords.filter, hint: "Other products are not shown." },
  {
    use: "narrow",
    label: strictnessWords.narrow,
    hint: "It is given up, and said so, where nothing else fits.",
  },
  { use: "score", label: strictnessWords.score, hint: "It earns points." },
  { use: "avoid", label: strictnessWords.avoid, hint: "It earns points not to be so." },
  { use: "exclude", label: strictnessWords.exclude, hint: "Such products are not shown." },
];

/** The uses to choose from, of which a fact has no wishes; also the one that is chosen. */
export const usesFor = (isFact: boolean, chosen?: Use): typeof USES =>
  USES.filter(({ use }) => !isFact || use === chosen || use === "filter" || use === "exclude");

const strictness = (use: Use): string => USES.find((each) => each.use === use)!.label;

/** What choosing one of the values of an attribute, or one of the brands, means; undefined where rules say it. */
export function meantBy({ options }: Question): { use: Use; words: string } | undefined {
  if (
    !options ||
    Array.isArray(options) ||
    !("means" in options || "attribute" in options || "products" in options)
  )
    return undefined;
  const means = "means" in options ? options.means : undefined;
  if (means === "rules") return undefined;
  const use = means?.use ?? "score";
  return { use, words: `${strictness(use)}: products that have it` };
}

/** A rule as staff read it: "Would be nice: Milk is one of steam wand or automatic". */
export function ruleWords(rule: Rule, names: Names): string {
  if (!("condition" in rule)) return `${strictness(rule.use)}: ${earnWords(rule, names)}`;
  const near = rule.tolerance === undefined ? "" : ", or near it";
  return `${strictness(rule.use)}: ${conditionWords(rule.condition, names)}${near}`;
}

function earnWords({ earn }: Extract<Rule, { earn: unknown }>, names: Names): string {
  const attribute = names.attribute(earn.attribute);
  switch (earn.by) {
    case "steps":
      return `${attribute} as near as can be to ${operand(earn.attribute, earn.from, names)}`;
    case "linear":
      return `${attribute}: the ${earn.all < earn.none ? "lower" : "higher"} the better`;
    case "relative":
      return `${attribute}: the ${earn.better} the better`;
    case "distance":
      return `${attribute} near ${operand(earn.attribute, earn.from, names)}`;
    case "kin":
      return `${attribute} like ${operand(earn.attribute, earn.from, names)}`;
    case "table":
      return `${attribute}: ${listWords(
        Object.keys(earn.shares).map((id) => names.attributeValue(earn.attribute, id)),
        "or",
      )}, each with a share of its own`;
    case "share":
      return `${attribute}: the more of them the better`;
  }
}

/** A condition on products as staff read it. */
export function conditionWords(condition: Condition, names: Names): string {
  if ("all" in condition) return joined(condition.all, "and", names);
  if ("any" in condition) return joined(condition.any, "or", names);
  if ("not" in condition) return `not (${conditionWords(condition.not, names)})`;
  if ("products" in condition) return productWords(condition.products);
  if ("list" in condition)
    return `it is listed in “${names.list(condition.list)}” for what was answered`;
  const { attribute: id } = condition;
  const said = (value: Operand) => operand(id, value, names);
  return operatorOf(condition)[1].say(condition, {
    name: names.attribute(id),
    said,
    several: (of, word) => ("answer" in of ? said(of) : listWords(of.map(said), word)),
    question: names.question,
    section: names.section,
    attribute: names.attribute,
  });
}

const MAX_NAMED = 5;

function productWords(keys: readonly string[]): string {
  if (keys.length <= MAX_NAMED) return `the product is ${listWords(keys, "or")}`;
  return `the product is one of ${keys.length.toLocaleString("en")} single products`;
}

function operand(attribute: string, value: Operand, names: Names): string {
  if (typeof value === "object") {
    return "answer" in value
      ? `the answer to “${names.question(value.answer)}”`
      : `“${names.value(value.value)}”`;
  }
  const unit = typeof value === "number" ? names.unit(attribute) : "";
  return `${names.attributeValue(attribute, value)}${unit && ` ${unit}`}`;
}

function joined(parts: readonly Condition[], word: "and" | "or", names: Names): string {
  return parts
    .map((each) => {
      const said = conditionWords(each, names);
      return parts.length > 1 && ("all" in each || "any" in each) ? `(${said})` : said;
    })
    .join(` ${word} `);
}
