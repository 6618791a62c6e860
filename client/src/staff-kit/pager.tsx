import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from "react";
import { Search } from "lucide-react";
import { Button } from "@/staff-kit/button";
import { classNames } from "@/lib/class-names";

interface Props {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Moves through a long list; hidden if there is only one page. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    // A disabled button loses the focus: it moves to the opposite one.
    if (pressed.current?.disabled) (page <= 1 ? next : previous).current?.focus();
    pressed.current = null;
  }, [page]);
  const go = (to: number, { currentTarget }: { currentTarget: HTMLButtonElement }) => {
    pressed.current = currentTarget;
    onPage(to);
  };
  if (last === 1) return null;
  return (
    <nav
      aria-label="Pages of the list"
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <Button
        look="secondary"
        ref={previous}
        disabled={page <= 1}
        onClick={(event) => go(page - 1, event)}
      >
        Previous
      </Button>
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {last}, {total.toLocaleString("en")} in all
      </p>
      <Button
        look="secondary"
        ref={next}
        disabled={page >= last}
        onClick={(event) => go(page + 1, event)}
      >
        Next
      </Button>
    </nav>
  );
}

interface SearchFieldProps {
  /** What is searched, for who does not see it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field that narrows a list while one types. */
export const SearchField = ({ label, value, onChange, className }: SearchFieldProps) => (
  <label className={classNames("relative block", className)}>
    <span className="sr-only">{label}</span>
    <Search aria-hidden className="absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
    <input
      type="search"
      value={value}
      placeholder="Search"
      onChange={({ target }) => onChange(target.value)}
      className="min-h-control w-full rounded-control border border-outline bg-surface pr-3 pl-8 placeholder:text-muted"
    />
  </label>
);

interface ListSearchProps {
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
}

/** From one letter to the next it takes less. */
const PAUSE_MS = 350;

/** Searches when one pauses or submits: each search is a call. */
export function ListSearch({ label, placeholder, text, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(text);
  const [sent, setSent] = useState(text);
  const [before, setBefore] = useState(text);
  if (text !== before) {
    setBefore(text);
    // Somebody else changed it, such as "Clear all".
    if (text !== sent) {
      setTyped(text);
      setSent(text);
    }
  }
  const send = useEffectEvent(() => {
    const wished = typed.trim();
    if (wished === sent) return;
    setSent(wished);
    onSearch(wished);
  });
  useEffect(() => {
    const pause = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(typed.trim());
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="relative max-w-md">
      <Search aria-hidden className="absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-control border border-outline bg-surface pr-3 pl-8 placeholder:text-muted"
      />
    </form>
  );
}
