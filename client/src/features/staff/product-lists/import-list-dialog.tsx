import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListImportReport, ProductListDetail } from "@shared/contracts/product-lists";
import { CostsView, ImportLines } from "@/staff-kit/import-report";
import { inServersWords } from "@/staff-kit/form-resolver";
import { sendFile } from "@/staff-kit/import-dialog";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { rowCount } from "./row-table";

interface Props {
  list: ProductListDetail;
  onClose: () => void;
}

/** Takes a CSV as all rows of a list: checked row by row first, and taken once staff confirm. */
export function ImportListDialog({ list, onClose }: Props) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const run = useMutation({
    mutationFn: (dryRun: boolean) =>
      sendFile<ListImportReport>(
        `/api/admin/product-lists/${list.id}/import?dryRun=${dryRun}`,
        file!,
        "text/csv",
      ),
    onSuccess(report) {
      if (!report.isApplied) return;
      void client.invalidateQueries();
      showToast({
        title: "The import is done",
        text: `The list has ${rowCount(report.rows)} now.`,
      });
      // What it made too costly is read before the dialog is closed.
      if (!report.costs) onClose();
    },
  });
  const report = run.data;
  const isChange = report && report.added + report.removed > 0;
  return (
    <Dialog
      place="wide"
      title={`Import ${list.name} from CSV`}
      description="The file is the whole list: rows that it does not have are removed."
      onClose={onClose}
    >
      <label className="mt-4 block">
        <span className="text-sm font-semibold">CSV file</span>
        <input
          type="file"
          accept=".csv,text/csv"
          className="mt-1 block w-full rounded-control border border-outline bg-paper p-3"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            run.reset();
          }}
        />
      </label>
      <p className="mt-1 text-sm text-muted">
        With the columns {[...list.keys.map(({ label }) => label), "Product", "Note"].join(", ")};
        commas, semicolons or tabs.
      </p>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {run.isPending && "Reading..."}
      </p>
      {run.isError && (
        <p role="alert" className="text-danger">
          {inServersWords(run.error, "The import failed. Nothing was changed. Try again.")}
        </p>
      )}
      {report && <Report report={report} />}
      <CostsView costs={report?.costs} />
      <div className="mt-4 flex flex-wrap gap-3">
        {report ? (
          report.bad === 0 &&
          !report.isApplied && (
            <Button disabled={run.isPending || !isChange} onClick={() => run.mutate(false)}>
              {isChange ? `Take these ${rowCount(report.rows)}` : "Nothing would change"}
            </Button>
          )
        ) : (
          <Button disabled={!file || run.isPending} onClick={() => run.mutate(true)}>
            Check the file
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          {report?.isApplied ? "Close" : "Cancel"}
        </Button>
      </div>
    </Dialog>
  );
}

const counted = (count: number) => count.toLocaleString("en");

function Report({ report }: { report: ListImportReport }) {
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
            Nothing is taken while a row is bad. Mend the file, and choose it again.
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
