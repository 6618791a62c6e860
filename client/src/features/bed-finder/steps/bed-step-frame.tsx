import type { ReactNode } from "react";
import type { BedPreferences } from "@shared/contracts/preferences";
import { StepFrame } from "@/wizard/step-frame";
import type { Wizard } from "@/wizard/use-wizard";
import { SelectionsBadge } from "../selections-badge";

interface Props {
  wizard: Wizard<BedPreferences>;
  title: string;
  subtitle?: string;
  submitLabel: string;
  onSubmit(): void;
  children: ReactNode;
}

/** A question of the bed finder: with the count of what is selected, Previous and the way on. */
export function BedStepFrame({ submitLabel, onSubmit, ...props }: Props) {
  return (
    <StepFrame
      {...props}
      aside={<SelectionsBadge answers={props.wizard.draft} />}
      backLabel="Previous"
      next={{ label: submitLabel, onSubmit }}
    />
  );
}
