import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { inServersWords } from "@/staff-kit/form-resolver";
import { sendFile } from "@/staff-kit/file-dialog";
import { useStaff } from "@/staff-kit/signed-in";
import { Nothing, StaffPage } from "@/staff-kit/staff-page";
import { classNames } from "@/lib/class-names";
import { PlanForm } from "./plan-form";

/** A new catalog from a file: what it seems to hold is shown, and can be changed, before anything is stored. */
export function NewCatalogPage() {
  const { mayWrite } = useStaff();
  const look = useMutation({
    mutationFn: async (file: File) => ({
      text: await file.text(),
      look: await sendFile<FileLook>("/api/admin/catalogues/look", file, "text/csv"),
    }),
  });
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
          <FileChoice
            isReading={look.isPending}
            onFile={(file) => {
              setReads(reads + 1);
              look.mutate(file);
            }}
          />
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
          {look.data && <PlanForm key={reads} look={look.data.look} file={look.data.text} />}
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
        <span className="text-sm font-semibold">CSV file</span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          disabled={isReading}
          className="mt-1 block w-full rounded-control border border-outline bg-paper p-3"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      <p className="mt-1 text-sm text-muted">
        Choose a file, or drop it here. Any columns, with their names in line 1; up to 10 MB;
        commas, semicolons or tabs.
      </p>
    </div>
  );
}
