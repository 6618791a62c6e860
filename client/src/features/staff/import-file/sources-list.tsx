import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportSource, UndoReport } from "@shared/contracts/imports";
import { callApi } from "@/lib/api";
import { inServersWords } from "@/staff-kit/form-resolver";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { useAskFirst } from "@/staff-kit/ask-first";
import { Button } from "@/staff-kit/button";

const asMoment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const counted = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${one}s`;

/** Where products of a catalog came from, each with its last file, which can be taken back. */
export function SourcesList({ catalog }: { catalog: string }) {
  const sources = useStaffQuery<ImportSource[]>(
    `import-sources?${new URLSearchParams({ catalog })}`,
  );
  if (!sources.data || sources.data.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-6">
      <h2 id="sources" className="text-lg font-bold">
        Sources
      </h2>
      <p className="text-sm text-muted">
        The next file of a source is recognized by its columns: only what is new is asked.
      </p>
      <ul className="mt-2 space-y-2">
        {sources.data.map((source) => (
          <li key={source.id} className="rounded-card border border-line bg-surface p-3">
            <strong className="wrap-anywhere">{source.name}</strong>
            <span className="block text-sm text-muted">
              {counted(source.products, "product")}, last file on{" "}
              {asMoment.format(new Date(source.updatedAt))}
              {source.undo &&
                `: ${source.undo.added.toLocaleString("en")} added, ${source.undo.changed.toLocaleString("en")} changed`}
            </span>
            <UndoFile source={source.id} name={source.name} canUndo={source.undo !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UndoFileProps {
  source: string;
  name: string;
  canUndo: boolean;
}

/** Takes back the last file of a source, and says what became of it. */
export function UndoFile({ source, name, canUndo }: UndoFileProps) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: () => callApi<UndoReport>("POST", `/api/admin/import-sources/${source}/undo`),
    onSuccess: () => client.invalidateQueries(),
  });
  const done = undo.data;
  const { ask, dialog } = useAskFirst();
  const askFirst = () =>
    ask({
      title: `Undo the last file of ${name}?`,
      text: "Products that it added go, also from finders that are live, and what it changed is as it was before. What somebody changed since stays as it is.",
      action: "Undo it",
      onAgree: () => undo.mutate(),
    });
  return (
    <div className="mt-2">
      {dialog}
      {canUndo && !done && (
        <Button
          look="secondary"
          disabled={undo.isPending}
          aria-label={`Undo the last file of ${name}`}
          onClick={askFirst}
        >
          Undo this file…
        </Button>
      )}
      {undo.isError && (
        <p role="alert" className="mt-2 text-danger">
          {inServersWords(undo.error, "That did not work. Nothing was changed. Try again.")}
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
