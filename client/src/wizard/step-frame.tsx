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
  /** The problem with a resumed answer. */
  problem?: string;
  /** The label of the back button. */
  backLabel: string;
  /** The submit button; omitted if choosing moves on immediately. */
  next?: { label: string; onSubmit: () => void; isDisabled?: boolean; look?: "secondary" };
  children: ReactNode;
}

/** The frame of every question: heading, problem, cards, and the back and submit buttons. */
export function StepFrame<A>(props: Props<A>) {
  const { wizard, next } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!next?.isDisabled) next?.onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="pt-1 sm:pt-6">
      <StepHeading wizard={wizard} subtitle={props.subtitle} aside={props.aside}>
        {props.title}
      </StepHeading>
      {props.problem && (
        <p role="alert" className="mt-6 font-semibold text-danger">
          {props.problem}
        </p>
      )}
      <div className="mt-5 sm:mt-8">{props.children}</div>
      <StepActions {...props} />
    </form>
  );
}

/** The back and submit buttons; hidden if there is neither. */
function StepActions<A>({ wizard, backLabel, next }: Props<A>) {
  const hasBack = wizard.index > 0;
  if (!hasBack && !next) return <div className="h-6 sm:hidden" />;
  return (
    // Within a thumb's reach on phones, at the end of the page on wider screens.
    <div className="sticky bottom-(--visible-bottom) z-30 -mx-4 mt-4 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:px-0">
      <div className="flex flex-wrap justify-between gap-3">
        {hasBack && (
          <Button look="secondary" onClick={wizard.back}>
            {backLabel}
          </Button>
        )}
        {next && (
          <Button
            type="submit"
            look={next.look}
            disabled={next.isDisabled}
            className="max-sm:grow sm:ml-auto"
          >
            {next.label}
          </Button>
        )}
      </div>
    </div>
  );
}
