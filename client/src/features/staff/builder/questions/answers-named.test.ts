import { describe, expect, test } from "vitest";
import type { Question } from "@shared/finders/question";
import type { When } from "@shared/finders/when";
import { newDocument } from "../start/begin";
import { withoutLostAnswers } from "./answers-named";
import { withNewQuestion } from "./change-questions";

const KIND = "question";
const ofKinds = (...values: string[]): Partial<Question> => ({
  options: { attribute: "kind", values },
});
const own = (...ids: string[]): Partial<Question> => ({
  options: ids.map((id) => ({ id, label: { en: id }, rules: [] })),
});

/** What the second question's condition becomes where the first has these answers. */
function conditionAfter(when: When, answers: Partial<Question>): When | undefined {
  const document = withNewQuestion(newDocument("Shoes", "shoes", "ZAR")).document;
  const [first, second] = document.questions;
  const questions = [
    { ...first!, ...answers },
    { ...second!, when },
  ];
  return withoutLostAnswers({ ...document, questions }, KIND).questions[1]!.when;
}

describe("conditions on a question's answers", () => {
  test.each<[string, Partial<Question>, When, When | undefined]>([
    [
      "let go of one that is not offered any more",
      ofKinds("shoes", "boots"),
      { question: KIND, hasAny: ["shoes", "sandals"] },
      { question: KIND, hasAny: ["shoes"] },
    ],
    [
      "let go of one that was removed",
      own("shoes", "boots"),
      {
        any: [
          { question: KIND, is: "boots" },
          { question: KIND, is: "sandals" },
        ],
      },
      { any: [{ question: KIND, is: "boots" }] },
    ],
    [
      "stay where nothing else is named: somebody has to say what is meant now",
      ofKinds("shoes"),
      { question: KIND, is: "sandals" },
      { question: KIND, is: "sandals" },
    ],
    [
      "go where they name nothing but what was not asked of it: it is asked of all that is left",
      ofKinds("shoes"),
      { not: { question: KIND, hasAny: ["sandals", "boots"] } },
      undefined,
    ],
    [
      "keep what else they ask",
      ofKinds("shoes"),
      { all: [{ not: { question: KIND, is: "sandals" } }, { question: KIND, isAnswered: true }] },
      { all: [{ question: KIND, isAnswered: true }] },
    ],
    [
      "stay where every value is offered",
      { options: { attribute: "kind" } },
      { question: KIND, hasAny: ["shoes", "sandals"] },
      { question: KIND, hasAny: ["shoes", "sandals"] },
    ],
    [
      "keep what they ask of other questions",
      own("shoes"),
      {
        any: [
          { question: "other", is: "sandals" },
          { question: KIND, isNot: "sandals" },
        ],
      },
      {
        any: [
          { question: "other", is: "sandals" },
          { question: KIND, isNot: "sandals" },
        ],
      },
    ],
  ])("%s", (_, answers, when, expected) => {
    expect(conditionAfter(when, answers)).toEqual(expected);
  });
});
