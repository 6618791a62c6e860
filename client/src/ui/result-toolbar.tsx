import type { ReactNode } from "react";
import { sortOrders, type SortOrder } from "@/lib/arrange";

interface Props {
  /** The number outside collapsed groups. */
  shown: number;
  total: number;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  /** The orders to choose from; all unless given. */
  orders?: readonly { id: SortOrder; label: string }[];
  words?: { sortBy: string; showing: (shown: number, total: number) => ReactNode };
}

const WORDS = {
  sortBy: "Sort by",
  showing: (shown: number, total: number) => (
    <>
      Showing {shown < total && `${shown} of `}
      {total}{" "}
      <span className={shown < total ? "max-sm:sr-only" : undefined}>
        {total === 1 ? "result" : "results"}
      </span>
    </>
  ),
};

/** The number of visible results, announced when it changes, and their order. */
export function ResultToolbar(props: Props) {
  const { shown, total, order, onOrder, orders = sortOrders, words = WORDS } = props;
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p aria-live="polite" className="shrink-0 text-sm text-muted">
        {words.showing(shown, total)}
      </p>
      <label className="flex max-w-full min-w-0 items-center gap-2 text-sm">
        <span className="text-muted max-sm:sr-only">{words.sortBy}</span>
        <select
          value={order}
          onChange={(event) => onOrder(event.target.value as SortOrder)}
          className="min-h-11 min-w-0 rounded-control border border-outline bg-surface px-3 font-semibold"
        >
          {orders.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
