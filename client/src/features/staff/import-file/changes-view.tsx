import type { FileChange } from "@shared/contracts/imports";

interface Props {
  changes: readonly FileChange[];
  /** How many products change. */
  count: number;
}

/** The first products that a file changes: what each has now, and what it would have. */
export function ChangesView({ changes, count }: Props) {
  return (
    <details className="mt-3 rounded-card border border-line bg-surface p-3">
      <summary className="min-h-control cursor-pointer py-2 font-semibold">
        {count === 1 ? "What changes" : `What changes, for ${count.toLocaleString("en")} products`}
      </summary>
      <ul aria-label="What changes" className="mt-1 divide-y divide-line text-sm wrap-anywhere">
        {changes.map(({ key, name, fields }) => (
          <li key={key} className="py-2">
            <strong>{name || key}</strong> <span className="text-muted">{key}</span>
            {fields.map((field) => (
              <span key={field.name} className="block">
                <span className="text-muted">{field.name}:</span> {field.from || "not stated"} →{" "}
                <strong>{field.to || "not stated"}</strong>
              </span>
            ))}
          </li>
        ))}
        {count > changes.length && (
          <li className="py-2 text-muted">
            and {(count - changes.length).toLocaleString("en")} others
          </li>
        )}
      </ul>
    </details>
  );
}
