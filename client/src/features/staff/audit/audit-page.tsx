import { useQueries } from "@tanstack/react-query";
import { momentText } from "@/lib/formats";
import type { ProductChoices } from "@shared/contracts/catalog-products";
import { spellingKey } from "@shared/spelling-key";
import { catalogPaths } from "@shared/templates/product-catalogs";
import { PagedListPage } from "@/staff-kit/paged-list-page";
import { auditText, type AuditEntry, type AuditText, type NameOf } from "./sentence";

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
