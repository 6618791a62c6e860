import type { ComponentProps } from "react";
import { StepFrame } from "@/wizard/step-frame";
import type { FirearmAnswers } from "../firearm-steps";

type Props = Omit<ComponentProps<typeof StepFrame<FirearmAnswers>>, "backLabel" | "problem">;

/** A question of the firearm finder: Back, and the problem with a resumed answer. */
export function FirearmStepFrame(props: Props) {
  return <StepFrame {...props} backLabel="Back" problem={props.wizard.problem} />;
}
