import { useState } from "react";
import type { Page } from "@shared/contracts/paging";
import { momentText } from "@shared/moments";
import { Pager } from "@/staff/pager";
import { Loaded, Nothing, StaffPage } from "@/staff/staff-page";
import { useStaffQuery } from "@/staff/use-staff-data";
import type { AuditEntry } from "./audit-entry";
import { auditText, type AuditText } from "./sentence";
import { useNames } from "./use-names";

const PAGE_SIZE = 25;
/** Who changed what, and when; newest first. */
export function AuditPage() {
  const [page, setPage] = useState(1);
  const nameOf = useNames();
  const { data, isPending, isError, error, refetch } = useStaffQuery<Page<AuditEntry>>(
    `audit?page=${page}&pageSize=${PAGE_SIZE}`,
    { keepsShown: true },
  );
  return (
    <StaffPage title="Audit" description="Who changed what, and when.">
      <Loaded isPending={isPending} isError={isError} error={error} onRetry={() => void refetch()}>
        {data?.total === 0 ? (
          <Nothing>Nothing has been changed yet.</Nothing>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data?.items.map((entry) => (
              <li key={entry.id} className="px-4 py-3">
                <AuditLine {...auditText(entry, nameOf)} at={entry.createdAt} />
              </li>
            ))}
          </ul>
        )}
        {data && <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />}
      </Loaded>
    </StaffPage>
  );
}

function AuditLine({ sentence, long, at }: AuditText & { at: string }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 break-words">{sentence}</span>
        <time dateTime={at} className="ml-auto text-sm whitespace-nowrap text-muted">
          {momentText(at)}
        </time>
      </p>
      {long.map(({ what, from, to }) => (
        <p key={what} className="mt-1 text-sm break-words text-muted">
          {what.replace(/^the ./, (start) => start.slice(4).toUpperCase())}: <s>{from}</s> → {to}
        </p>
      ))}
    </>
  );
}
