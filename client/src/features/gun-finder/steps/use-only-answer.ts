import { useEffect, useEffectEvent } from "react";
import type { Wizard } from "@/wizard/use-wizard";
import { withDependents, type GunAnswers, type SettledField } from "../gun-steps";

/**
 * Answers a question that has one answer, and goes on: asking it would be a press for nothing. The
 * question then leaves the run, so that Back passes it by, until an answer that it stands on changes.
 */
export function useOnlyAnswer(
  wizard: Wizard<GunAnswers>,
  field: SettledField,
  only: string | undefined,
): void {
  const settle = useEffectEvent((value: string) => {
    const patch = withDependents(wizard.answers, field, value as GunAnswers[typeof field]);
    const settled = [...(patch.settled ?? []), field];
    wizard.submit({ ...patch, settled });
  });
  useEffect(() => {
    if (only !== undefined) settle(only);
  }, [only]);
}
