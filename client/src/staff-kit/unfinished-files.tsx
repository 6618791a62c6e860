import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ImportFile } from "@shared/contracts/import-files";
import { callApi } from "@/lib/api";
import { momentText } from "@/lib/formats";
import { Button } from "@/staff-kit/button";

interface Props {
  files: readonly ImportFile[];
  onGoOn: (file: ImportFile) => void;
}

/** Files that somebody began to take in, with what was chosen for them. */
export function UnfinishedFiles({ files, onGoOn }: Props) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => callApi("DELETE", `/api/admin/import-files/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/admin/import-files"] }),
  });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" className="mt-6">
      <h2 id="unfinished" className="text-lg font-bold">
        Not finished yet
      </h2>
      <ul className="mt-2 space-y-2">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <strong>{file.choices?.name || file.name}</strong>
              <span className="block text-sm text-muted">
                {file.choices?.name ? `${file.name}, ` : ""}
                {momentText(file.updatedAt)}
                {file.actor !== null && ` by ${file.actor}`}
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                look="quiet"
                disabled={remove.isPending}
                onClick={() => remove.mutate(file.id)}
              >
                Remove<span className="sr-only"> {file.name}</span>
              </Button>
              <Button look="secondary" onClick={() => onGoOn(file)}>
                Go on
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
