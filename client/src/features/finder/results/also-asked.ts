import type { ResultItem, ShownQuestion } from "@shared/contracts/finders";
import { rangeIn, type Answer, type Answers } from "@shared/finders/answers";
import { answersOnTheWay } from "@shared/finders/path";
import type { FinderModel } from "../model/model";
import { answeredQuestions, asksForNothing } from "../model/summary";

/**
 * A product with a line on the answers that ruled others out, where nothing else says that it meets them: its price, and
 * what its facts say in the answer's words. "4 of your 5 answers" can be counted then.
 */
export function withAlsoAsked(
  item: ResultItem,
  relaxed: readonly string[],
  model: FinderModel,
  answers: Answers,
): ResultItem {
  const { questions, values, say } = model;
  const { reasons, met } = item;
  // One line says it of all that ruled out where nothing ranks.
  if (reasons.length === 0 || reasons.some(({ criterion }) => criterion === "filters")) return item;
  const counted = answersOnTheWay(questions, answers, values);
  const isMet = (question: ShownQuestion, text: string) =>
    !relaxed.includes(question.id) &&
    !reasons.some(({ criterion }) => criterion === question.id) &&
    !asksForNothing(question, counted) &&
    (question.ask.kind === "price"
      ? isWithin(item, counted[question.id])
      : met === undefined && item.facts[question.id]?.toLowerCase() === text.toLowerCase());
  const also = answeredQuestions(model, answers)
    .filter(({ question, text }) => isMet(question, text))
    .map(({ text }) => text);
  if (also.length === 0) return item;
  return { ...item, met: [...(met ?? []), say("also-asked", { answers: also.join(", ") })] };
}

/** Whether a product's price is known, and within the range that was answered. */
function isWithin({ price }: ResultItem, answer: Answer | undefined): boolean {
  const range = rangeIn(answer);
  if (price === null || range === undefined) return false;
  const { min = 0, max = Infinity } = range;
  return Number(price) >= min && Number(price) <= max;
}
