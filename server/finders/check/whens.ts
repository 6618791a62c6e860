import { answerKind, readAnswer } from "@shared/finders/question-kinds";
import type { FinderDocument } from "@shared/finders/document";
import { OPEN } from "@shared/finders/operands";
import type { AnswerTest, When } from "@shared/finders/when";
import { possibleChoices, questionNamed } from "./possible-answers";
import type { Known, Report } from "./finding";
import { NO_QUESTION, NO_VALUE, questionCalled, valueCalled } from "./called";
import { whensOf, type Placed } from "./parts";
import { upper } from "../compile/say";
import { questionsOfValue } from "./value-needs";

/** Whether conditions on answers name what there is, and ask only what was asked before. */
export function checkWhens(document: FinderDocument, known: Known, report: Report): void {
  for (const { path, message } of wrongTests(document, known)) report.fault(path, message);
}

interface WrongTest extends Placed<AnswerTest> {
  message: string;
}

/** The tests of conditions on answers that cannot be made, each with the reason. */
export function wrongTests(document: FinderDocument, known: Known): WrongTest[] {
  return whensOf(document).flatMap(({ path, part, after }) => {
    const before = new Set(document.questions.slice(0, after).map(({ id }) => id));
    return answerTestsIn({ path, part }).flatMap((test) => {
      const message =
        "value" in test.part
          ? wrongValue(test.part, document, before)
          : (wrongQuestion(test.part, document, before) ?? wrongAnswer(test.part, document, known));
      return message ? [{ ...test, message }] : [];
    });
  });
}

function answerTestsIn({ path, part }: Placed<When>): Placed<AnswerTest>[] {
  const each = (name: string, parts: When[]) =>
    parts.flatMap((inner, index) =>
      answerTestsIn({ path: `${path}.${name}.${index}`, part: inner }),
    );
  if ("all" in part) return each("all", part.all);
  if ("any" in part) return each("any", part.any);
  if ("not" in part) return answerTestsIn({ path: `${path}.not`, part: part.not });
  return [{ path, part }];
}

function wrongValue(
  test: Extract<AnswerTest, { value: string }>,
  document: FinderDocument,
  before: ReadonlySet<string>,
): string | undefined {
  const id = test.value;
  if (!document.values.some((each) => each.id === id)) {
    return NO_VALUE;
  }
  if ("is" in test && typeof test.is !== "number") {
    return `${upper(valueCalled(document, id))} is a number. Compare it with a number.`;
  }
  const later = questionsOfValue(document, id).find(
    (each) => questionNamed(document, each) && !before.has(each),
  );
  return later === undefined
    ? undefined
    : `${upper(valueCalled(document, id))} is made of the answer to ${questionCalled(document, later)}, which does not come before this. Choose something that does.`;
}

type QuestionTest = Exclude<AnswerTest, { value: string }>;

function wrongQuestion(
  { question }: QuestionTest,
  document: FinderDocument,
  before: ReadonlySet<string>,
): string | undefined {
  if (before.has(question)) return undefined;
  return questionNamed(document, question)
    ? `${upper(questionCalled(document, question))} does not come before this. Choose something that does.`
    : NO_QUESTION;
}

/** Whether the question can be answered so. */
function wrongAnswer(test: QuestionTest, document: FinderDocument, known: Known) {
  const question = questionNamed(document, test.question)!;
  const kind = answerKind(question);
  const asked = questionCalled(document, test.question);
  if (question.ask.kind === "info") return `${upper(asked)} asks nothing. Choose a question.`;
  if ("isAnswered" in test) return undefined;
  if (kind === "date") {
    const day = "is" in test ? test.is : "isNot" in test ? test.isNot : undefined;
    return typeof day === "string" && readAnswer("date", day) !== undefined
      ? undefined
      : `The answer to ${asked} is a date. Compare it with a date such as 2026-11-22, or ask whether it is answered.`;
  }
  if ("atLeast" in test || "atMost" in test) {
    return kind === "number"
      ? undefined
      : `The answer to ${asked} is no number. Compare it with its answers, or ask whether it is answered.`;
  }
  const wanted = "hasAny" in test ? test.hasAny : ["is" in test ? test.is : test.isNot];
  if (kind === "number") {
    return !("hasAny" in test) && wanted.every((each) => typeof each === "number")
      ? undefined
      : `The answer to ${asked} is a number. Compare it with a number.`;
  }
  if (kind !== "choice" && kind !== "choices") {
    return `All that can be asked of ${asked} is whether it is answered. Choose “is answered” or “is not answered”.`;
  }
  if (wanted.includes(OPEN)) {
    return `It is not said yet which answer to ${asked} this is about. Choose one.`;
  }
  const choices = possibleChoices(question, known);
  const missing = wanted.find(
    (each) => typeof each === "number" || (choices && !choices.has(each)),
  );
  return missing === undefined
    ? undefined
    : `${upper(asked)} has no such answer any more. Choose one that it has.`;
}
