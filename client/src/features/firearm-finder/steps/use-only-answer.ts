import { useEffect, useEffectEvent } from "react";
import type { Wizard } from "@/wizard/use-wizard";
import { withDependents, type FirearmAnswers, type SettledField } from "../firearm-steps";

/**
 * Answers a question with only one option and moves on, to save the shopper a press. The question
 * then leaves the run, so that Back skips it, until an answer that it depends on changes.
 */
export function useOnlyAnswer(
  wizard: Wizard<FirearmAnswers>,
  field: SettledField,
  only: string | undefined,
): void {
  const settle = useEffectEvent((value: string) => {
    const patch = withDependents(wizard.answers, field, value as FirearmAnswers[typeof field]);
    const settled = [...(patch.settled ?? []), field];
    wizard.submit({ ...patch, settled });
  });
  useEffect(() => {
    if (only !== undefined) settle(only);
  }, [only]);
}
