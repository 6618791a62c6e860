import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { answersOnTheWay, type Values } from "@shared/finders/path";
import type { Question } from "@shared/finders/question";
import { valuesOf } from "@shared/finders/values";
import { kept } from "../../engine/explain";
import type { Chosen } from "./chosen";
import type { FinderCatalog } from "./finder-catalog";
import { optionsOf, type KnownOption } from "./known-options";

/** A question with the options it has for these products. */
export interface OpenQuestion {
  question: Question;
  options: readonly KnownOption[];
}

/** A question that was answered. */
export interface AskedQuestion extends OpenQuestion {
  answer: Answer;
  /** What was chosen, without those that say "not sure". */
  chosen: readonly KnownOption[];
}

/** Every question of a document. */
export const openQuestions = kept(
  (document: FinderDocument, catalog: FinderCatalog): readonly OpenQuestion[] =>
    document.questions.map((question) => ({ question, options: optionsOf(question, catalog) })),
);

/** Answers as a finder reads them. */
export interface ReadAnswers {
  /** Those of questions that the answers before them lead to. */
  onTheWay: Answers;
  /** The same without "not sure", which means nothing for products. */
  counted: Answers;
  /** What is worked out of them. */
  values: Values;
  /** The products of the sections above; nothing unless given. */
  chosen?: Chosen;
}

/** The values that a document defines. */
type Defined = FinderDocument["values"];

/** Reads answers as a shopper gives them, one question after the other. */
export function walk(
  open: readonly OpenQuestion[],
  values: Defined,
  answers: Answers,
): ReadAnswers {
  const walked = walkedOf(open, values);
  const onTheWay = answersOnTheWay(walked, answers, (given) => valuesOf(values, walked, given));
  return asGiven(open, values, onTheWay);
}

/** What values are made of, and the way is found by. */
export const walkedOf = kept((open: readonly OpenQuestion[], _values: Defined) =>
  open.map(({ question: { id, when }, options }) => ({ id, when, options })),
);

/** Reads answers whatever they lead to. */
export function asGiven(
  open: readonly OpenQuestion[],
  values: Defined,
  answers: Answers,
): ReadAnswers {
  const counted: Record<string, Answer> = {};
  for (const { question, options } of open) {
    const answer = answers[question.id];
    if (answer === undefined) continue;
    const isNotSure = (id: string) =>
      options.find((each) => each.id === id)?.exclusive === "not-sure";
    if (!chosenIds(answer).some(isNotSure)) counted[question.id] = answer;
  }
  return { onTheWay: answers, counted, values: valuesOf(values, walkedOf(open, values), answers) };
}

/** The questions that were answered, in their order. */
export function askedQuestions(open: readonly OpenQuestion[], counted: Answers): AskedQuestion[] {
  return open.flatMap(({ question, options }) => {
    const answer = counted[question.id];
    if (answer === undefined) return [];
    const chosen = chosenIds(answer).flatMap((id) => options.find((each) => each.id === id) ?? []);
    return [{ question, options, answer, chosen }];
  });
}
