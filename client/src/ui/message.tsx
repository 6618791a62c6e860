import type { ReactNode } from "react";

interface Props {
  drawing?: ReactNode;
  title: string;
  /** `h1` where it is all that a page says. */
  heading?: "h1" | "h2";
  children?: ReactNode;
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
  actions,
  urgent = false,
  heading: Heading = "h2",
}: Props) {
  return (
    <section
      role={urgent ? "alert" : undefined}
      className="mx-auto flex max-w-xl flex-col items-center px-2 py-10 text-center sm:py-16"
    >
      {drawing && <div className="mb-6 w-56">{drawing}</div>}
      <Heading className="text-2xl font-bold">{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
