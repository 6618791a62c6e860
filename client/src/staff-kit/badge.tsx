import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** A short word on how something stands. */
export function Badge({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        isLive ? "border-accent bg-accent-soft text-accent-text" : "border-line text-muted",
      )}
    >
      {children}
    </span>
  );
}
