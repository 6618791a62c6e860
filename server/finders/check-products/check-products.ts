import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Question } from "@shared/finders/question";
import { valuesOf } from "@shared/finders/values";
import type { AnswerTest, When } from "@shared/finders/when";
import { rulingOutBesideWishes } from "@shared/finders/ruling-out";
import type { Steps } from "../../platform/work/steps";
import type { Stage } from "../shopper/stage";
import { createReport, type Finding, type Report } from "../check/finding";
import { ownOptions, whensOf } from "../check/parts";
import { possibleAnswers, type QuestionTest } from "../check/possible-answers";
import { sayIn } from "../compile/say";
import { checkChoices } from "./choices";
import { checkLinked } from "./linked";
import { checkStated } from "./stated";
import { stockedSections } from "./stocked";
import { checkSuitedParts } from "./suited-parts";
import { checkMentions, checkWaiting } from "./waiting";

/**
 * What staff should think about before a document without faults is published: what its answers leave of today's
 * products, what these do not state and no answer offers, and how much is asked.
 */
export function* checkProducts(stage: Pick<Stage, "document" | "catalogs">): Steps<Finding[]> {
  const report = createReport();
  checkLength(stage.document, report);
  yield;
  checkMixed(stage.document, report);
  const stocked = yield* stockedSections(stage);
  yield* checkChoices(stage.document, stocked, report);
  yield* checkWaiting(stage.document, stocked, report);
  yield* checkMentions(stage, report);
  checkSuitedParts(stage, report);
  checkLinked(stocked, report);
  yield;
  yield* checkStated(stage.document, stocked, report);
  return report.warnings;
}

/** What shoppers put up with. */
const MOST_ASKED = 7;
const MOST_REQUIRED = 5;

/** How many ways are followed at once: the longest. */
const MAX_WAYS = 200;

/** Warns where some answers lead to more questions than shoppers put up with. */
function checkLength(document: FinderDocument, report: Report): void {
  const asks = ({ ask }: Question) => ask.kind !== "info";
  const asked = longestWay(document, asks);
  if (asked > MOST_ASKED) {
    const message = `Some answers lead to ${asked} questions; many shoppers leave after ${MOST_ASKED}. Leave some out, or ask them only of those whom they concern.`;
    report.warn("questions", message);
  }
  const required = longestWay(document, (each) => asks(each) && each.required);
  if (required > MOST_REQUIRED) {
    const message = `Some answers lead to ${required} questions that must be answered; more than ${MOST_REQUIRED} keep shoppers from the results. Let some be skipped.`;
    report.warn("questions", message);
  }
}

interface Way {
  answers: Answers;
  length: number;
}

/** How many of the questions that count some answers lead to; there may be a longer way where there are very many. */
function longestWay(document: FinderDocument, counts: (question: Question) => boolean): number {
  const { questions, values } = document;
  const tests = whensOf(document).flatMap(({ part }) => testsOf(part));
  const counted = questions.map((question) => ({ ...question, options: ownOptions(question) }));
  let ways: Way[] = [{ answers: {}, length: 0 }];
  for (const question of questions) {
    const named = tests.filter((test) => test.question === question.id);
    // How it is answered leads nowhere without a test, unless values are made of it.
    const isAsideFrom = named.length === 0 && values.length === 0;
    const possible = isAsideFrom
      ? [undefined]
      : (possibleAnswers(question, named) ?? singles(question));
    const next = new Map<string, Way>();
    const keep = (way: Way) => {
      const key = JSON.stringify(way.answers);
      if ((next.get(key)?.length ?? -1) < way.length) next.set(key, way);
    };
    for (const way of ways) {
      const { answers, length } = way;
      const known = valuesOf(values, counted, answers);
      if (!isMet(question.when, answers, known)) {
        keep(way);
        continue;
      }
      const then = length + Number(counts(question));
      const isOpen = (answer: Answer) =>
        chosenIds(answer).every((id) =>
          isMet(ownOptions(question).find((each) => each.id === id)?.when, answers, known),
        );
      for (const answer of possible) {
        if (answer === undefined) keep({ answers, length: then });
        else if (isOpen(answer)) {
          keep({ answers: { ...answers, [question.id]: answer }, length: then });
        }
      }
    }
    ways = [...next.values()].sort((a, b) => b.length - a.length).slice(0, MAX_WAYS);
  }
  return Math.max(...ways.map(({ length }) => length));
}

const singles = (question: Question): Answer[] => ownOptions(question).map(({ id }) => [id]);

function testsOf(when: When): QuestionTest[] {
  if ("all" in when) return when.all.flatMap(testsOf);
  if ("any" in when) return when.any.flatMap(testsOf);
  if ("not" in when) return testsOf(when.not);
  return isOfQuestion(when) ? [when] : [];
}

const isOfQuestion = (test: AnswerTest): test is QuestionTest => !("value" in test);

/** Warns of answers that rule products out beside answers that are wishes. */
function checkMixed({ questions, locale }: FinderDocument, report: Report): void {
  const say = sayIn(locale, locale);
  questions.forEach((question, index) => {
    const { options } = question;
    for (const option of rulingOutBesideWishes(question)) {
      const at = Array.isArray(options) ? options.indexOf(option) : 0;
      const message = `“${say(option.label)}” rules products out, beside answers that are wishes. Make it a question of its own.`;
      report.warn(`questions.${index}.options.${at}`, message);
    }
  });
}
