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
  onSubmit: () => void;
  /** The way to the saved sets. */
  saved?: ReactNode;
  children: ReactNode;
}

/** A question of the bed finder: with the count of what is selected, Previous and the way on. */
export function BedStepFrame({ submitLabel, onSubmit, saved, ...props }: Props) {
  return (
    <StepFrame
      {...props}
      aside={
        // No higher than its line: what is saved comes later than that, and nothing may jump.
        <div className="-my-2 flex flex-wrap items-center justify-end gap-x-2">
          {saved}
          <SelectionsBadge answers={props.wizard.draft} />
        </div>
      }
      backLabel="Previous"
      next={{ label: submitLabel, onSubmit }}
    />
  );
}
