import type { ListImportReport } from "@shared/contracts/product-lists";
import { cellText } from "./row-table";
import { ImportLines } from "@/staff-kit/import-report";

interface Props {
  report: ListImportReport;
  /** Whether rows that cannot be read may be left out. */
  canSkip?: boolean;
}

const counted = (count: number) => count.toLocaleString("en");

/** What a file would do to a list, or did. */
export function ListReport({ report, canSkip = false }: Props) {
  const { rows, added, removed, unchanged, bad, problems, noted, notes } = report;
  const { first = [], gone = [] } = report;
  return (
    <section aria-label="Report">
      <p>
        <strong>{counted(rows)}</strong> rows: <strong>{counted(added)}</strong> new,{" "}
        <strong>{counted(removed)}</strong> removed, as the file has them not, {counted(unchanged)}{" "}
        unchanged, <strong className={bad > 0 ? "text-danger" : ""}>{counted(bad)}</strong> bad.
      </p>
      {bad > 0 && (
        <>
          <p className="mt-2 text-danger">
            {canSkip
              ? "Mend the file and choose it again, or leave these rows out."
              : "Nothing is taken while a row is bad. Mend the file, and choose it again."}
          </p>
          <ImportLines name="Bad rows" head="Problem" lines={problems} />
        </>
      )}
      {noted > 0 && (
        <>
          <p className="mt-3">
            <strong>{counted(noted)}</strong> {noted === 1 ? "row points" : "rows point"} at what no
            product is or states yet:
          </p>
          <ImportLines name="Rows that point at nothing yet" head="Result" lines={notes} />
        </>
      )}
      {first.length > 0 && (
        <details className="mt-3" open>
          <summary className="min-h-control cursor-pointer py-2 font-semibold">
            The first rows
          </summary>
          <ul aria-label="The first rows" className="text-sm wrap-anywhere">
            {first.map((row, at) => (
              <li key={at} className="border-t border-line py-1">
                {row.keys.map((cell) => cellText(cell) || "any").join(" · ")} →{" "}
                <strong>{row.value === null ? row.product : cellText(row.value)}</strong>
                {row.note !== "" && <span className="text-muted"> ({row.note})</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {gone.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere">
          Removed: {gone.join("; ")}
          {removed > gone.length && "; and others"}.
        </p>
      )}
    </section>
  );
}
