import type { Answers } from "@shared/finders/answers";
import { answersOnTheWay } from "@shared/finders/path";
import { answerText } from "./answer-text";
import type { FinderModel } from "./model";
import { moneyOf } from "./money";

/** The answers that count, in words, with their questions. */
export function answeredQuestions({ questions, shown }: FinderModel, answers: Answers) {
  const counted = answersOnTheWay(questions, answers);
  return questions.flatMap((question) => {
    const answer = counted[question.id];
    return answer === undefined
      ? []
      : [{ question, text: answerText(question, answer, moneyOf(shown)) }];
  });
}

/** The answers in a line: "Side sleeper, Queen, R6,000 – R12,000". */
export function summary(model: FinderModel, answers: Answers): string {
  return answeredQuestions(model, answers)
    .map(({ text }) => text)
    .join(", ");
}
