import type { FileLook } from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  look: FileLook;
  isReading: boolean;
  isAsItIs: boolean;
  /** Looks at another sheet, or at the table as it is. */
  onChange: (wish: { sheet: string | null; asItIs: boolean }) => void;
}

/** Where in its file the table was found: the sheet, and what stands around it. */
export function TableFound({ look, isReading, isAsItIs, onChange }: Props) {
  const { sheets, sheet, leftOut, leftOutCount, shaped, problems } = look;
  return (
    <>
      {problems.map((sentence) => (
        <p key={sentence} role="alert" className="mb-3 text-danger wrap-anywhere">
          {sentence}
        </p>
      ))}
      {sheets.length > 1 && (
        <div className="mb-3 max-w-md">
          <FieldFrame
            label="Sheet"
            hint={`The products are read from this one. ${sheets.length === 2 ? "The other sheet is" : `The ${sheets.length - 1} other sheets are`} not read: import them into the same catalog afterwards.`}
          >
            {(input) => (
              <select
                {...input}
                disabled={isReading}
                value={sheet ?? ""}
                onChange={({ target }) => onChange({ sheet: target.value, asItIs: isAsItIs })}
              >
                {sheets.map(({ name, rows }) => (
                  <option key={name} value={name}>
                    {name} ({rows.toLocaleString("en")} rows)
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
      )}
      {(shaped.length > 0 || isAsItIs) && (
        <div className="mb-3 rounded-card border border-line bg-surface p-4 text-sm">
          {shaped.map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
          <label className="mt-1 flex min-h-control cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              disabled={isReading}
              checked={isAsItIs}
              onChange={({ target }) => onChange({ sheet, asItIs: target.checked })}
              className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            Read the table as it is
          </label>
        </div>
      )}
      {leftOutCount > 0 && (
        <details className="mb-3">
          <summary className="min-h-control cursor-pointer py-2 text-sm font-semibold text-accent-text">
            {leftOutCount === 1
              ? "1 more row is no product"
              : `${leftOutCount.toLocaleString("en")} more rows are no products`}
          </summary>
          <ul className="space-y-1 text-sm wrap-anywhere">
            {leftOut.map(({ line, text, why }) => (
              <li key={line}>
                <span className="text-muted">Line {line}:</span> {text}{" "}
                <span className="text-muted">{why}</span>
              </li>
            ))}
            {leftOutCount > leftOut.length && (
              <li className="text-muted">
                And {(leftOutCount - leftOut.length).toLocaleString("en")} more.
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}
