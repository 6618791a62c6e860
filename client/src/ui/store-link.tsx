import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { buttonClass } from "./button";

/** A link to the retailer's own site, in a new tab, so that the answers stay. */
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

interface ButtonProps {
  url: string;
  look?: Parameters<typeof buttonClass>[0];
  children: ReactNode;
}

/** The same with a button's look. */
export function StoreButton({ url, look = "secondary", children }: ButtonProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={classNames(buttonClass(look), look === "quiet" && "px-2!")}
    >
      {children}
    </a>
  );
}
