import { Suspense, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "./error-boundary";

/** What every page stands in: room while its code is on the way, and a way out when it fails. */
export function PageFrame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  return (
    // A failure belongs to its address: going elsewhere leaves it behind.
    <ErrorBoundary key={location.split("/")[1]}>
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
