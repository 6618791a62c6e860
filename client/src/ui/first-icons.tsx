import type { ReactNode } from "react";

// The icons of a first question. They look and are named like the library's, whose code is not part of a
// first load.

interface Props {
  className: string;
  strokeWidth?: number;
}

const icon = (name: string, { className, strokeWidth = 2 }: Props, shapes: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    className={`lucide-${name} ${className}`}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shapes}
  </svg>
);

export const CheckIcon = (props: Props) => icon("check", props, <path d="M20 6 9 17l-5-5" />);

export const LockIcon = (props: Props) =>
  icon(
    "lock-keyhole",
    props,
    <>
      <circle cx="12" cy="16" r="1" />
      <rect x="3" y="10" width="18" height="12" rx="2" />
      <path d="M7 10V7a5 5 0 0 1 10 0v3" />
    </>,
  );
