import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportProgress, ImportReport } from "@shared/contracts/imports";
import { callApi } from "@/lib/api";
import { showToast } from "@/ui/toast-store";
import { FileDialog, sendFile, type Taking } from "./file-dialog";
import { CostsView, ImportReportView } from "./import-report";

const PROGRESS_INTERVAL_MS = 700;

interface Props {
  title: string;
  /** How products are matched, and what happens to the others. */
  description: string;
  /** What a file may be like. */
  hint: string;
  /** Where files are sent: an address of the API, without a query. */
  address: string;
  /** Whether files may add values to the lists of attributes. */
  offersValues?: boolean;
  onClose: () => void;
}

interface Sent {
  file: File;
  dryRun: boolean;
  skipBad: boolean;
}

/** Imports a CSV into a catalog: checked row by row first, and imported once staff confirm. */
export function ImportDialog({ address, offersValues = false, onClose, ...words }: Props) {
  const client = useQueryClient();
  const [addsValues, setAddsValues] = useState(false);
  const [runId, setRunId] = useState("");
  const run = useMutation({
    mutationFn: ({ file, dryRun, skipBad }: Sent) => {
      const id = crypto.randomUUID();
      setRunId(id);
      const query = new URLSearchParams({
        id,
        dryRun: String(dryRun),
        skipBad: String(skipBad),
        ...(offersValues && { addValues: String(addsValues) }),
      });
      return sendFile<ImportReport>(`${address}?${query}`, file, "text/csv");
    },
    onSuccess: (report) => {
      if (!report.isApplied) return;
      void client.invalidateQueries();
      showToast({
        title: "The import is done",
        text: `${report.added} added, ${report.changed} changed.`,
      });
      // What it made too costly is read before the dialog is closed.
      if (!report.costs) onClose();
    },
  });
  const progress = useQuery<ImportProgress>({
    queryKey: [`${address}/${runId}`],
    queryFn: () => callApi<ImportProgress>("GET", `${address}/${runId}`),
    enabled: run.isPending && runId !== "",
    refetchInterval: PROGRESS_INTERVAL_MS,
  });
  const takingOf = ({ isApplied, added, changed, bad }: ImportReport): Taking | undefined =>
    isApplied
      ? undefined
      : {
          label:
            bad > 0
              ? `Skip ${bad} bad and import the rest`
              : `Import ${added + changed} ${added + changed === 1 ? "product" : "products"}`,
          isDisabled: added + changed === 0,
          onTake: () => run.mutate({ file: run.variables!.file, dryRun: false, skipBad: bad > 0 }),
        };

  return (
    <FileDialog
      {...words}
      run={run}
      failure="The import failed. Nothing was changed. Try again."
      progress={`Reading... ${progress.data?.staged ?? 0} rows so far.`}
      options={
        offersValues && (
          <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={addsValues}
              onChange={({ target }) => {
                setAddsValues(target.checked);
                run.reset();
              }}
              className="size-5 shrink-0 accent-accent"
            />
            Add values that the lists of attributes do not have yet
          </label>
        )
      }
      onCheck={(file) => run.mutate({ file, dryRun: true, skipBad: false })}
      view={(report) => (
        <>
          <ImportReportView report={report} />
          <CostsView costs={report.costs} />
        </>
      )}
      takingOf={takingOf}
      isDone={run.data?.isApplied}
      onClose={onClose}
    />
  );
}
