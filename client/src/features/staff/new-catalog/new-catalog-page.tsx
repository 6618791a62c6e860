import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FileLook } from "@shared/contracts/file-look";
import { inServersWords } from "@/staff-kit/in-servers-words";
import { sendFile } from "@/staff-kit/send-file";
import { useStaff } from "@/staff-kit/signed-in";
import { Nothing, StaffPage } from "@/staff-kit/staff-page";
import { FileChoice } from "./file-choice";
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
