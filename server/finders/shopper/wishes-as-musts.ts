import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import { kept } from "../../engine/explain";

/** A wish that says what a product is to be, as a must; what earns points by a measure rules out nothing. */
const asMust = (rule: Rule): Rule =>
  rule.use === "score" && "condition" in rule ? { ...rule, use: "filter" } : rule;

const asMusts = (option: Option): Option => ({ ...option, rules: option.rules.map(asMust) });

function optionsAsMusts(options: Question["options"]): Question["options"] {
  if (!options) return options;
  if (Array.isArray(options)) return options.map(asMusts);
  if ("listed" in options) return options;
  if ("list" in options) {
    const { means } = options;
    return means?.use === "score" ? { ...options, means: { ...means, use: "filter" } } : options;
  }
  const { means = { use: "score" as const } } = options;
  return means !== "rules" && means.use === "score"
    ? { ...options, means: { ...means, use: "filter" } }
    : options;
}

/**
 * A document that asks for what one of its questions, by its id, wishes: whether any product has it is then told by what is
 * left. Once for each document and question.
 */
export const withWishesAsMusts = (document: FinderDocument, id: string): FinderDocument =>
  asked(
    document,
    document.questions.find((each) => each.id === id)!,
  );

const asked = kept((document: FinderDocument, question: Question): FinderDocument => ({
  ...document,
  questions: document.questions.map((each) =>
    each === question
      ? {
          ...each,
          combine: "any",
          // What does not state it does not have it.
          fact: true,
          rules: each.rules.map(asMust),
          ...(each.options && { options: optionsAsMusts(each.options) }),
        }
      : each,
  ),
}));
