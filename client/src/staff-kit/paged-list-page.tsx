import { useState, type ReactNode } from "react";
import type { Page } from "@shared/contracts/paging";
import { Pager } from "./pager";
import { Loaded, Nothing, StaffPage } from "./staff-page";
import { useStaffQuery } from "./use-staff-data";

const PAGE_SIZE = 25;

const LOOKS = {
  cards: "grid grid-cols-1 gap-3",
  rows: "divide-y divide-line rounded-card border border-line bg-surface",
};

interface Props<Item> {
  title: string;
  description: string;
  /** Its address under `/api/admin/`. */
  path: string;
  /** The statuses to filter by. */
  statuses?: readonly string[];
  /** Buttons beside that filter. */
  actions?: ReactNode;
  /** Shown if the list is empty. */
  empty: string;
  /** What an item stands under, such as its day; those that follow one another and share it stand together. */
  groupOf?: (item: Item) => string;
  /** What many items that follow one another share, such as the press that made them: those after the first are folded. */
  alikeIn?: { of: (item: Item) => string; more: (count: number) => string };
  look: keyof typeof LOOKS;
  /** Renders an item as an `li` with its key. */
  children: (item: Item) => ReactNode;
}

/** A long list in pages, under its title. */
export function PagedListPage<Item>(props: Props<Item>) {
  const { title, description, path, statuses, actions, empty, groupOf, alikeIn, look, children } =
    props;
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<string>();
  const { data, isPending, isError, error, refetch } = useStaffQuery<Page<Item>>(
    `${path}?page=${page}&pageSize=${PAGE_SIZE}${status ? `&status=${status}` : ""}`,
    { keepsShown: true },
  );
  // Rows that went meanwhile may have been all of the last page.
  const last = Math.max(1, Math.ceil((data?.total ?? Infinity) / PAGE_SIZE));
  if (page > last) setPage(last);
  return (
    <StaffPage
      title={title}
      description={description}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {actions}
          {statuses && (
            <StatusFilter
              label="Show"
              statuses={statuses}
              value={status}
              onChange={(next) => {
                setStatus(next);
                setPage(1);
              }}
            />
          )}
        </div>
      }
    >
      <Loaded isPending={isPending} isError={isError} error={error} onRetry={() => void refetch()}>
        {data?.total === 0 ? (
          <Nothing>{empty}</Nothing>
        ) : (
          grouped(data?.items ?? [], groupOf).map(({ heading, items }) => (
            <section key={heading ?? ""} aria-label={heading} className="not-first:mt-6">
              {heading && <h2 className="mb-2 font-bold">{heading}</h2>}
              <ul className={LOOKS[look]}>
                {alikeIn
                  ? grouped(items, alikeIn.of).map(({ items: alike }, at) =>
                      alike.length < FEW ? (
                        alike.map(children)
                      ) : (
                        <Alike key={at} more={alikeIn.more(alike.length - 1)}>
                          {alike.map(children)}
                        </Alike>
                      ),
                    )
                  : items.map(children)}
              </ul>
            </section>
          ))
        )}
        {data && <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
      </Loaded>
    </StaffPage>
  );
}

/** So few that are alike stand open. */
const FEW = 3;

/** Items of which all but the first are folded. */
function Alike({ more, children: [first, ...others] }: { more: string; children: ReactNode[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {first}
      <li className="px-4 py-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-control text-sm font-semibold text-accent-text hover:underline"
        >
          {isOpen ? "Fold them" : more}
        </button>
      </li>
      {isOpen && others}
    </>
  );
}

/** Items under their headings, in their order; all under none where they have no groups. */
function grouped<Item>(
  items: readonly Item[],
  groupOf: ((item: Item) => string) | undefined,
): { heading?: string; items: Item[] }[] {
  if (!groupOf) return [{ items: [...items] }];
  const groups: { heading: string; items: Item[] }[] = [];
  for (const item of items) {
    const heading = groupOf(item);
    const last = groups.at(-1);
    if (last?.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

interface StatusFilterProps {
  label: string;
  statuses: readonly string[];
  value: string | undefined;
  onChange: (status: string | undefined) => void;
}

/** Filters a list by status. */
function StatusFilter({ label, statuses, value, onChange }: StatusFilterProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{label}</span>
      <select
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
        className="min-h-control rounded-control border border-outline bg-surface px-3"
      >
        <option value="">all</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </label>
  );
}
