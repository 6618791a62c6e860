import type { ReactNode } from "react";

interface Props {
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  /** Buttons for the next action. */
  actions?: ReactNode;
  /** Announces it immediately: for failures. */
  urgent?: boolean;
}

/** A view with a single message: an error, an empty list. */
export function Message({ drawing, title, children, actions, urgent = false }: Props) {
  return (
    <section
      role={urgent ? "alert" : undefined}
      className="mx-auto flex max-w-xl flex-col items-center px-2 py-10 text-center sm:py-16"
    >
      {drawing && <div className="mb-6 w-56">{drawing}</div>}
      <h2 className="text-2xl font-bold">{title}</h2>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
