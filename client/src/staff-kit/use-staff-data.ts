import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientBrands } from "@shared/brands";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { StaffFinder } from "@shared/contracts/finder-drafts";
import { finderIds, finderWithId } from "@shared/templates/finders";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import { ApiError, callApi } from "@/lib/api";
import { showToast } from "@/ui/toast-store";
import { inServersWords } from "./form-resolver";

/**
 * Loads data of the staff area, again whenever a page opens. A list keeps showing its rows
 * until the next page or order has loaded, so that the pressed control keeps the focus.
 */
export function useStaffQuery<T>(path: string, { keepsShown = false } = {}) {
  return useQuery<T>({
    queryKey: [`/api/admin/${path}`],
    staleTime: 0,
    placeholderData: (shown, from) =>
      keepsShown && from?.queryKey.join().split("?")[0] === `/api/admin/${path.split("?")[0]}`
        ? shown
        : undefined,
  });
}

/** A change: method, address and body. */
export interface Change {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
}

/**
 * Sends changes, then reloads the staff area's data. A failure is a toast with the
 * server's sentence, unless `isExpected` says that the page itself shows it.
 */
export function useChange<T = unknown>(isExpected: (error: ApiError) => boolean = () => false) {
  const client = useQueryClient();
  return useMutation<T, Error, Change>({
    mutationFn: ({ method, path, body }) => callApi<T>(method, `/api/admin/${path}`, body),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) =>
          String(queryKey[0]).startsWith("/api/admin/") && queryKey[0] !== "/api/admin/signed-in",
      }),
    onError: (error) => {
      if (error instanceof ApiError && (isExpected(error) || error.status === 401)) return;
      showToast({
        title: "Error",
        text: inServersWords(error, "That did not work. Please try again."),
        isDestructive: true,
      });
    },
  });
}

/** The server's current state, sent with a rejected change that was based on an older one. */
export function staleState<T>(error: Error | null): T | undefined {
  if (!(error instanceof ApiError) || error.details.code !== "stale") return undefined;
  return error.details.current as T;
}

/** A finder in a list of all. */
interface NamedFinder {
  /** Its id, or its slug if staff made it. */
  id: string;
  name: string;
}

const builtIn: NamedFinder[] = finderIds.map((id) => ({ id, name: clientBrands[id].displayName }));

/** All finders as staff call them, the built-in ones first; those alone, by their brands, until the others have loaded. */
export function useFinderNames(): NamedFinder[] {
  const { data = [] } = useStaffQuery<StaffFinder[]>("finders");
  const nameOf = (id: string) => data.find(({ slug }) => slug === id)?.name;
  const made = data.filter(({ slug }) => !finderWithId(slug));
  return [
    ...builtIn.map(({ id, name }) => ({ id, name: nameOf(id) ?? name })),
    ...made.map(({ slug, name }) => ({ id: slug, name })),
  ];
}

/** Every catalog by its name: those that come with the site, then those that staff made, once they have loaded. */
export function useCatalogNames(): {
  catalogs: { id: string; name: string }[];
  isPending: boolean;
} {
  const { data = [], isPending } = useStaffQuery<CatalogSummary[]>("catalogues");
  const specified = catalogPaths.map((id) => ({ id, name: catalogOf(id).title }));
  return { catalogs: [...specified, ...data], isPending };
}
