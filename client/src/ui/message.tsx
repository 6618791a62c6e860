import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

interface Props {
  drawing?: ReactNode;
  /** Omitted where the page's heading says it. */
  title?: string;
  /** `h1` where it is all that a page says. */
  heading?: "h1" | "h2";
  children?: ReactNode;
  /** What helps, as wide as the message. */
  below?: ReactNode;
  /** Buttons for the next action. */
  actions?: ReactNode;
  /** Announces it immediately: for failures. */
  urgent?: boolean;
}

/** A view with a single message: an error, an empty list. */
export function Message({
  drawing,
  title,
  children,
  below,
  actions,
  urgent = false,
  heading: Heading = "h2",
}: Props) {
  // Below the page's own heading it stands at its edge.
  const isBelow = title === undefined;
  return (
    <section
      role={urgent ? "alert" : undefined}
      className={classNames(
        "flex flex-col",
        isBelow
          ? "items-start py-4"
          : "mx-auto max-w-xl items-center px-2 py-10 text-center sm:py-16",
      )}
    >
      {drawing && <div className={isBelow ? "mb-4 w-40" : "mb-6 w-56"}>{drawing}</div>}
      {title !== undefined && <Heading className="text-2xl font-bold">{title}</Heading>}
      {children && <div className={classNames("text-muted", !isBelow && "mt-2")}>{children}</div>}
      {below && <div className="w-full max-w-3xl">{below}</div>}
      {actions && (
        <div className={classNames("mt-6 flex flex-wrap gap-3", !isBelow && "justify-center")}>
          {actions}
        </div>
      )}
    </section>
  );
}
