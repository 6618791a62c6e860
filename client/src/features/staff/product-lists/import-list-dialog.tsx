import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListImportReport, ProductListDetail } from "@shared/contracts/product-lists";
import { FileDialog, sendFile, type Taking } from "@/staff-kit/file-dialog";
import { CostsView, ImportLines } from "@/staff-kit/import-report";
import { showToast } from "@/ui/toast-store";
import { rowCount } from "./row-table";

interface Props {
  list: ProductListDetail;
  onClose: () => void;
}

/** Takes a CSV as all rows of a list: checked row by row first, and taken once staff confirm. */
export function ImportListDialog({ list, onClose }: Props) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: ({ file, dryRun }: { file: File; dryRun: boolean }) =>
      sendFile<ListImportReport>(
        `/api/admin/product-lists/${list.id}/import?dryRun=${dryRun}`,
        file,
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
  const takingOf = ({ bad, isApplied, added, removed, rows }: ListImportReport) => {
    if (bad > 0 || isApplied) return undefined;
    const isChange = added + removed > 0;
    const taking: Taking = {
      label: isChange ? `Take these ${rowCount(rows)}` : "Nothing would change",
      isDisabled: !isChange,
      onTake: () => run.mutate({ file: run.variables!.file, dryRun: false }),
    };
    return taking;
  };
  const columns = [...list.keys.map(({ label }) => label), "Product", "Note"].join(", ");
  return (
    <FileDialog
      title={`Import ${list.name} from CSV`}
      description="The file is the whole list: rows that it does not have are removed."
      hint={`With the columns ${columns}; commas, semicolons or tabs.`}
      run={run}
      failure="The import failed. Nothing was changed. Try again."
      onCheck={(file) => run.mutate({ file, dryRun: true })}
      view={(report) => (
        <>
          <Report report={report} />
          <CostsView costs={report.costs} />
        </>
      )}
      takingOf={takingOf}
      isDone={run.data?.isApplied}
      onClose={onClose}
    />
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
