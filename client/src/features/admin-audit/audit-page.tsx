import { useState } from "react";
import type { Page } from "@shared/contracts/paging";
import { inWords } from "@/staff/conflict";
import { Pager } from "@/staff/pager";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { useStaffQuery } from "@/staff/use-staff-data";

interface Entry {
  id: string;
  actorName: string;
  action: string;
  subject: string;
  subjectId: string | null;
  subjectName: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: string;
}

const PAGE_SIZE = 25;
/** Every write changes them; they say nothing. */
const SILENT = ["updatedAt", "createdAt"];

/** Who changed what, and when; newest first. */
export function AuditPage() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, refetch } = useStaffQuery<Page<Entry>>(
    `audit?page=${page}&pageSize=${PAGE_SIZE}`,
    { keepsShown: true },
  );
  return (
    <StaffPage title="Audit" description="Who changed what, and when.">
      <Loaded isPending={isPending} isError={isError} onRetry={() => void refetch()}>
        {data?.total === 0 ? (
          <Nothing>Nothing has been changed yet.</Nothing>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data?.items.map((entry) => (
              <li key={entry.id} className="px-4 py-3">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <strong>{entry.actorName}</strong>
                  <span>
                    {DONE[entry.action] ?? entry.action}{" "}
                    <span className="font-semibold">{entry.subjectName ?? entry.subjectId}</span>
                  </span>
                  <span className="text-sm text-muted">in {entry.subject}</span>
                  <time dateTime={entry.createdAt} className="ml-auto text-sm text-muted">
                    {new Date(entry.createdAt).toLocaleString()}
                  </time>
                </p>
                <Changes entry={entry} />
              </li>
            ))}
          </ul>
        )}
        {data && <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
      </Loaded>
    </StaffPage>
  );
}

const DONE: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "brought back",
  reorder: "reordered the list",
  import: "imported",
  resend: "sent again",
  password: "set a new password for",
};

/** What an update changed, field by field. */
function Changes({ entry: { action, before, after } }: { entry: Entry }) {
  if (action !== "update" || !before || !after) return null;
  const fields = Object.keys(after).filter(
    (name) =>
      !SILENT.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (fields.length === 0) return null;
  return (
    <ul className="mt-1 text-sm text-muted">
      {fields.map((name) => (
        <li key={name} className="break-words">
          {name}: <s>{inWords(before[name])}</s> → {inWords(after[name])}
        </li>
      ))}
    </ul>
  );
}
