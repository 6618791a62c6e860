import { answersOnTheWay } from "@shared/finders/path";
import { chosenIds, rangeIn, type Answers } from "@shared/finders/answers";
import type { ShownQuestion } from "@shared/contracts/finders";
import { scaled } from "@/lib/scaled";
import { answerText, moneyOf } from "./answer-text";
import type { FinderModel } from "./model";
import { inSystem } from "./size-in-use";

/** The answers that count, in words, with their questions. */
export function answeredQuestions({ questions, values, shown }: FinderModel, answers: Answers) {
  const counted = answersOnTheWay(questions, answers, values);
  return questions.flatMap((each) => {
    const answer = counted[each.id];
    if (answer === undefined) return [];
    const question = inSystem(shown, scaled(each, questions, counted));
    return [{ question: each, text: answerText(question, answer, moneyOf(shown), shown.locale) }];
  });
}

/** Whether an answer leaves its question open. */
export function isNotSure({ id, options = [] }: ShownQuestion, answers: Answers): boolean {
  const chosen = chosenIds(answers[id]);
  return options.some((each) => each.exclusive === "not-sure" && chosen.includes(each.id));
}

/** Whether an answer asks for nothing that could be met: it leaves its question open, or is any price. */
export function asksForNothing(question: ShownQuestion, answers: Answers): boolean {
  const range = rangeIn(answers[question.id]);
  const isAnyPrice =
    question.ask.kind === "price" && range !== undefined && !range.min && range.max === undefined;
  return isAnyPrice || isNotSure(question, answers);
}

/** What the answers are called in a sentence: those that had to be given, "side sleeper, queen, R6,000 – R12,000". */
export function inWords(model: FinderModel, answers: Answers): string {
  return answeredQuestions(model, answers)
    .filter(({ question }) => question.required && !isNotSure(question, answers))
    .map(({ question, text }) => (question.options ? inSentence(text) : text))
    .join(", ");
}

/** The answers in a line: "Side sleeper, Queen, R6,000 – R12,000". */
export function summary(model: FinderModel, answers: Answers): string {
  const all = answeredQuestions(model, answers).map(({ text }) => text);
  return model.say("saved-summary", { answers: all.join(", "), words: inWords(model, answers) });
}

/** A label within a sentence, in small letters; one in capitals stays as it is. */
const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** A sentence that goes on another one; a name in capitals or a letter before a number stays as it is. */
export const goingOn = (text: string): string =>
  /^\p{Lu}(\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A text that begins a sentence. */
export const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
