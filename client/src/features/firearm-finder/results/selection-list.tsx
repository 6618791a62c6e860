import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import type { FirearmAnswers } from "../firearm-steps";
import { selections } from "../selections";

/** The shopper's answers; each line links back to its question, if there was one. */
export function SelectionList({ wizard }: { wizard: Wizard<FirearmAnswers> }) {
  const answers = selections(wizard.answers).map(({ name, value, stepId }) => ({
    name,
    value,
    onChange: stepId && (() => wizard.jumpTo(stepId)),
  }));
  return <AnswerPills label="Your selections" answers={answers} />;
}
