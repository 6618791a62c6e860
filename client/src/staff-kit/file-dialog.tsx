import type { UseMutationResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ApiError } from "@/lib/api";
import { Button } from "@/staff-kit/button";
import { Dialog } from "@/ui/dialog";
import { inServersWords } from "./form-resolver";

/** What staff can do with a file that was checked. */
interface Taking {
  label: string;
  isDisabled: boolean;
  onTake: () => void;
}

interface Props<Report> {
  title: string;
  /** What happens to what is there. */
  description: string;
  /** What a file may be like. */
  hint: ReactNode;
  /** The check of a file, and what follows it. */
  run: Pick<
    UseMutationResult<Report, Error, never>,
    "data" | "isPending" | "isError" | "error" | "reset"
  >;
  /** Said where the server gives no reason. */
  failure: string;
  /** How far it is; it is being read unless given. */
  progress?: string;
  /** Between the file and the report; it calls `run.reset` where it changes what the check says. */
  options?: ReactNode;
  onCheck: (file: File) => void;
  view: (report: Report) => ReactNode;
  /** Undefined where nothing can be done, as the file has to be mended, or it is done. */
  takingOf: (report: Report) => Taking | undefined;
  isDone?: boolean;
  onClose: () => void;
}

/** Takes a CSV in two steps: it is checked first, with a report of what it would change, and taken once staff say so. */
export function FileDialog<Report>(props: Props<Report>) {
  const { title, description, hint, run, failure, progress = "Reading...", options } = props;
  const { onCheck, view, takingOf, isDone = false, onClose } = props;
  const [file, setFile] = useState<File>();
  const report = run.data;
  const taking = report && takingOf(report);
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
      {options}
      <p role="status" className="mt-3 min-h-6 text-sm">
        {run.isPending && progress}
      </p>
      {run.isError && (
        <p role="alert" className="text-danger">
          {inServersWords(run.error, failure)}
        </p>
      )}
      {report && view(report)}
      <div className="mt-4 flex flex-wrap gap-3">
        {!report ? (
          <Button disabled={!file || run.isPending} onClick={() => file && onCheck(file)}>
            Check the file
          </Button>
        ) : (
          taking && (
            <Button disabled={run.isPending || taking.isDisabled} onClick={taking.onTake}>
              {taking.label}
            </Button>
          )
        )}
        <Button look="secondary" onClick={onClose}>
          {isDone ? "Close" : "Cancel"}
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
