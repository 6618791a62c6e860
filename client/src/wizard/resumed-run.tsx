import { Suspense, use, useState, type ReactNode } from "react";
import { readRun, type Run } from "./run-storage";
import { StepSkeleton } from "./step-skeleton";

interface Props<Answers> {
  runKey: string;
  fresh: Run<Answers>;
  /** Checks what was stored; loaded only when something was. Nothing when it is not ours. */
  parse: (stored: unknown) => Promise<Run<Answers> | undefined>;
  children: (initial: Run<Answers>) => ReactNode;
}

/** Takes up the run of this tab, or starts a new one. */
export function ResumedRun<A>({ runKey, fresh, parse, children }: Props<A>) {
  const [restored] = useState(() => {
    const stored = readRun(runKey);
    return stored === undefined ? undefined : parse(stored).then((run) => run ?? fresh);
  });
  if (!restored) return children(fresh);
  return (
    // A boundary of its own: what suspends before it is mounted loses its state, so that this
    // component must not be part of it.
    <Suspense fallback={<StepSkeleton />}>
      <Restored run={restored}>{children}</Restored>
    </Suspense>
  );
}

interface RestoredProps<Answers> {
  run: Promise<Run<Answers>>;
  children: (initial: Run<Answers>) => ReactNode;
}

function Restored<A>({ run, children }: RestoredProps<A>) {
  return children(use(run));
}
