import type { QueryClient } from "@tanstack/react-query";
import type { ShownFinder } from "@shared/contracts/finders";
import type { FinderDocument } from "@shared/finders/document";
import { callApi } from "@/lib/api";
import { createQueryClient } from "@/lib/query-client";

const QUIET_MS = 200;

/** A finder's calls, answered by a draft. */
export interface DraftCalls {
  client: QueryClient;
  /**
   * Answers by this document from now on; without one by the stored draft. Resolves once the finder shows it, at once
   * where it is given, too.
   */
  tell: (document: FinderDocument | undefined, finder?: ShownFinder) => Promise<void>;
}

/** Answers each call that a finder's pages make by its draft instead: nothing of the finder knows. */
export function draftCalls(slug: string): DraftCalls {
  const client = createQueryClient();
  const live = `/api/finders/${encodeURIComponent(slug)}`;
  let document: FinderDocument | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;
  client.setDefaultOptions({
    queries: {
      ...client.getDefaultOptions().queries,
      queryFn({ queryKey }) {
        const [path = "", query = ""] = String(queryKey[0]).slice(live.length).split("?");
        const asked = new URLSearchParams(query);
        // A draft has none yet.
        asked.delete("v");
        const tried = `/api/admin/finders/${slug}/draft${path || "/finder"}?${asked}`;
        return document ? callApi("POST", tried, { document }) : callApi("GET", tried);
      },
    },
  });
  return {
    client,
    async tell(next, finder) {
      document = next;
      clearTimeout(following);
      if (finder) client.setQueryData<ShownFinder>([live], finder);
      else await client.invalidateQueries({ queryKey: [live] });
      const isLatest = document === next;
      if (!isLatest) return;
      // What is asked shows first. What counts for it follows once nobody types: the next edit would wait for it.
      following = setTimeout(() => {
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== live });
      }, QUIET_MS);
    },
  };
}
