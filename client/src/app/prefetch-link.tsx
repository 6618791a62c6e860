import type { ReactNode } from "react";
import { Link } from "wouter";

interface Props {
  href: string;
  /** Imports the page's code and prefetches its data. */
  load: () => Promise<unknown>;
  className?: string;
  children: ReactNode;
}

/** A link to one of our pages; its code is fetched on hover, touch or focus. */
export function PrefetchLink({ load, ...rest }: Props) {
  // A failed prefetch is ignored: the page asks again when it is opened.
  const prefetch = () => void load().catch(() => undefined);
  return <Link onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} {...rest} />;
}
