import type { Question } from "@shared/finders/question";
import { answerKind } from "@shared/finders/question-kinds";
import type { AnswerKind } from "@shared/finders/answers";
import type { AnswerTest } from "@shared/finders/when";

/** The ways to ask about an answer or a calculation that staff choose from. */
export type WhenKind = "is" | "isNot" | "hasAny" | "atLeast" | "atMost" | "answered" | "open";

export const WHEN_LABELS: Record<WhenKind, string> = {
  is: "is",
  isNot: "is answered, but not",
  hasAny: "is one of",
  atLeast: "is at least",
  atMost: "is at most",
  answered: "is answered",
  open: "is not answered",
};

const CHOSEN: readonly WhenKind[] = ["is", "isNot", "hasAny", "answered", "open"];
const WHETHER: readonly WhenKind[] = ["answered", "open"];

const KINDS: Record<AnswerKind, readonly WhenKind[]> = {
  choice: CHOSEN,
  choices: CHOSEN,
  number: ["atLeast", "atMost", "is", "isNot", "answered", "open"],
  date: ["is", "isNot", "answered", "open"],
  range: WHETHER,
  none: WHETHER,
};

/** How something can be asked about. */
export const kindsOf = (question: Question | undefined, isValue: boolean): readonly WhenKind[] =>
  isValue ? ["atLeast", "atMost", "is"] : question ? KINDS[answerKind(question)] : CHOSEN;

/** The kind of a test. */
export function whenKindOf(test: AnswerTest): WhenKind {
  if ("isAnswered" in test) return test.isAnswered ? "answered" : "open";
  if ("hasAny" in test) return "hasAny";
  if ("isNot" in test) return "isNot";
  if ("atLeast" in test) return "atLeast";
  return "atMost" in test ? "atMost" : "is";
}

type Subject = { question: string } | { value: string };

/** What a test is about. */
export const subjectOf = (test: AnswerTest): Subject =>
  "value" in test ? { value: test.value } : { question: test.question };

/** A test of a kind, with what it is compared with where it still suits. */
export function whenOf(subject: Subject, kind: WhenKind, operand: string | number): AnswerTest {
  const number = typeof operand === "number" ? operand : 0;
  if (kind === "atLeast") return { ...subject, atLeast: number };
  if (kind === "atMost") return { ...subject, atMost: number };
  if ("value" in subject) return { ...subject, is: number };
  switch (kind) {
    case "answered":
    case "open":
      return { ...subject, isAnswered: kind === "answered" };
    case "hasAny":
      return { ...subject, hasAny: [String(operand)] };
    case "isNot":
      return { ...subject, isNot: operand };
    default:
      return { ...subject, is: operand };
  }
}

/** What a test compares with; nothing where it compares with nothing. */
export function operandOf(test: AnswerTest): string | number | undefined {
  if ("is" in test) return test.is;
  if ("isNot" in test) return test.isNot;
  if ("atLeast" in test) return test.atLeast;
  if ("atMost" in test) return test.atMost;
  return "hasAny" in test ? test.hasAny[0] : undefined;
}
