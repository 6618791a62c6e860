import { useEffect, useRef } from "react";
import { Button } from "@/ui/button";

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
