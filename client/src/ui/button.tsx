import type { ComponentPropsWithRef } from "react";
import { classNames } from "@/lib/class-names";

type Look = "primary" | "secondary" | "quiet";

const LOOKS: Record<Look, string> = {
  primary:
    "bg-accent text-accent-ink enabled:hover:bg-accent-strong disabled:bg-line disabled:text-muted border border-transparent",
  secondary:
    "border border-outline bg-surface text-ink enabled:hover:border-muted disabled:opacity-50",
  quiet: "text-accent-text enabled:hover:underline underline-offset-4 disabled:opacity-50",
};

/** The look of a button, for links. */
export function buttonClass(look: Look): string {
  return classNames(
    "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 text-base font-semibold transition-colors duration-quick",
    LOOKS[look],
  );
}

interface Props extends ComponentPropsWithRef<"button"> {
  look?: Look;
}

export function Button({ look = "primary", className, type = "button", ...rest }: Props) {
  return <button type={type} className={classNames(buttonClass(look), className)} {...rest} />;
}
