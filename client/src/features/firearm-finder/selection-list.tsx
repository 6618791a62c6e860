import type { Answers } from "@shared/finders/answers";
import { AnswerPills } from "@/ui/answer-pills";
import type { Wizard } from "@/wizard/use-wizard";
import type { AskedFirearms } from "./firearm-answers";
import { selections } from "./selections";

interface Props {
  wizard: Wizard<Answers>;
  model: AskedFirearms;
}

/** The shopper's answers; each line links back to its question, if there was one. */
export function SelectionList({ wizard, model }: Props) {
  const answers = selections(model, wizard.answers).map(({ name, value, stepId }) => ({
    name,
    value,
    onChange: stepId === undefined ? undefined : () => wizard.jumpTo(stepId),
  }));
  return <AnswerPills label="Your selections" answers={answers} />;
}
