import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { MAX_IMPORT_MB, type ImportFile } from "@shared/contracts/import-files";
import { callApi } from "@/lib/api";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useStaff } from "@/staff-kit/signed-in";
import { Nothing, StaffPage } from "@/staff-kit/staff-page";
import { classNames } from "@/lib/class-names";
import { PlanForm } from "./plan-form";
import { sendImportFile } from "./send-file";
import { TableFound } from "./table-found";
import { UnfinishedFiles } from "./unfinished-files";

interface Chosen {
  /** A file to send, or one that was sent. */
  file: File | ImportFile;
  /** Of a workbook; the fullest one unless given. */
  sheet?: string | null | undefined;
  asItIs?: boolean | undefined;
}

/** A new catalog from a file: what it seems to hold is shown, and can be changed, before anything is stored. */
export function NewCatalogPage() {
  const { mayWrite } = useStaff();
  const client = useQueryClient();
  const [reads, setReads] = useState(0);
  const [sent, setSent] = useState(0);
  const unfinished = useQuery<ImportFile[]>({ queryKey: ["/api/admin/import-files"] });
  const look = useMutation({
    mutationFn: async ({ file, sheet, asItIs = false }: Chosen) => {
      setSent(0);
      const kept = file instanceof File ? await sendImportFile(file, null, setSent) : file;
      setSent(1);
      const address = `/api/admin/import-files/${kept.id}/look`;
      return { file: kept, look: await callApi<FileLook>("POST", address, { sheet, asItIs }) };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/admin/import-files"] }),
  });
  const lookAt = (chosen: Chosen) => {
    setReads(reads + 1);
    look.mutate(chosen);
  };
  const found = look.data;
  return (
    <StaffPage
      title="New catalog from a file"
      description="We look at what each column holds. Nothing is added until you say so."
    >
      {!mayWrite ? (
        <Nothing>Only editors and admins add catalogs. Ask an admin.</Nothing>
      ) : (
        <>
          <FileChoice isReading={look.isPending} onFile={(file) => lookAt({ file })} />
          {!found && !look.isPending && (
            <UnfinishedFiles
              files={(unfinished.data ?? []).filter(({ catalog }) => catalog === null)}
              onGoOn={(file) =>
                lookAt({ file, sheet: file.choices?.sheet, asItIs: file.choices?.asItIs })
              }
            />
          )}
          <p role="status" className="mt-3 min-h-6">
            {look.isPending &&
              (sent < 1 ? `Sending... ${Math.floor(sent * 100)}%` : "Looking at its columns...")}
            {found &&
              !look.isPending &&
              `We read ${found.look.rows.toLocaleString("en")} rows and ${found.look.columns.length} columns. Here is what we think they are.`}
          </p>
          {look.isError && (
            <p role="alert" className="text-danger">
              {inServersWords(look.error, "The file could not be read. Try again.")}
            </p>
          )}
          {found && (
            <>
              <TableFound
                look={found.look}
                isReading={look.isPending}
                isAsItIs={look.variables?.asItIs === true}
                onChange={(wish) => lookAt({ file: found.file, ...wish })}
              />
              <PlanForm
                key={reads}
                look={found.look}
                file={found.file}
                isAsItIs={look.variables?.asItIs === true}
              />
            </>
          )}
        </>
      )}
    </StaffPage>
  );
}

interface Props {
  isReading: boolean;
  onFile: (file: File) => void;
}

/** Where a file is chosen, or dropped. */
function FileChoice({ isReading, onFile }: Props) {
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
        "rounded-card border border-dashed p-4",
        isOver ? "border-accent bg-accent-soft" : "border-outline bg-surface",
      )}
    >
      <label className="block">
        <span className="text-sm font-semibold">CSV or Excel file</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain"
          disabled={isReading}
          className="mt-1 block w-full rounded-control border border-outline bg-paper p-3"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <p className="mt-1 text-sm text-muted">
        Choose a file, or drop it here, as your shop has it: titles, headings between the rows and
        totals may stay. Up to {MAX_IMPORT_MB.postgres} MB.
      </p>
    </div>
  );
}
