import type { ReactNode, SubmitEvent } from "react";
import { Button } from "@/ui/button";
import { StepHeading } from "./step-heading";
import type { Wizard } from "./use-wizard";

interface Props<Answers> {
  wizard: Wizard<Answers>;
  title: string;
  subtitle?: ReactNode;
  /** Beside the progress line. */
  aside?: ReactNode;
  /** What is wrong with the answers, after the shopper tried to go on. */
  problem?: string;
  /** What the way back is called. */
  backLabel: string;
  /** The way on; left out where choosing moves on at once. */
  next?: { label: string; onSubmit(): void; isDisabled?: boolean };
  children: ReactNode;
}

/** What every question has: heading, its cards, a place for the problem, the way back and on. */
export function StepFrame<A>(props: Props<A>) {
  const { wizard, next } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!next?.isDisabled) next?.onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="pt-4 sm:pt-6">
      <StepHeading wizard={wizard} subtitle={props.subtitle} aside={props.aside}>
        {props.title}
      </StepHeading>
      <div className="mt-6 sm:mt-8">{props.children}</div>
      <StepActions {...props} />
    </form>
  );
}

/** The problem, the way back and the way on; nothing where there is none of them. */
function StepActions<A>({ wizard, problem, backLabel, next }: Props<A>) {
  const hasBack = wizard.index > 0;
  if (!hasBack && !next && !problem) return <div className="h-6 sm:hidden" />;
  return (
    // Within reach of a thumb on a phone, at the end of the page on wider screens.
    <div className="sticky bottom-0 z-30 -mx-4 mt-6 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <p role="alert" className="text-sm font-semibold text-danger not-empty:pb-2 sm:min-h-7">
        {problem}
      </p>
      <div className="flex justify-between gap-3">
        {hasBack && (
          <Button look="secondary" onClick={wizard.back}>
            {backLabel}
          </Button>
        )}
        {next && (
          <Button type="submit" disabled={next.isDisabled} className="max-sm:grow sm:ml-auto">
            {next.label}
          </Button>
        )}
      </div>
    </div>
  );
}
