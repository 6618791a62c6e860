// On its own: going on with a run and beginning one need it, and load at different times.
import { chosenIds, type Answers } from "@shared/finders/answers";
import { PASSED } from "../model/document-steps";

/** The answers with these steps counted as passed. */
export function withPassed(answers: Answers, steps: readonly string[]): Answers {
  const passed = [...new Set([...chosenIds(answers[PASSED]), ...steps])];
  return { ...answers, [PASSED]: passed };
}
