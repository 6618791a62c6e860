import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Selection, SelectionCount } from "@shared/contracts/attributes";
import { callApi } from "@/lib/api";

/** How many products a selection would take; the number before stays until the next has come. */
export function useSelectionCount(selection: Selection, isEnabled: boolean) {
  const asked = useDeferredValue(JSON.stringify(selection));
  return useQuery<SelectionCount>({
    queryKey: ["/api/admin/catalogues/count", asked],
    queryFn: () =>
      callApi<SelectionCount>("POST", "/api/admin/catalogues/count", {
        selection: JSON.parse(asked) as Selection,
      }),
    enabled: isEnabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
