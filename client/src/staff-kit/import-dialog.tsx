import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportProgress, ImportReport } from "@shared/contracts/imports";
import { ApiError, callApi } from "@/lib/api";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { CostsView, ImportReportView } from "./import-report";
import { inServersWords } from "./form-resolver";

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

/** Imports a CSV into a catalogue: checked row by row first, and imported once staff confirm. */
export function ImportDialog({
  title,
  description,
  hint,
  address,
  offersValues = false,
  onClose,
}: Props) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [addsValues, setAddsValues] = useState(false);
  const [runId, setRunId] = useState("");
  const run = useMutation({
    mutationFn: ({ dryRun, skipBad }: { dryRun: boolean; skipBad: boolean }) => {
      const id = crypto.randomUUID();
      setRunId(id);
      const query = new URLSearchParams({
        id,
        dryRun: String(dryRun),
        skipBad: String(skipBad),
        ...(offersValues && { addValues: String(addsValues) }),
      });
      return sendFile<ImportReport>(`${address}?${query}`, file!, "text/csv");
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
  const report = run.data;

  return (
    <Dialog place="wide" title={title} description={description} onClose={onClose}>
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
      <p className="mt-1 text-sm text-muted">{hint}</p>
      {offersValues && (
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
      )}
      <p role="status" className="mt-3 min-h-6 text-sm">
        {run.isPending && `Reading... ${progress.data?.staged ?? 0} rows so far.`}
      </p>
      {run.isError && (
        <p role="alert" className="text-danger">
          {inServersWords(run.error, "The import failed. Nothing was changed. Try again.")}
        </p>
      )}
      {report && <ImportReportView report={report} />}
      <CostsView costs={report?.costs} />
      <div className="mt-4 flex flex-wrap gap-3">
        {!report ? (
          <Button
            disabled={!file || run.isPending}
            onClick={() => run.mutate({ dryRun: true, skipBad: false })}
          >
            Check the file
          </Button>
        ) : report.isApplied ? null : (
          <Button
            disabled={run.isPending || report.added + report.changed === 0}
            onClick={() => run.mutate({ dryRun: false, skipBad: report.bad > 0 })}
          >
            {report.bad > 0
              ? `Skip ${report.bad} bad and import the rest`
              : `Import ${report.added + report.changed} products`}
          </Button>
        )}
        <Button look="secondary" onClick={onClose}>
          {report?.isApplied ? "Close" : "Cancel"}
        </Button>
      </div>
    </Dialog>
  );
}

/** Posts a file as its bytes. Returns the parsed answer; throws like `callApi`. */
export async function sendFile<T>(url: string, file: Blob, type: string): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": type },
    body: file,
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return (await response.json()) as T;
}
