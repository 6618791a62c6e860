import { writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import type { Offer } from "./offers";

/** Answers with the changes of an offer. */
export function withChanges(answers: Answers, { changes }: Pick<Offer, "changes">): Answers {
  const merged = Object.entries({ ...answers, ...changes });
  return Object.fromEntries(merged.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

/** Changes as addresses write them; null removes one. */
export const written = (changes: Offer["changes"]) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, answer]) => [
      id,
      answer === null ? null : writeAnswer(answer),
    ]),
  );
