import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderDocument } from "@shared/finders/document";
import { changesBetween } from "@shared/finders/draft-changes";

/** The version that shoppers see; undefined until it is there, and where there is none. */
export function useLiveDocument(
  slug: string,
  finder: Pick<StaffFinder, "liveVersion"> | undefined,
): FinderDocument | undefined {
  const version = finder?.liveVersion;
  return useQuery<FinderDocument>({
    queryKey: [`/api/admin/finders/${slug}/versions/${version}`],
    enabled: typeof version === "number",
    // A version never changes.
    staleTime: Infinity,
  }).data;
}

/** How many parts of a draft shoppers do not see as they are in it; undefined while they see none of it. */
export function useUnpublished(
  slug: string,
  finder: StaffFinder | undefined,
  document: FinderDocument | undefined,
): number | undefined {
  const live = useLiveDocument(slug, finder);
  return useMemo(() => live && document && changesBetween(live, document).length, [live, document]);
}
