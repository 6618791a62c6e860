import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** A short word on how something stands. */
export function Badge({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "rounded-full border px-3 py-1 text-sm whitespace-nowrap",
        isLive ? "border-accent bg-accent-soft text-accent-text" : "border-line text-muted",
      )}
    >
      {children}
    </span>
  );
}
