import { useState } from "react";
import type { ColumnLook, ColumnPlan } from "@shared/contracts/file-look";
import { Button } from "@/staff-kit/button";
import { INPUT } from "@/staff-kit/field-frame";
import { commonLabel, joined, relabeled, valuesIn } from "./alike-spellings";

interface Props {
  look: ColumnLook;
  plan: ColumnPlan;
  onChange: (plan: ColumnPlan) => void;
}

/** The values of a column with their counts: each may be renamed, and several made one. */
export function ColumnValues({ look, plan, onChange }: Props) {
  const values = valuesIn(look, plan);
  const [keys, setTicked] = useState<readonly string[]>([]);
  // Another sign between values makes others of them.
  const ticked = keys.filter((each) => values.some(({ key }) => key === each));
  const isKnown = plan.attribute?.isKnown ?? false;
  const relabel = (key: string, label: string) =>
    onChange({ ...plan, labels: relabeled(values, plan.labels, key, label.trim()) });
  const labels = new Set(values.map(({ key, label }) => plan.labels[key] ?? label));
  const join = () => {
    onChange({ ...plan, labels: joined(values, plan.labels, ticked) });
    setTicked([]);
  };
  const tick = (key: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, key] : ticked.filter((each) => each !== key));
  return (
    <details className="mt-3">
      <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
        {labels.size} {labels.size === 1 ? "value" : "values"} of {look.header}
      </summary>
      <p className="mb-2 text-sm text-muted empty:hidden">
        {!isKnown && values.length > 1 && "Do several mean one thing? Tick them. "}
        {plan.attribute?.kind === "choices" &&
          "Is one of them two at once? Write both with | between them, such as Black|Gold."}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {values.map(({ key, label, count }) => (
          <li key={key} className="flex items-center gap-2">
            {!isKnown && values.length > 1 && (
              <label className="grid size-control shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  aria-label={`One with others: ${label}`}
                  checked={ticked.includes(key)}
                  onChange={({ target }) => tick(key, target.checked)}
                  className="size-4 accent-accent pointer-coarse:size-5"
                />
              </label>
            )}
            <input
              // What was made one elsewhere on the page is shown here, too.
              key={plan.labels[key]}
              aria-label={`Label of ${label}`}
              className={INPUT}
              defaultValue={plan.labels[key] ?? label}
              disabled={isKnown}
              onBlur={({ target }) => relabel(key, target.value)}
            />
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {plan.labels[key] !== undefined && `${label}: `}
              {count === 1 ? "1 row" : `${count} rows`}
            </span>
          </li>
        ))}
      </ul>
      {ticked.length > 1 && (
        <div className="sticky bottom-0 mt-2 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-2">
          <Button onClick={join}>
            Make the {ticked.length} one: “{commonLabel(values, plan.labels, ticked)}”
          </Button>
          <Button look="quiet" onClick={() => setTicked([])}>
            Clear
          </Button>
        </div>
      )}
    </details>
  );
}
