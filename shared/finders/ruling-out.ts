import type { Option, Question } from "./question";
import type { Rule } from "./rule";

const ANSWERED_BY: readonly Question["ask"]["kind"][] = ["one", "many"];

/**
 * The answers of a question that only rule products out, where others of its answers are wishes: a shopper who chooses
 * among them cannot tell which is which, so they belong into a question of their own. Of several answers at once a must is
 * such a one, too: beside a wish it alone decides what is left.
 */
export function rulingOutBesideWishes({ ask, options }: Question): Option[] {
  if (!ANSWERED_BY.includes(ask.kind) || !Array.isArray(options)) return [];
  if (!options.some(({ rules }) => rules.some(isWish))) return [];
  return options.filter(
    ({ rules, exclusive }) =>
      exclusive === undefined &&
      rules.length > 0 &&
      (rules.every(rulesKindsOut) || (ask.kind === "many" && rules.every(isMust))),
  );
}

const isWish = ({ use }: Rule): boolean => use === "score" || use === "avoid";

const isMust = ({ use }: Rule): boolean => use === "filter" || use === "narrow";

/** Single products that an answer rules out say nothing of what it asks for. */
const rulesKindsOut = (rule: Rule): boolean =>
  rule.use === "exclude" && !("condition" in rule && "products" in rule.condition);
