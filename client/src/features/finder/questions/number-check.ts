import "../all-texts";
import type { ShownQuestion } from "@shared/contracts/finders";
import { numberIn, type Answer } from "@shared/finders/answers";
import { addCheck } from "../answer-problem";
import type { Say } from "../say";

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

addCheck("number", ({ ask }, answer, say) =>
  ask.kind === "number" ? numberProblem(ask, answer, say) : undefined,
);
