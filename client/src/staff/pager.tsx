import { Button } from "@/ui/button";

interface Props {
  page: number;
  pageSize: number;
  total: number;
  onPage(page: number): void;
}

/** The way through a long list; nothing where it is one page. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex items-center justify-between gap-3">
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {last}, {total.toLocaleString("en")} in all
      </p>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
