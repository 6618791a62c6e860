import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { classNames } from "@/lib/class-names";
import { inServersWords } from "./form-resolver";
import { pageAt, wayBack } from "./staff-pages";

interface Props {
  title: string;
  description?: ReactNode;
  /** The page's main button, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area under its title. */
export function StaffPage({ title, description, actions, children }: Props) {
  const [location] = useLocation();
  const { href, name } = wayBack(location);
  return (
    <>
      <Link
        href={href}
        className="inline-flex items-center gap-1 text-xs font-semibold text-muted hover:text-accent-text hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        Back to {name}
      </Link>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          {/* Where there is little room the bar above says it. */}
          <h1
            className={classNames(
              "text-xl font-bold",
              pageAt(location)?.title === title && "max-lg:sr-only",
            )}
          >
            {title}
          </h1>
          {description && <p className="mt-0.5 max-w-[80ch] text-muted">{description}</p>}
        </div>
        {actions}
      </header>
      <div className="mt-4">{children}</div>
    </>
  );
}

interface StateProps {
  isPending: boolean;
  isError: boolean;
  error?: Error | null;
  onRetry: () => void;
  /** What is loaded, where other things stand beside it: "The counts". */
  what?: string;
  /** What stands in its place meanwhile, of its size; rows unless given. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Loaded content, or its loading or error state. */
export function Loaded(props: StateProps) {
  const { isPending, isError, error, onRetry, what = "This", placeholder, children } = props;
  if (isPending) return placeholder ?? <Loading />;
  if (isError) {
    return (
      <p role="alert" className="py-10 text-center">
        {inServersWords(error, `${what} could not be loaded.`)}{" "}
        <button type="button" className="font-semibold underline" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  return children;
}

/** What stands where rows will be. */
export const Loading = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Loading...</span>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <div key={at} aria-hidden className="skeleton h-11 w-full" />
    ))}
  </div>
);

/** The look of a list whose rows stand under one another in one frame. */
export const ROWS =
  "divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden";

/** The empty state of a list. */
export function Nothing({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-line px-4 py-10 text-center text-muted">
      {children}
    </p>
  );
}
