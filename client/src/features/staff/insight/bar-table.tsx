import { useState } from "react";
import { Button } from "@/staff-kit/button";

interface Row {
  name: string;
  /** The length of the bar. */
  value: number;
  cells: (string | number)[];
}

interface Props {
  title: string;
  /** The first heads the row names, the others their cells. */
  head: string[];
  rows: Row[];
}

/** More rows wait for a press: nobody scrolls within a page that scrolls. */
const SHOWN = 10;

/** A table of numbers with a bar behind each name: chart and figures in one. */
export function BarTable({ title, head, rows }: Props) {
  const [isAll, setAll] = useState(false);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  // A press that would show one row takes as much room as that.
  const isShort = isAll || rows.length <= SHOWN + 1;
  const shown = isShort ? rows : rows.slice(0, SHOWN);
  return (
    <section>
      <h2 className="text-base font-bold">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted">Nothing yet.</p>
      ) : (
        <div
          // It may scroll, so it must be reachable by keyboard.
          tabIndex={0}
          role="group"
          aria-label={title}
          className="mt-2 scroll-hint overflow-x-auto rounded-card border border-line"
        >
          <table className="w-full text-left text-sm max-sm:block max-sm:[&_tbody]:block">
            <thead className="max-sm:sr-only">
              <tr>
                {head.map((name, column) => (
                  <th
                    key={name}
                    scope="col"
                    className={`px-3 py-2 ${column > 0 ? "text-right whitespace-nowrap" : ""}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, value, cells }) => (
                <tr
                  key={name}
                  className="border-t border-line first:border-t-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:px-3 max-sm:py-2 sm:first:border-t"
                >
                  <th scope="row" className="w-full font-normal sm:px-3 sm:py-1.5">
                    <span className="wrap-anywhere">{name}</span>
                    <span
                      aria-hidden
                      className="mt-1 block h-1.5 min-w-px rounded-full bg-accent"
                      style={{ width: `${(value / most) * 100}%` }}
                    />
                  </th>
                  {cells.map((cell, column) => (
                    <td
                      key={column}
                      className={`whitespace-nowrap tabular-nums max-sm:text-muted sm:px-3 sm:py-1.5 sm:text-right ${cell === "" ? "max-sm:hidden" : ""}`}
                    >
                      {cell} <span className="sm:sr-only">{nameOf(head[column + 1]!, cell)}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isShort && (
        <Button look="secondary" className="mt-2" onClick={() => setAll(true)}>
          Show all {rows.length.toLocaleString("en")}
        </Button>
      )}
    </section>
  );
}

/** What a cell counts: "1 run", "2 runs". */
const nameOf = (head: string, cell: string | number): string =>
  cell === 1 ? head.toLowerCase().replace(/s$/, "") : head.toLowerCase();
