import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportSource, LastFile, UndoPreview, UndoReport } from "@shared/contracts/imports";
import type { ReactNode } from "react";
import { callApi } from "@/lib/api";
import { momentText } from "@/lib/formats";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { useAskFirst } from "@/staff-kit/ask-first";
import { useStaff } from "@/staff-kit/signed-in";
import { ROWS } from "@/staff-kit/staff-page";
import { Button } from "@/staff-kit/button";

const counted = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${one}s`;

/** Where products of a catalog came from, each with its last file, which can be taken back. */
export function CatalogSources({ catalog }: { catalog: string }) {
  const sources = useStaffQuery<ImportSource[]>(
    `import-sources?${new URLSearchParams({ catalog })}`,
  );
  if (!sources.data || sources.data.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-6">
      <h2 id="sources" className="text-lg font-bold">
        Sources
      </h2>
      <p className="mb-2 text-muted">
        The next file of a source is recognized by its columns: only what is new is asked.
      </p>
      <SourcesList sources={sources.data} />
    </section>
  );
}

interface SourcesListProps {
  sources: readonly ImportSource[];
  /** What stands beside the name of a source: its catalog. */
  beside?: (source: ImportSource) => ReactNode;
  /** What can be done with a source besides undoing its last file. */
  actions?: (source: ImportSource) => ReactNode;
}

/** Sources with what the last file of each did. */
export function SourcesList({ sources, beside, actions }: SourcesListProps) {
  const { mayWrite } = useStaff();
  return (
    <ul className={ROWS}>
      {sources.map((source) => (
        <li key={source.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
          <div className="min-w-0 grow basis-72 wrap-anywhere">
            <p>
              <strong>{source.name}</strong>
              {beside && <span className="text-muted"> · {beside(source)}</span>}
            </p>
            <p className="text-sm text-muted">{lastFileWords(source)}</p>
          </div>
          {mayWrite && (
            <div className="flex flex-wrap items-center gap-2">
              <UndoFile source={source.id} name={source.name} last={source.undo} />
              {actions?.(source)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "41 products. Last file: prices.csv, 30 Nov 2026, 16:10 by anna: 3 added, 38 changed" */
function lastFileWords({ products, updatedAt, undo }: ImportSource): string {
  const moment = momentText(updatedAt);
  const file = undo?.file ? `${undo.file}, ${moment}` : moment;
  const by = undo?.by ? ` by ${undo.by}` : "";
  const did = undo
    ? `: ${undo.added.toLocaleString("en")} added, ${undo.changed.toLocaleString("en")} changed`
    : "";
  return `${counted(products, "product")}. Last file: ${file}${by}${did}`;
}

interface UndoFileProps {
  source: string;
  name: string;
  /** What its last file did; null where there is nothing to undo. */
  last: Pick<LastFile, "file"> | null;
}

/** Takes back the last file of a source, and says what became of it. */
export function UndoFile({ source, name, last }: UndoFileProps) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => callApi<UndoReport>("POST", `/api/admin/import-sources/${source}/undo`),
    onSuccess: () => client.invalidateQueries(),
  });
  const done = undo.data;
  const { ask, dialog } = useAskFirst();
  const look = useMutation({
    mutationFn: () => callApi<UndoPreview>("GET", `/api/admin/import-sources/${source}/undo`),
    onSuccess: (ahead) =>
      ask({
        title: last?.file ? `Undo ${last.file}?` : `Undo the last file of ${name}?`,
        text: undoWords(ahead),
        action: "Undo it",
        onAgree: () => undo.mutate(),
      }),
  });
  const failed = undo.error ?? look.error;
  return (
    <div className="empty:hidden">
      {dialog}
      {last && !done && (
        <Button
          look="secondary"
          disabled={undo.isPending || look.isPending}
          aria-label={`Undo the last file of ${name}`}
          onClick={() => look.mutate()}
        >
          Undo last file…
        </Button>
      )}
      {failed && (
        <p role="alert" className="mt-2 text-danger">
          {inServersWords(failed, "That did not work. Nothing was changed. Try again.")}
        </p>
      )}
      {done && (
        <div role="status" className="text-sm">
          <p>
            Undone: {counted(done.removed, "product")} removed, {done.restored.toLocaleString("en")}{" "}
            as before
            {done.kept > 0 &&
              `, ${done.kept.toLocaleString("en")} kept as they are, because they were changed since`}
            .
          </p>
          {done.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** "41 products that it added go. 2 are as they were before. Live finders that choose from this catalog: Seats. …" */
function undoWords({ removes, restores, keeps, finders }: UndoPreview): string {
  const said = (count: number, one: string, many: string) =>
    count > 0 && `${counted(count, "product")} ${count === 1 ? one : many}.`;
  return [
    said(removes, "that it added goes", "that it added go"),
    said(
      restores,
      "that it changed is as it was before",
      "that it changed are as they were before",
    ),
    said(
      keeps,
      "was changed since, and stays as it is now",
      "were changed since, and stay as they are now",
    ),
    finders.length > 0 && `Shoppers see this at once in ${finders.join(", ")}.`,
    "To have it again, import the file again.",
  ]
    .filter(Boolean)
    .join(" ");
}
