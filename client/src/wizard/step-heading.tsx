import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Wizard } from "./use-wizard";
import { useWizardTexts } from "./wizard-texts";

interface Props<Answers> {
  wizard: Wizard<Answers>;
  children: ReactNode;
  subtitle?: ReactNode;
  /** Beside the progress line. */
  aside?: ReactNode;
}

/** The question of a step, under "Step 2 of 5". */
export function StepHeading<A>({ wizard, children, subtitle, aside }: Props<A>) {
  const texts = useWizardTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // Once the shopper has moved, the heading takes focus, so that the new step is read out.
  // Decided when the step mounts: a later action in it is no reason to move the focus.
  const [takesFocus] = useState(() => wizard.direction !== undefined && mayTakeFocus());
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <header>
      {(wizard.progress ?? aside) && (
        <div className="flex min-h-7 items-center justify-between gap-3">
          <p className="text-sm font-semibold text-accent-text">
            {wizard.progress && texts.progress(wizard.progress)}
          </p>
          {aside}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="step-title mt-1">
        {children}
      </h1>
      {subtitle && <p className="mt-2 max-w-[60ch] text-muted">{subtitle}</p>}
    </header>
  );
}

let hasActed = false;
for (const act of ["pointerdown", "keydown", "click"]) {
  window.addEventListener(act, () => (hasActed = true), { once: true, capture: true });
}

/** In a frame only while the shopper is in it: a host page that prefills it keeps its focus. */
function mayTakeFocus(): boolean {
  return window.parent === window || (hasActed && document.hasFocus());
}

/** Placeholder for a step, of the same size. */
export function StepSkeleton() {
  const texts = useWizardTexts();
  return (
    <div aria-busy="true" className="pt-6">
      <p className="sr-only">{texts.loading}</p>
      <div className="skeleton h-4 w-24" />
      <div className="skeleton mt-3 h-9 w-full max-w-md" />
      <div className="skeleton mt-4 h-5 w-full max-w-lg" />
      <div className="mt-8 grid gap-3 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <div key={card} className="skeleton h-[6.5rem] rounded-card lg:h-60" />
        ))}
      </div>
    </div>
  );
}
