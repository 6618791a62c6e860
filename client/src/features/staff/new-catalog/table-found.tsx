import type { FileLook } from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";

interface Props {
  look: FileLook;
  isReading: boolean;
  /** Looks at another sheet. */
  onSheet: (sheet: string) => void;
}

/** Where in its file the table was found: the sheet, and what stands around it. */
export function TableFound({ look, isReading, onSheet }: Props) {
  const { sheets, sheet, leftOut, leftOutCount } = look;
  return (
    <>
      {sheets.length > 1 && (
        <div className="mb-3 max-w-md">
          <FieldFrame label="Sheet" hint="The products are read from this one.">
            {(input) => (
              <select
                {...input}
                disabled={isReading}
                value={sheet ?? ""}
                onChange={({ target }) => onSheet(target.value)}
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
      {leftOutCount > 0 && (
        <details className="mb-3">
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-accent-text">
            {leftOutCount === 1
              ? "1 row is no product"
              : `${leftOutCount.toLocaleString("en")} rows are no products`}
          </summary>
          <ul className="space-y-1 text-sm wrap-anywhere">
            {leftOut.map(({ line, text, why }) => (
              <li key={line}>
                <span className="text-muted">Line {line}:</span> {text}{" "}
                <span className="text-muted">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
