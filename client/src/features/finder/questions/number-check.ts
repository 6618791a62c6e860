import "../model/all-texts";
import type { ShownFinder, ShownQuestion } from "@shared/contracts/finders";
import { chosenIds, numberIn, readAnswer, type Answer } from "@shared/finders/answers";
import { shownIn, stepsAround, unitsOf } from "@shared/finders/units";
import { addCheck } from "../model/answer-problem";
import type { Say } from "../model/say";
import { unitInUse } from "./unit-in-use";

/** The number that somebody typed, with a comma or a point; undefined if it is none. */
export const typedNumber = (text: string): number | undefined =>
  numberIn(readAnswer("number", text.trim().replace(",", ".")));

/** What is wrong with a number, in the unit in use. One that may not be given is there as it was typed. */
function numberProblem(question: ShownQuestion, answer: Answer, say: Say, shown: ShownFinder) {
  if (question.ask.kind !== "number") return undefined;
  const units = unitsOf(question.ask);
  const [own, ...others] = units;
  const unit = unitInUse(shown, question, units);
  const inUnit = (amount: number) => (unit.unit ? `${amount}\u00a0${unit.unit}` : String(amount));

  const stored = numberIn(answer);
  if (stored !== undefined && stored >= own.min && stored <= own.max) {
    const [below, above] = stepsAround(own, stored);
    // In another unit it was a step.
    if (below === above || others.length > 0) return undefined;
  }
  const typed =
    stored === undefined ? typedNumber(chosenIds(answer)[0] ?? "") : shownIn(unit, own, stored);
  if (typed === undefined) return say("not-a-number", { example: inUnit(unit.min) });
  const isWithin =
    stored === undefined
      ? typed >= unit.min && typed <= unit.max
      : stored >= own.min && stored <= own.max;
  if (!isWithin) return say("number-range", { min: String(unit.min), max: inUnit(unit.max) });
  const [below, above] = stepsAround(unit, typed);
  if (below === above) return undefined;
  return say("number-step", {
    step: inUnit(unit.step),
    below: inUnit(below),
    above: inUnit(above),
  });
}

addCheck("number", numberProblem);
