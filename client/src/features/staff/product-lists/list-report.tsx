import type { ListImportReport } from "@shared/contracts/product-lists";
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
  return (
    <section aria-label="Report">
      <p>
        <strong>{counted(rows)}</strong> rows: <strong>{counted(added)}</strong> new,{" "}
        <strong>{counted(removed)}</strong> that the list has and the file has not,{" "}
        {counted(unchanged)} unchanged,{" "}
        <strong className={bad > 0 ? "text-danger" : ""}>{counted(bad)}</strong> bad.
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
            <strong>{counted(noted)}</strong>{" "}
            {noted === 1 ? "row names a product" : "rows name products"} that there{" "}
            {noted === 1 ? "is" : "are"} not:
          </p>
          <ImportLines name="Rows without a product" head="Result" lines={notes} />
        </>
      )}
    </section>
  );
}
