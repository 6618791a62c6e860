import type { ReactNode, SubmitEvent } from "react";
import type { BedPreferences } from "@shared/contracts/preferences";
import { Button } from "@/ui/button";
import { StepHeading } from "@/wizard/step-heading";
import type { Wizard } from "@/wizard/use-wizard";
import { SelectionsBadge } from "../selections-badge";

interface Props {
  wizard: Wizard<BedPreferences>;
  title: string;
  subtitle?: string;
  /** What is wrong with the answers, after the shopper tried to go on. */
  problem?: string;
  submitLabel: string;
  onSubmit(): void;
  children: ReactNode;
}

/** What every question has: heading, its cards, a place for the problem, the way back and on. */
export function StepFrame({
  wizard,
  title,
  subtitle,
  problem,
  submitLabel,
  onSubmit,
  children,
}: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="pt-4 sm:pt-6">
      <StepHeading
        progress={`Step ${wizard.index + 1} of ${wizard.steps.length}`}
        subtitle={subtitle}
        aside={<SelectionsBadge answers={wizard.draft} />}
        takesFocus={wizard.direction !== undefined}
      >
        {title}
      </StepHeading>
      <div className="mt-6 sm:mt-8">{children}</div>
      {/* Within reach of a thumb on a phone, at the end of the page on wider screens. */}
      <div className="sticky bottom-0 z-30 -mx-4 mt-6 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
        <p role="alert" className="text-sm font-semibold text-danger not-empty:pb-2 sm:min-h-7">
          {problem}
        </p>
        <div className="flex justify-between gap-3">
          {wizard.index > 0 && (
            <Button look="secondary" onClick={wizard.back}>
              Previous
            </Button>
          )}
          <Button type="submit" className="max-sm:grow sm:ml-auto">
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
