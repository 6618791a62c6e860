import { Suspense, use, useState, type ReactNode } from "react";
import { readRun, type Run } from "./run-storage";
import { StepSkeleton } from "./step-heading";

interface Props<Answers> {
  runKey: string;
  fresh: Run<Answers>;
  /** Validates a stored run; loaded only if one exists. Undefined if it is invalid. */
  parse: (stored: unknown) => Promise<Run<Answers> | undefined>;
  children: (initial: Run<Answers>) => ReactNode;
}

/** Resumes this tab's run, or starts a new one. */
export function ResumedRun<A>({ runKey, fresh, parse, children }: Props<A>) {
  const [restored] = useState(() => {
    const stored = readRun(runKey);
    return stored === undefined ? undefined : parse(stored).then((run) => run ?? fresh);
  });
  if (!restored) return children(fresh);
  return (
    // A boundary of its own: a component that suspends before it is mounted loses its state, so
    // this one must stay outside.
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
