import { useQueries } from "@tanstack/react-query";
import { clockText, dayText } from "@/lib/formats";
import type { ProductChoices } from "@shared/contracts/catalog-products";
import { spellingKey } from "@shared/spelling-key";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import { NOTHING, type AuditEntry, type NameOf } from "./changed-fields";
import { auditText, type AuditText } from "./sentence";

/** All changes by staff with their actor and time; newest first. */
export function AuditPage() {
  const nameOf = useNames();
  return (
    <PagedListPage<AuditEntry>
      title="Audit"
      description="Who changed what, and when."
      path="audit"
      empty="Nothing has been changed yet. What staff change stands here, with what it was before."
      groupOf={({ createdAt }) => dayText(createdAt)}
      alikeIn={{
        of: ({ actorName, action, subject, createdAt }) =>
          `${actorName} ${action} ${subject} ${createdAt.slice(0, 16)}`,
        more: (count) => `${count} more of the same minute, alike`,
      }}
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

/** More changes than this are shown once somebody asks. */
const MAX_OPEN = 2;

function AuditLine({ sentence, changes, at }: AuditText & { at: string }) {
  const list = changes.map(({ what, from, to }) => (
    <p key={what} className="mt-1 text-sm break-words text-muted">
      {what.replace(/^the ./, (start) => start.slice(4).toUpperCase())}:{" "}
      {from !== NOTHING && (
        <>
          <s>{from}</s> →{" "}
        </>
      )}
      {to}
    </p>
  ));
  return (
    <>
      <p className="flex items-baseline gap-x-4">
        <span className="min-w-0 grow break-words">{sentence}</span>
        <time dateTime={at} className="text-sm whitespace-nowrap text-muted">
          {clockText(at)}
        </time>
      </p>
      {list.length <= MAX_OPEN ? (
        list
      ) : (
        <details>
          <summary className="inline-flex min-h-control cursor-pointer items-center text-sm font-semibold text-accent-text hover:underline">
            What changed
          </summary>
          {list}
        </details>
      )}
    </>
  );
}

/** The names of choices that products and lists refer to by id, by their fields. A failed load loses only the names. */
function useNames(): NameOf {
  const answers = useQueries({
    queries: catalogPaths.map((path) => ({ queryKey: [`/api/admin/${path}/choices`] })),
  });
  return namesIn(answers.flatMap(({ data }) => (data ? [data as ProductChoices] : [])));
}

/** Finds a choice by its id, or by a spelling of it: where products state a name, lists refer to it by its id. */
export const namesIn =
  (choices: readonly ProductChoices[]): NameOf =>
  (field, id) =>
    choices
      .flatMap((each) => each[field] ?? [])
      .find((choice) => spellingKey(choice.id) === spellingKey(id))?.name;
