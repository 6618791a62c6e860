import type { Costs } from "@shared/contracts/paging";
import type { AddedValues, ImportProblem, ImportReport } from "@shared/contracts/imports";

/** The live finders that a change of products made too costly, each in a sentence of the server's. */
export function CostsView({ costs = [] }: Costs) {
  if (costs.length === 0) return null;
  return (
    <div role="alert" className="mt-3">
      {costs.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}

/** The effects of a file, its errors and the values that are read differently, row by row. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { rows, added, changed, unchanged, bad, problems, noted, notes } = report;
  const { addedValues = [], leftOut = 0 } = report;
  return (
    <section aria-label="Report">
      <p>
        <strong>{rows}</strong> rows: <strong>{added}</strong> new, <strong>{changed}</strong>{" "}
        changed, {unchanged} unchanged,{" "}
        <strong className={bad > 0 ? "text-danger" : ""}>{bad}</strong> bad.
      </p>
      {leftOut > 0 && (
        <p className="text-sm text-muted">
          {leftOut === 1
            ? "1 more row was left out:"
            : `${leftOut.toLocaleString("en")} more rows were left out:`}{" "}
          headings, totals and remarks, what the shop hides or is no goods, and what stands in
          another row already.
        </p>
      )}
      {problems.length > 0 && <ImportLines name="Bad rows" head="Problem" lines={problems} />}
      {addedValues.length > 0 && <AddedValuesView addedValues={addedValues} />}
      {noted > 0 && (
        <>
          <p className="mt-3">
            <strong>{noted}</strong> {noted === 1 ? "value is" : "values are"} not taken as entered:
          </p>
          <ImportLines name="Values not taken as entered" head="Result" lines={notes} />
        </>
      )}
    </section>
  );
}

function AddedValuesView({ addedValues }: { addedValues: AddedValues[] }) {
  const total = addedValues.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className="mt-3">
        <strong>{total.toLocaleString("en")}</strong>{" "}
        {total === 1 ? "value comes to its list:" : "values come to their lists:"}
      </p>
      <ul aria-label="Values that are added" className="mt-1 list-disc pl-5 text-sm">
        {addedValues.map(({ attribute, count, values }) => (
          <li key={attribute} className="wrap-anywhere">
            <strong>{attribute}</strong>: {values.join(", ")}
            {count > values.length && ` and ${(count - values.length).toLocaleString("en")} more`}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinesProps {
  name: string;
  /** What the last column has. */
  head: string;
  lines: ImportProblem[];
}

/** What a file's lines say wrong, or what becomes of them. */
export function ImportLines({ name, head, lines }: LinesProps) {
  return (
    <div
      // It scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={name}
      className="mt-2 max-h-60 overflow-auto rounded-card border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            <th className="px-3 py-1.5">Line</th>
            <th className="px-3 py-1.5">Column</th>
            <th className="px-3 py-1.5">{head}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, path, message }, index) => (
            <tr key={index} className="border-t border-line align-top">
              <td className="px-3 py-1.5 tabular-nums">{line}</td>
              <td className="px-3 py-1.5">{path}</td>
              <td className="px-3 py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
