import type { ShownQuestion } from "@shared/contracts/finders";
import { scalePrices } from "@shared/finders/price-scale";
import { chosenIds, type Answers } from "@shared/finders/answers";

/**
 * A question of a price as these answers scale it: its presets and the slider's ends are multiplied by the
 * number of the chosen option that it is scaled by. Any other question stays as it is.
 */
export function scaled(
  question: ShownQuestion,
  questions: readonly ShownQuestion[],
  answers: Answers,
): ShownQuestion {
  const { ask, presets = [] } = question;
  if (ask.kind !== "price" || !ask.scaledBy) return question;
  const [chosen] = chosenIds(answers[ask.scaledBy]);
  const { options = [] } = questions.find(({ id }) => id === ask.scaledBy) ?? {};
  const { number = 1 } = options.find(({ id }) => id === chosen) ?? {};
  if (number === 1) return question;
  const { presets: scaledPresets, ...ends } = scalePrices(ask, presets, number);
  return { ...question, ask: { ...ask, ...ends }, presets: scaledPresets };
}
