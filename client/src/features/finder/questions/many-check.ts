import "../model/all-texts";
import type { ShownQuestion } from "@shared/contracts/finders";
import { chosenIds } from "@shared/finders/answers";
import { addCheck } from "../model/answer-problem";
import type { Say } from "../model/say";

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

addCheck("many", (question, answer, say) => manyProblem(question, chosenIds(answer), say));
