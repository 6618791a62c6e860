import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { WORKBOOK } from "@shared/contracts/imports";
import { inServersWords } from "@/staff-kit/form-resolver";
import { sendFile } from "@/staff-kit/file-dialog";
import { useStaff } from "@/staff-kit/signed-in";
import { Nothing, StaffPage } from "@/staff-kit/staff-page";
import { classNames } from "@/lib/class-names";
import { PlanForm } from "./plan-form";
import { TableFound } from "./table-found";

interface Chosen {
  file: File;
  /** Of a workbook; the fullest one unless given. */
  sheet?: string;
}

const isWorkbook = ({ name }: File) => /\.xls[xm]$/i.test(name);

/** A file's bytes as JSON carries them. */
const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });

/** A new catalog from a file: what it seems to hold is shown, and can be changed, before anything is stored. */
export function NewCatalogPage() {
  const { mayWrite } = useStaff();
  const look = useMutation({
    mutationFn: async ({ file, sheet }: Chosen) => {
      const tail = sheet === undefined ? "" : `?${new URLSearchParams({ sheet })}`;
      const address = `/api/admin/catalogues/look${tail}`;
      return {
        file,
        bytes: await inBase64(file),
        look: await sendFile<FileLook>(address, file, isWorkbook(file) ? WORKBOOK : "text/csv"),
      };
    },
  });
  const lookAt = (chosen: Chosen) => {
    setReads(reads + 1);
    look.mutate(chosen);
  };
  const [reads, setReads] = useState(0);
  return (
    <StaffPage
      title="New catalog from a file"
      description="We look at what each column holds. Nothing is stored until you say so."
    >
      {!mayWrite ? (
        <Nothing>Only editors and admins add catalogs. Ask an admin.</Nothing>
      ) : (
        <>
          <FileChoice isReading={look.isPending} onFile={(file) => lookAt({ file })} />
          <p role="status" className="mt-3 min-h-6">
            {look.isPending && "Reading..."}
            {look.data &&
              `We read ${look.data.look.rows.toLocaleString("en")} rows and ${look.data.look.columns.length} columns. Here is what we think they are.`}
          </p>
          {look.isError && (
            <p role="alert" className="text-danger">
              {inServersWords(look.error, "The file could not be read. Try again.")}
            </p>
          )}
          {look.data && (
            <>
              <TableFound
                look={look.data.look}
                isReading={look.isPending}
                onSheet={(sheet) => lookAt({ file: look.data.file, sheet })}
              />
              <PlanForm key={reads} look={look.data.look} file={look.data.bytes} />
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
        totals may stay. Up to 10 MB.
      </p>
    </div>
  );
}
