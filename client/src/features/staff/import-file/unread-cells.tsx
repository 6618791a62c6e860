import type { UnreadCells } from "@shared/contracts/imports";
import { Button } from "@/staff-kit/button";
import { INPUT } from "@/staff-kit/field-frame";

interface Props {
  unread: readonly UnreadCells[];
  count: number;
  /** Takes all cells of a column that say this as if they said that. */
  onReadAs: (cells: UnreadCells, text: string) => void;
  /** What they were said to mean. */
  saidOf: (cells: UnreadCells) => string;
}

/** What could not be read: the products come in without it, and all cells alike are mended at once. */
export function UnreadCellsForm({ unread, count, ...said }: Props) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="unread" className="mt-4">
      <h3 id="unread" className="font-bold">
        {count === 1
          ? "1 cell cannot be read"
          : `${count.toLocaleString("en")} cells cannot be read`}
      </h3>
      <p className="text-sm text-muted">
        {count === 1
          ? "Its product comes in, and does not state it. Type what it means, then check again."
          : "Their products come in, and do not state it. Type what they mean to read all alike, then check again."}
      </p>
      {groupsOf(unread).map((group) => {
        const [shown, more] = [group.slice(0, SHOWN), group.slice(SHOWN)];
        const { column, why } = group[0]!;
        const amounts = group.flatMap((cells) => {
          const amount = firstAmount(cells);
          return amount === undefined ? [] : { cells, amount };
        });
        return (
          <div key={`${column} ${why}`}>
            {amounts.length > SHOWN && (
              <Button
                look="secondary"
                className="mt-2"
                onClick={() => amounts.forEach(({ cells, amount }) => said.onReadAs(cells, amount))}
              >
                Take the first number of each of {amounts.length.toLocaleString("en")} in {column}
              </Button>
            )}
            <CellRows cells={shown} {...said} />
            {more.length > 0 && (
              <details>
                <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
                  {more.length.toLocaleString("en")} more of {column}: {why}
                </summary>
                <CellRows cells={more} {...said} />
              </details>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** So many of a column that cannot be read for one reason are named without a press. */
const SHOWN = 3;

/** Cells of a column that cannot be read for the same reason, together; first where a few words mend them all. */
function groupsOf(unread: readonly UnreadCells[]): UnreadCells[][] {
  const groups = new Map<string, UnreadCells[]>();
  for (const cells of unread) {
    const name = `${cells.column}\n${cells.why}`;
    groups.set(name, [...(groups.get(name) ?? []), cells]);
  }
  return [...groups.values()].sort((one, other) => one.length - other.length);
}

/** Reasons of cells of which one number may be what is meant. */
const NO_NUMBER = /^it is no (?:number|range)/;
/** A number with its unit; hours with their minutes. */
const AMOUNT = /\d[\d.,]*(?:\s*(?:h|hrs?|std\.?)\s*\d+\s*min|\s*[\p{L}%°]{1,4}(?!\p{L}))?/iu;

/** The first number in a cell that is none, with the unit behind it: "3 h" of "3 h high / 40 h low". */
export const firstAmount = ({
  cell,
  why,
}: Pick<UnreadCells, "cell" | "why">): string | undefined =>
  NO_NUMBER.test(why) ? AMOUNT.exec(cell)?.[0].replace(/[.,]$/, "") : undefined;

interface CellRowsProps extends Pick<Props, "onReadAs" | "saidOf"> {
  cells: readonly UnreadCells[];
}

const CellRows = ({ cells: all, onReadAs, saidOf }: CellRowsProps) => (
  <ul className="mt-2 space-y-2">
    {all.map((cells) => {
      const { column, cell, why, count: times, line } = cells;
      return (
        <li
          key={`${column} ${cell} ${why}`}
          className="grid items-center gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[1fr_14rem]"
        >
          <span className="min-w-0 text-sm wrap-anywhere">
            <strong>{column}</strong>: “{cell}”{" "}
            <span className="text-muted">
              in {times === 1 ? `line ${line}` : `${times.toLocaleString("en")} rows`}: {why}
            </span>
          </span>
          <input
            aria-label={`Read “${cell}” of ${column} as`}
            placeholder="Read it as…"
            className={INPUT}
            value={saidOf(cells)}
            onChange={({ target }) => onReadAs(cells, target.value)}
          />
        </li>
      );
    })}
  </ul>
);
