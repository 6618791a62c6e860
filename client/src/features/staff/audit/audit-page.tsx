import { momentText } from "@shared/moments";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import type { AuditEntry } from "./audit-entry";
import { auditText, type AuditText } from "./sentence";
import { useNames } from "./use-names";

/** All changes by staff with their actor and time; newest first. */
export function AuditPage() {
  const nameOf = useNames();
  return (
    <PagedListPage<AuditEntry>
      title="Audit"
      description="Who changed what, and when."
      path="audit"
      empty="Nothing has been changed yet."
      look="rows"
    >
      {(entry) => (
        <li key={entry.id} className="px-4 py-3">
          <AuditLine {...auditText(entry, nameOf)} at={entry.createdAt} />
        </li>
      )}
    </PagedListPage>
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
