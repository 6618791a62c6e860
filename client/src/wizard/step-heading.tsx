import { useEffect, useRef, type ReactNode } from "react";

interface Props {
  /** Small line above: "Step 2 of 5". */
  progress: string;
  children: ReactNode;
  subtitle?: ReactNode;
  /** Beside the progress line. */
  aside?: ReactNode;
  /** Whether the shopper has moved: then the heading takes focus, so that the new step is read out. */
  takesFocus: boolean;
}

/** The question of a step. */
export function StepHeading({ progress, children, subtitle, aside, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <header>
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="text-sm font-semibold text-accent-text">{progress}</p>
        {aside}
      </div>
      <h1 ref={heading} tabIndex={-1} className="step-title mt-1">
        {children}
      </h1>
      {subtitle && <p className="mt-2 max-w-[60ch] text-muted">{subtitle}</p>}
    </header>
  );
}
