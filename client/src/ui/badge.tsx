import type { ReactNode } from "react";

/** A short label on a card: "Recommended". */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full bg-accent-soft px-2.5 py-1 text-xs leading-none font-semibold whitespace-nowrap text-accent-text">
      {children}
    </span>
  );
}

/** A neutral tag: "Cooling Gel". */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full border border-line px-2.5 py-1 text-xs leading-none text-muted">
      {children}
    </span>
  );
}
