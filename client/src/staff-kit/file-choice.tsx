import { useState } from "react";
import { MAX_IMPORT_MB } from "@shared/contracts/import-files";
import { classNames } from "@/lib/class-names";

interface Props {
  isReading: boolean;
  /** Whether a file was chosen already: what files may be is known. */
  isBrief?: boolean;
  onFile: (file: File) => void;
}

/** Where a file is chosen, or dropped. */
export function FileChoice({ isReading, isBrief = false, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={classNames(
        "rounded-card border border-dashed px-4",
        isBrief ? "py-3" : "py-6",
        isOver ? "border-accent bg-accent-soft" : "border-outline bg-surface",
      )}
    >
      <label className="block">
        <span className="text-sm font-semibold">CSV or Excel file</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xml,.gz,text/csv,text/plain"
          disabled={isReading}
          className="mt-1 block w-full text-muted file:mr-3 file:min-h-control file:cursor-pointer file:rounded-control file:border file:border-outline file:bg-paper file:px-3.5 file:font-semibold file:text-ink"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      {!isBrief && (
        <p className="mt-1 text-sm text-muted">
          Choose a file, or drop it here, as your shop has it: titles, headings between the rows and
          totals may stay. A product feed as Google takes it (XML or text, also packed by gzip) is
          read, too. Up to {MAX_IMPORT_MB.postgres} MB.
        </p>
      )}
    </div>
  );
}
