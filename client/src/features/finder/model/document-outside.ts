import { rangeIn, writeAnswer } from "@shared/finders/answers";
import { answersOnTheWay } from "@shared/finders/path";
import { writtenAnswers } from "./finder-address";
import type { Outside } from "./outside";
import { writtenPicks } from "./picks";

/** Answers as they are, by question; links name the document's version. */
export const documentOutside: Outside = {
  write: (asked, answers) => ({
    ...writtenAnswers(asked, answers),
    ...writtenPicks(asked.shown, answers),
  }),
  read: (_, given) => given,
  inLink: ({ shown }, written) => ({ v: shown.version, a: written }),
  ofLink: (given) => (given as { a?: unknown } | undefined)?.a,
  // A day may say who somebody is: it has no place in a trace.
  trace: ({ questions, values }, answers) =>
    Object.fromEntries(
      Object.entries(answersOnTheWay(questions, answers, values))
        .filter(([id]) => questions.find((each) => each.id === id)?.ask.kind !== "date")
        .map(([id, answer]) => [id, rangeIn(answer) ? writeAnswer(answer) : answer]),
    ),
};
