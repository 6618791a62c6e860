import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary";

/** The frame of every page: space while its code loads, and a way out when it fails. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    // A failure belongs to its address: navigating elsewhere clears it.
    <ErrorBoundary key={path.split("/")[1]}>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
