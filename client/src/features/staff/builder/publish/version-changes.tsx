import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import type { Attribute } from "@shared/contracts/attributes";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { FinderDocument } from "@shared/finders/document";
import { changesBetween } from "@shared/finders/draft-changes";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { changeWords } from "../words/change-words";
import { namesOf } from "../words/names";

interface Props {
  slug: string;
  version: number;
  /** The version before it. */
  before: number;
}

/** What a version changed for shoppers, in words; looked up once somebody asks. */
export function VersionChanges({ slug, version, before }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="basis-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-control cursor-pointer items-center text-sm font-semibold text-accent-text hover:underline">
        What changed since version {before}
      </summary>
      {isOpen && <Changes {...{ slug, version, before }} />}
    </details>
  );
}

function Changes({ slug, version, before }: Props) {
  const known = useStaffQuery<Attribute[]>("attributes").data;
  const catalogs = useStaffQuery<CatalogSummary[]>("catalogues").data;
  const documents = useQueries({
    queries: [before, version].map((each) => ({
      queryKey: [`/api/admin/finders/${slug}/versions/${each}`],
      // A version never changes.
      staleTime: Infinity,
    })),
  });
  if (documents.some(({ isError }) => isError))
    return (
      <p className="pb-2 text-sm">
        Its changes could not be loaded.{" "}
        <button
          type="button"
          className="font-semibold text-accent-text underline"
          onClick={() => documents.forEach((each) => each.isError && void each.refetch())}
        >
          Try again
        </button>
      </p>
    );
  const [was, is] = documents.map(({ data }) => data as FinderDocument | undefined);
  if (!was || !is || !known)
    return (
      <p role="status" className="skeleton h-5 w-64 max-w-full">
        <span className="sr-only">Loading what changed</span>
      </p>
    );
  const changes = changesBetween(was, is);
  const names = (document: FinderDocument) => namesOf(document, known, { catalogs });
  const lines = changeWords(changes, names(was), names(is));
  if (lines.length === 0)
    return <p className="pb-2 text-sm text-muted">Nothing that shoppers see.</p>;
  return (
    <ul className="list-disc pb-2 pl-5 text-sm wrap-anywhere">
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
