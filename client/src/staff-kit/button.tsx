import type { ComponentPropsWithRef } from "react";
import { classNames } from "@/lib/class-names";

/** The rank of a button: one primary to a screen, and what destroys looks it. */
type Look = "primary" | "secondary" | "quiet" | "danger" | "quiet-danger";

const LOOKS: Record<Look, string> = {
  primary: classNames(
    "border border-transparent bg-accent px-3.5 text-accent-ink enabled:hover:bg-accent-strong",
  ),
  secondary: classNames(
    "border border-outline bg-surface px-3.5 text-ink enabled:hover:border-muted",
  ),
  quiet: classNames("text-accent-text underline-offset-4 enabled:hover:underline"),
  "quiet-danger": classNames("text-danger underline-offset-4 enabled:hover:underline"),
  danger: classNames(
    "border border-danger bg-surface px-3.5 text-danger enabled:hover:bg-danger enabled:hover:text-surface",
  ),
};

/** The look of a button of the staff area, for links. */
export const buttonClass = (look: Look): string =>
  classNames(
    "inline-flex min-h-control items-center justify-center gap-1.5 rounded-control text-sm font-semibold transition-colors duration-quick disabled:opacity-50",
    LOOKS[look],
  );

interface Props extends ComponentPropsWithRef<"button"> {
  look?: Look;
}

/** A button of the staff area: as high as its other controls. */
export function Button({ look = "primary", className, type = "button", ...rest }: Props) {
  return <button type={type} className={classNames(buttonClass(look), className)} {...rest} />;
}
