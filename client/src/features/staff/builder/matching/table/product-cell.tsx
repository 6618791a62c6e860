import { useId, type KeyboardEvent } from "react";
import type { OptionFit } from "@shared/contracts/product-cells";
import { strictnessWords, type Use } from "@shared/finders/rule";
import { classNames } from "@/lib/class-names";

interface Props {
  label: string;
  use: Use | undefined;
  /** What the option's other rules make of the product; undefined where it has none. */
  fit: OptionFit | undefined;
  offered: readonly Use[];
  onChange?: (use: Use | null) => void;
}

const FITS: Record<OptionFit, string> = {
  fits: "Fits",
  partly: "Fits in part",
  misses: "Does not fit",
  unknown: "Not stated",
};

/** What an answer means for a product: a choice of words, and quietly what its other rules say. */
export function ProductCell({ label, use, fit, offered, onChange }: Props) {
  const id = useId();
  return (
    <td className="px-2 py-2">
      {onChange ? (
        <select
          aria-label={label}
          aria-describedby={fit && id}
          value={use ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? null : (target.value as Use))}
          onKeyDown={moveToNext}
          className={classNames(
            "min-h-control w-full rounded-control border bg-paper px-2 ",
            use === "narrow" ? "min-w-52" : "min-w-32",
            use ? "border-accent bg-accent-soft font-semibold text-accent-text" : "border-outline",
          )}
        >
          <option value="">–</option>
          {[...offered, ...(use && !offered.includes(use) ? [use] : [])].map((each) => (
            <option key={each} value={each}>
              {strictnessWords[each]}
            </option>
          ))}
        </select>
      ) : (
        <span className={use ? "font-semibold" : "text-muted"}>
          {use ? strictnessWords[use] : "–"}
        </span>
      )}
      {fit && (
        <span id={id} className="mt-0.5 block text-xs text-muted">
          {FITS[fit]}
        </span>
      )}
    </td>
  );
}

const STEPS: Record<string, readonly [rows: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys alone change a choice; with Shift they go to the next cell. */
function moveToNext(event: KeyboardEvent<HTMLSelectElement>): void {
  const step = STEPS[event.key];
  if (!step || !event.shiftKey) return;
  event.preventDefault();
  const cell = event.currentTarget.closest("td")!;
  const row = cell.closest("tr")!;
  const next = row.closest("table")!.rows[row.rowIndex + step[0]];
  next?.cells[cell.cellIndex + step[1]]?.querySelector("select")?.focus();
}
