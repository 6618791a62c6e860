import type { ReactNode } from "react";

/** A link to the retailer's own site, in a new tab: the answers stay where they are. */
export function StoreLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center rounded-lg px-3 underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
