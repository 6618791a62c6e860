import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { ImportFile } from "@shared/contracts/import-files";
import type { ListLook } from "@shared/contracts/list-files";
import type { ProductListDetail } from "@shared/contracts/product-lists";
import { paths } from "@shared/site";
import { callApi } from "@/lib/api";
import { FieldFrame } from "@/staff-kit/field-frame";
import { FileChoice } from "@/staff-kit/file-choice";
import { inServersWords } from "@/staff-kit/form-resolver";
import { sendImportFile } from "@/staff-kit/send-import-file";
import { useStaff } from "@/staff-kit/signed-in";
import { Nothing, StaffPage } from "@/staff-kit/staff-page";
import { UnfinishedFiles } from "@/staff-kit/unfinished-files";
import { rowCount } from "./row-table";
import { ListFileForm } from "./list-file-form";

interface Chosen {
  /** A file to send, or one that was sent. */
  file: File | ImportFile;
  /** Of a workbook; the fullest one unless given. */
  sheet?: string | null;
}

interface Props {
  /** The list whose rows it replaces; a new one unless given. */
  list?: ProductListDetail;
}

/** A shop's own table as a list: what its columns are is shown, and can be changed, before anything is stored. */
export function ListFromFile({ list }: Props) {
  const { mayWrite } = useStaff();
  const client = useQueryClient();
  const [, setLocation] = useLocation();
  const [reads, setReads] = useState(0);
  const [sent, setSent] = useState(0);
  const unfinished = useQuery<ImportFile[]>({ queryKey: ["/api/admin/import-files"] });
  const look = useMutation({
    mutationFn: async ({ file, sheet = null }: Chosen) => {
      setSent(0);
      const goesInto = { catalog: null, isList: true };
      const kept = file instanceof File ? await sendImportFile(file, goesInto, setSent) : file;
      setSent(1);
      const body = { sheet, list: list?.id ?? null };
      const address = `/api/admin/import-files/${kept.id}/list-look`;
      return { file: kept, look: await callApi<ListLook>("POST", address, body) };
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
      title={list ? `Import ${list.name} from a file` : "New list from a file"}
      description={
        list
          ? "The file is the whole list: rows that it does not have are removed."
          : "Your own table: cars and their tyre sizes, machines and their capsules. Nothing is added until you say so."
      }
    >
      {!mayWrite ? (
        <Nothing>Only editors and admins import files. Ask an admin.</Nothing>
      ) : (
        <>
          <FileChoice isReading={look.isPending} onFile={(file) => lookAt({ file })} />
          {!found && !look.isPending && !list && (
            <UnfinishedFiles
              files={(unfinished.data ?? []).filter(({ isList }) => isList)}
              onGoOn={(file) => lookAt({ file })}
            />
          )}
          <p role="status" className="my-3 min-h-6">
            {look.isPending &&
              (sent < 1 ? `Sending... ${Math.floor(sent * 100)}%` : "Looking at its columns...")}
            {found &&
              !look.isPending &&
              `We read ${rowCount(found.look.rows)} and ${found.look.columns.length} columns. Here is what we think they are.`}
          </p>
          {look.isError && (
            <p role="alert" className="text-danger">
              {inServersWords(look.error, "The file could not be read. Try again.")}
            </p>
          )}
          {found && (
            <>
              {found.look.sheets.length > 1 && (
                <div className="mb-3 max-w-md">
                  <FieldFrame label="Sheet" hint="The rows are read from this one alone.">
                    {(input) => (
                      <select
                        {...input}
                        disabled={look.isPending}
                        value={found.look.sheet ?? ""}
                        onChange={({ target }) => lookAt({ file: found.file, sheet: target.value })}
                      >
                        {found.look.sheets.map(({ name, rows }) => (
                          <option key={name} value={name}>
                            {name} ({rows.toLocaleString("en")} rows)
                          </option>
                        ))}
                      </select>
                    )}
                  </FieldFrame>
                </div>
              )}
              <ListFileForm
                key={reads}
                file={found.file}
                look={found.look}
                list={list}
                onDone={(id) => setLocation(`${paths.admin}/product-lists?list=${id}`)}
              />
            </>
          )}
        </>
      )}
    </StaffPage>
  );
}
