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
  /** The button that opens the saved sets. */
  saved?: ReactNode;
  children: ReactNode;
}

/** A question of the bed finder: with the count of selections, Previous and the submit button. */
export function BedStepFrame({ submitLabel, onSubmit, saved, ...props }: Props) {
  return (
    <StepFrame
      {...props}
      aside={
        // No taller than its line: the saved sets load later, and must not shift the layout.
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
