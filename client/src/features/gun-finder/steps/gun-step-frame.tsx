import type { ComponentProps } from "react";
import { StepFrame } from "@/wizard/step-frame";
import type { GunAnswers } from "../gun-steps";

type Props = Omit<ComponentProps<typeof StepFrame<GunAnswers>>, "backLabel" | "problem">;

/** A question of the firearm finder: Back, and the problem with a resumed answer. */
export function GunStepFrame(props: Props) {
  return <StepFrame {...props} backLabel="Back" problem={props.wizard.problem} />;
}
