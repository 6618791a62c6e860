import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { FileLook } from "@shared/contracts/file-look";
import type { ImportFile } from "@shared/contracts/import-files";
import { callApi } from "@/lib/api";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { FileChoice } from "@/staff-kit/file-choice";
import { productsPath } from "./import-done";
import type { FormerFile } from "./plan-choices";
import { PlanForm } from "./plan-form";
import { sendImportFile } from "@/staff-kit/send-import-file";
import { CatalogSources } from "./sources-list";
import { TableFound } from "./table-found";
import { UnfinishedFiles } from "@/staff-kit/unfinished-files";

interface Chosen {
  /** A file to send, or one that was sent. */
  file: File | ImportFile;
  /** Of a workbook; the fullest one unless given. */
  sheet?: string | null | undefined;
  asItIs?: boolean | undefined;
  /** Whose next file it is; found out unless given. */
  source?: string | null | undefined;
}

/** A new catalog from a file. */
export function NewCatalogPage() {
  return (
    <ImportPage
      title="New catalog from a file"
      description="We look at what each column holds. Nothing is added until you say so."
    />
  );
}

/** A file for a catalog that there is: of a new source, or the next one of a source. */
export function CatalogImportPage({ id }: { id: string }) {
  const catalog = useStaffQuery<CatalogSummary>(`catalogues/${encodeURIComponent(id)}`);
  const { data } = catalog;
  if (!data) {
    return (
      <StaffPage title="Import a file">
        <Loaded {...catalog} isError={catalog.isError} onRetry={() => void catalog.refetch()}>
          {null}
        </Loaded>
      </StaffPage>
    );
  }
  return (
    <ImportPage
      catalog={data}
      title={`Import a file into ${data.name}`}
      description={
        <>
          Products are matched by their key: those that are there are changed, the others added.{" "}
          <Link
            href={productsPath(id)}
            className="font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            All its products
          </Link>
        </>
      }
    />
  );
}

interface ImportPageProps {
  /** The one that it goes into; a new one unless given. */
  catalog?: CatalogSummary;
  title: string;
  description: ReactNode;
}

/** What a file seems to hold is shown, and can be changed, before anything is stored. */
function ImportPage({ catalog, title, description }: ImportPageProps) {
  const { mayWrite } = useStaff();
  const client = useQueryClient();
  const [reads, setReads] = useState(0);
  const [sent, setSent] = useState(0);
  const catalogId = catalog?.id ?? null;
  const unfinished = useQuery<ImportFile[]>({ queryKey: ["/api/admin/import-files"] });
  const look = useMutation({
    mutationFn: async ({ file, ...wish }: Chosen) => {
      setSent(0);
      const kept =
        file instanceof File
          ? await sendImportFile(file, { catalog: catalogId, isList: false }, setSent)
          : file;
      setSent(1);
      const address = `/api/admin/import-files/${kept.id}/look`;
      const body = { ...wish, catalog: catalogId };
      return { file: kept, look: await callApi<FileLook>("POST", address, body) };
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/admin/import-files"] }),
  });
  const lookAt = (chosen: Chosen) => {
    setReads(reads + 1);
    look.mutate(chosen);
  };
  const former = useRef<FormerFile | null>(null);
  const found = look.data;
  // What was read has become products: nothing of how it was read can be changed any more.
  const [doneAt, setDoneAt] = useState(0);
  const isDone = reads > 0 && doneAt === reads;
  const isAsItIs = look.variables?.asItIs === true;
  return (
    <StaffPage title={title} description={!isDone && description}>
      {!mayWrite ? (
        <Nothing>Only editors and admins import files. Ask an admin.</Nothing>
      ) : (
        <>
          {!isDone && (
            <FileChoice
              isReading={look.isPending}
              isBrief={found !== undefined}
              onFile={(file) => lookAt({ file })}
            />
          )}
          {!found && !look.isPending && (
            <>
              <UnfinishedFiles
                files={(unfinished.data ?? []).filter(
                  (file) => !file.isList && file.catalog === catalogId,
                )}
                onGoOn={(file) =>
                  lookAt({
                    file,
                    sheet: file.choices?.sheet,
                    asItIs: file.choices?.asItIs,
                    source: file.choices?.source?.id,
                  })
                }
              />
              {catalog && <CatalogSources catalog={catalog.id} />}
            </>
          )}
          <p role="status" className="my-3 min-h-6">
            {look.isPending &&
              (sent < 1 ? `Sending... ${Math.floor(sent * 100)}%` : "Looking at its columns...")}
            {found &&
              !look.isPending &&
              !isDone &&
              `We read ${found.look.rows.toLocaleString("en")} rows and ${found.look.columns.length} columns. Here is what we think they are.`}
          </p>
          {look.isError && (
            <p role="alert" className="text-danger">
              {inServersWords(look.error, "The file could not be read. Try again.")}
            </p>
          )}
          {found && (
            <>
              {!isDone && (
                <TableFound
                  look={found.look}
                  isReading={look.isPending}
                  isAsItIs={isAsItIs}
                  onChange={(wish) => lookAt({ file: found.file, ...wish })}
                />
              )}
              <PlanForm
                key={reads}
                look={found.look}
                file={found.file}
                catalog={catalog}
                isAsItIs={isAsItIs}
                formerRef={former}
                onDone={() => setDoneAt(reads)}
              />
            </>
          )}
        </>
      )}
    </StaffPage>
  );
}
