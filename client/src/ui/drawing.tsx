import type { ReactNode } from "react";

interface Props {
  /** Width and height of the drawing's view box. */
  size: readonly [number, number];
  className?: string;
  children: ReactNode;
}

/** The base of all our line drawings: the same strokes, hidden from screen readers. */
export function Drawing({ size, className, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="var(--drawing-line)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
