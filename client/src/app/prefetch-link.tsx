import type { ReactNode } from "react";
import { Link } from "wouter";

interface Props {
  href: string;
  /** Imports the page's code, and asks ahead for what it needs. */
  load: () => Promise<unknown>;
  className?: string;
  children: ReactNode;
}

/** A link to a page of ours, whose code is fetched when somebody reaches for it. */
export function PrefetchLink({ load, ...rest }: Props) {
  // A failed prefetch is no failure: the page asks again when it is opened.
  const prefetch = () => void load().catch(() => undefined);
  return <Link onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} {...rest} />;
}
