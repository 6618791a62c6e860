import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, callApi } from "./api";

/** Joins a query's key with `/` to its address. A 401 throws or, on request, becomes `null`. */
export function getByKey(on401: "throw" | "null") {
  return async ({ queryKey }: QueryFunctionContext): Promise<unknown> => {
    try {
      return await callApi("GET", queryKey.join("/"));
    } catch (error) {
      if (on401 === "null" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** No retry, no refetch on focus, no polling, never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getByKey("throw"),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        // Otherwise a phone that believes it is offline would not even call a server on its own network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
