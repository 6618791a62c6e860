import { writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { answerWithin, readAnswer } from "@shared/finders/question-kinds";
import type { Question } from "@shared/finders/question";
import {
  askedQuestions,
  openQuestions,
  walk,
  type AskedQuestion,
  type OpenQuestion,
} from "../compile/asked";
import { stagedSections, type Stage } from "./stage";

/** What a finder still understands of answers that were given some time ago. */
export interface KnownAnswers {
  /** Those that count. */
  answers: Answers;
  /** The questions of those that count, in their order. */
  asked: AskedQuestion[];
  /** The questions whose answers are no longer offered, wholly or in part. */
  lost: Question[];
}

/** Reads answers that were written as texts. A shopper's own words are none: they ask nothing of products. */
export function knownAnswers(
  stage: Stage,
  written: Readonly<Record<string, string>>,
): KnownAnswers {
  const [first] = stagedSections(stage);
  const open = first ? openQuestions(stage.document, first.catalog) : [];
  const known: Record<string, Answer> = {};
  const lost: Question[] = [];
  for (const each of open) {
    const { id, ask } = each.question;
    if (!Object.hasOwn(written, id)) continue;
    const given = readAnswer(ask.kind, written[id]!);
    const left = given === undefined ? undefined : leftOf(each, given);
    if (left !== undefined) known[id] = left;
    if (left === undefined || writeAnswer(left) !== writeAnswer(given!)) lost.push(each.question);
  }
  const { onTheWay } = walk(open, stage.document.values, known);
  return { answers: onTheWay, asked: askedQuestions(open, onTheWay), lost };
}

/** What of an answer its question offers. */
function leftOf(
  { question: { ask, options: from }, options }: OpenQuestion,
  answer: Answer,
): Answer | undefined {
  // What a list does not have can be answered, too.
  if (from && "listed" in from) return answer;
  return answerWithin(ask, answer, (id) => options.some((each) => each.id === id));
}
