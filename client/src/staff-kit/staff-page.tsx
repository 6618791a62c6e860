import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "@shared/site";
import { inServersWords } from "./form-resolver";

interface Props {
  title: string;
  description?: ReactNode;
  /** The page's main button, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area under its title. */
export function StaffPage({ title, description, actions, children }: Props) {
  return (
    <>
      <Link
        href={paths.admin}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent-text hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Dashboard
      </Link>
      <header className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-2xl font-bold">{title}</h1>
          {description && <p className="mt-1 max-w-[70ch] text-muted">{description}</p>}
        </div>
        {actions}
      </header>
      <div className="mt-5">{children}</div>
    </>
  );
}

interface StateProps {
  isPending: boolean;
  isError: boolean;
  error?: Error | null;
  onRetry: () => void;
  children: ReactNode;
}

/** Loaded content, or its loading or error state. */
export function Loaded({ isPending, isError, error, onRetry, children }: StateProps) {
  if (isPending) return <p className="py-10 text-center text-muted">Loading...</p>;
  if (isError) {
    return (
      <p role="alert" className="py-10 text-center">
        {inServersWords(error, "This could not be loaded.")}{" "}
        <button type="button" className="font-semibold underline" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  return children;
}

/** The empty state of a list. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-muted">
      {children}
    </p>
  );
}
