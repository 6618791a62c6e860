import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  /** The order's name. */
  name: string;
  /** The list's order: a name; with `-` in front, descending. */
  sort: string;
  onSort: (sort: string) => void;
  children: ReactNode;
}

/** The header of a column by which a table can be sorted: once upwards, again downwards. */
export function SortHeader({ name, sort, onSort, children }: Props) {
  const isDown = sort === `-${name}`;
  const isBy = isDown || sort === name;
  return (
    <th
      scope="col"
      aria-sort={isBy ? (isDown ? "descending" : "ascending") : undefined}
      className="whitespace-nowrap"
    >
      <button
        type="button"
        onClick={() => onSort(isBy && !isDown ? `-${name}` : name)}
        className="flex min-h-control items-center gap-1 px-3 font-semibold hover:underline"
      >
        {children}
        {isBy &&
          (isDown ? (
            <ArrowDown aria-hidden className="size-3.5" />
          ) : (
            <ArrowUp aria-hidden className="size-3.5" />
          ))}
      </button>
    </th>
  );
}
