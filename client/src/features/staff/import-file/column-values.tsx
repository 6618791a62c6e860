import type { ColumnLook, ColumnPlan } from "@shared/contracts/file-look";
import { INPUT } from "@/staff-kit/field-frame";
import { relabeled, valuesIn } from "./alike-spellings";

interface Props {
  look: ColumnLook;
  plan: ColumnPlan;
  onChange: (plan: ColumnPlan) => void;
}

/** The values of a column with their counts; a new label for one that another has makes them one. */
export function ColumnValues({ look, plan, onChange }: Props) {
  const values = valuesIn(look, plan);
  const relabel = (key: string, label: string) =>
    onChange({ ...plan, labels: relabeled(values, plan.labels, key, label.trim()) });
  const labels = new Set(values.map(({ key, label }) => plan.labels[key] ?? label));
  return (
    <details className="mt-3">
      <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
        {labels.size} {labels.size === 1 ? "value" : "values"} of {look.header}
      </summary>
      {plan.attribute?.kind === "choices" && (
        <p className="mb-2 text-sm text-muted">
          Is one of them two at once? Write both with | between them, such as Black|Gold.
        </p>
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {values.map(({ key, label, count }) => (
          <li key={key} className="flex items-center gap-2">
            <input
              // What was made one elsewhere on the page is shown here, too.
              key={plan.labels[key]}
              aria-label={`Label of ${label}`}
              className={INPUT}
              defaultValue={plan.labels[key] ?? label}
              disabled={plan.attribute?.isKnown}
              onBlur={({ target }) => relabel(key, target.value)}
            />
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {plan.labels[key] !== undefined && `${label}: `}
              {count === 1 ? "1 row" : `${count} rows`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
