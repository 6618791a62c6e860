import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Hint } from "./hint";

interface Props {
  /** The name of the button: "More about Queen". */
  label: string;
  text: ReactNode;
  delay?: number;
}

/** A small (i) beside something that needs explaining. */
export function InfoTip({ label, text, delay }: Props) {
  return (
    <Hint
      label={label}
      text={text}
      delay={delay}
      className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
    >
      <Info aria-hidden className="size-4" />
    </Hint>
  );
}
