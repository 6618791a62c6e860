import { Suspense, type ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { StepSkeleton } from "./step-heading";
import type { Wizard } from "./use-wizard";
import { useWizardTexts } from "./wizard-texts";

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

/** The shopper's progress. Completed steps are links; the current one is not. */
function StepBar<A>({ wizard }: { wizard: Wizard<A> }) {
  const texts = useWizardTexts();
  return (
    <nav aria-label={texts.steps}>
      <ol className="flex gap-1.5 sm:gap-2">
        {wizard.groups.map(({ title, steps }, position) => {
          const first = steps[0]!;
          const isCurrent = position === wizard.groupIndex;
          const isBehind = position < wizard.groupIndex;
          const isFilled = steps.every((step) => step.isFilled(wizard.answers));
          const isDone = isBehind || isFilled;
          const mayOpen = !isCurrent && wizard.mayJumpTo(first.id);
          return (
            <li
              key={first.id}
              // "Step 2 of 7" counts no results: on a phone, where no name says what it is, neither does the bar.
              className={classNames("min-w-0 flex-1", first.isCounted === false && "max-sm:hidden")}
            >
              <button
                type="button"
                className="group flex min-h-11 w-full flex-col gap-2 rounded-lg py-3 text-left enabled:cursor-pointer sm:py-2 disabled:cursor-default"
                aria-current={isCurrent ? "step" : undefined}
                disabled={!mayOpen}
                onClick={() => wizard.jumpTo(first.id)}
              >
                <span
                  className={classNames(
                    "h-1 w-full rounded-full transition-colors duration-step",
                    isBehind ? "bg-accent" : isDone ? "bg-accent/40" : "bg-line",
                  )}
                >
                  {isCurrent && (
                    // Of several questions in one group so many are come to.
                    <span
                      className="block h-full rounded-full bg-accent"
                      style={{
                        width: `${((steps.indexOf(wizard.step) + 1) / steps.length) * 100}%`,
                      }}
                    />
                  )}
                </span>
                <span
                  className={classNames(
                    "line-clamp-2 text-sm max-sm:sr-only group-enabled:group-hover:underline",
                    isCurrent ? "font-semibold text-ink" : "text-muted",
                  )}
                >
                  {title}
                  {isDone && !isCurrent && <span className="sr-only">{texts.completed}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
