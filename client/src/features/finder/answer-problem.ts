import type { ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, numberIn, type Answer } from "@shared/finders/answers";
import type { Say, TextKey } from "./say";

const MISSING: Partial<Record<ShownQuestion["ask"]["kind"], TextKey>> = {
  many: "please-choose-some",
  price: "please-set-price",
  number: "please-enter-number",
};

/** What is wrong with an answer, in a sentence that says what to do; undefined if it may be submitted. */
export function answerProblem(
  question: ShownQuestion,
  answer: Answer | undefined,
  say: Say,
): string | undefined {
  const { ask, required, message } = question;
  if (answer === undefined) {
    return required ? message || say(MISSING[ask.kind] ?? "please-choose") : undefined;
  }
  if (ask.kind === "many") return manyProblem(question, chosenIds(answer), say);
  return ask.kind === "number" ? numberProblem(ask, answer, say) : undefined;
}

/** How many options may be chosen, in a sentence; undefined where any number may. */
export function limitsText({ ask }: ShownQuestion, say: Say): string | undefined {
  if (ask.kind !== "many") return undefined;
  const { min = 0, max } = ask;
  if (max === undefined) return min > 1 ? say("choose-at-least", { min }) : undefined;
  if (min === max) return say("choose-exactly", { max });
  return min > 1 ? say("choose-between", { min, max }) : say("choose-at-most", { max });
}

function manyProblem(question: ShownQuestion, chosen: readonly string[], say: Say) {
  if (question.ask.kind !== "many") return undefined;
  const { min = 0, max = Infinity } = question.ask;
  // "None of these" is the whole answer.
  const isExclusive = question.options?.some((each) => each.exclusive && chosen.includes(each.id));
  if (isExclusive || (chosen.length >= min && chosen.length <= max)) return undefined;
  return limitsText(question, say) ?? say("choose-at-least", { min });
}

type NumberAsk = Extract<ShownQuestion["ask"], { kind: "number" }>;

function numberProblem(ask: NumberAsk, answer: Answer, say: Say): string | undefined {
  const { min, max, step = 1, unit } = ask;
  const inUnit = (amount: number) => (unit ? `${amount}\u00a0${unit}` : String(amount));
  const number = numberIn(answer);
  if (number === undefined) return say("not-a-number", { example: inUnit(min) });
  if (number < min || number > max) {
    return say("number-range", { min: String(min), max: inUnit(max) });
  }
  const steps = (number - min) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  const at = (count: number) => inUnit(Number((min + count * step).toFixed(4)));
  return say("number-step", {
    step: inUnit(step),
    below: at(Math.floor(steps)),
    above: at(Math.ceil(steps)),
  });
}
