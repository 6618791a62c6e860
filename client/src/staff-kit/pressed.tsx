// On its own: the one button of the staff area that stays pressed.
import type { ReactNode } from "react";

interface Props {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of several ways to look at something. */
export const Pressed = ({ isOn, onPress, children }: Props) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="inline-flex min-h-control items-center gap-1.5 rounded-full border border-outline bg-surface px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-text"
  >
    {children}
  </button>
);
