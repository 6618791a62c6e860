import { classNames } from "@/lib/class-names";
import { sortOrders, type SortOrder } from "./sort-beds";

interface Props {
  /** The number outside collapsed groups. */
  shown: number;
  total: number;
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

/** The number of visible results, announced when it changes, and their order. */
export function ResultToolbar({ shown, total, order, onOrder }: Props) {
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <p aria-live="polite" className="text-sm text-muted">
        Showing {shown < total && `${shown} of `}
        {total}{" "}
        <span className={classNames(shown < total && "max-sm:sr-only")}>
          {total === 1 ? "result" : "results"}
        </span>
      </p>
      <label className="flex max-w-full items-center gap-2 text-sm">
        <span className="text-muted max-sm:sr-only">Sort by</span>
        <select
          value={order}
          onChange={(event) => onOrder(event.target.value as SortOrder)}
          className="min-h-11 min-w-0 rounded-control border border-outline bg-surface px-3 font-semibold"
        >
          {sortOrders.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
