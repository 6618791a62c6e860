import { Suspense, type ReactNode } from "react";
import { StepBar } from "./step-bar";
import { StepSkeleton } from "./step-skeleton";
import type { Wizard } from "./use-wizard";

interface Props<Answers> {
  wizard: Wizard<Answers>;
  /** Whether the step bar shows. */
  hasProgress: boolean;
  /** The current step's screen; empty while its data loads. */
  children: ReactNode;
}

/** The step bar and the current step, which slides in from the direction of travel. */
export function StepStage<A>({ wizard, hasProgress, children }: Props<A>) {
  return (
    <>
      {hasProgress && <StepBar wizard={wizard} />}
      <Suspense fallback={<StepSkeleton />}>
        {children ? (
          <div
            key={wizard.step.id}
            className={wizard.direction && "step-enter"}
            data-direction={wizard.direction}
          >
            {children}
          </div>
        ) : (
          <StepSkeleton />
        )}
      </Suspense>
    </>
  );
}
