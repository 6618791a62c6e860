import type { KnownAnswers } from "../model/known-answers";
import { sayCount, type Say } from "../model/say";

/** What of a run no longer exists, in a sentence or two; undefined if all of it does. */
export function lostText({ lost, lostChoices, gone }: Omit<KnownAnswers, "answers">, say: Say) {
  const names = lost.map(({ title }) => title).join(" · ");
  const sentences = [
    lost.length > 0 && sayCount(say, "lost-answers", lostChoices, { names }),
    gone > 0 && sayCount(say, "lost-questions", gone),
  ].filter(Boolean);
  return sentences.join(" ") || undefined;
}
