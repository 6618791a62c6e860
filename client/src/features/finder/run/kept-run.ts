import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import { PASSED, SAME, SETTLED } from "../model/document-steps";
import { PICKS } from "../model/picks";

/** Answers with what the run itself keeps beside them. */
export function withRun(answers: Answers, run: object): Answers {
  const lists = [PASSED, SETTLED, SAME, PICKS].map((name) => {
    const given = chosenIds((run as Record<string, Answer | undefined>)[name]);
    return [name, given.filter((id) => typeof id === "string")] as const;
  });
  return { ...answers, ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)) };
}
