import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "@/lib/api";
import { showToast } from "@/ui/toast-store";
import { inServersWords } from "./in-servers-words";

/**
 * Reads something of the staff area; anew whenever a page opens. A list keeps showing what it showed
 * until its next page or order is there, so that what was pressed for it keeps the focus.
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

/** A change: which method on which address, with which body. */
export interface Change {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
}

/**
 * Sends changes; afterwards what the staff area shows is read again. A failure is a toast with the
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

/** A refused change that was based on an older state; the server's present state comes with it. */
export function staleState<T>(error: Error | null): T | undefined {
  if (!(error instanceof ApiError) || error.details.code !== "stale") return undefined;
  return error.details.current as T;
}
