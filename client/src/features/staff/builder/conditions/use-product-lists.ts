import { useQuery } from "@tanstack/react-query";
import type { ProductListSummary } from "@shared/contracts/product-lists";

const FRESH_MS = 60_000;

/** The lists of what products are for; many fields ask for them, so they are loaded once a minute at most. */
export const useProductLists = (): readonly ProductListSummary[] =>
  useQuery<ProductListSummary[]>({
    queryKey: ["/api/admin/product-lists"],
    staleTime: FRESH_MS,
  }).data ?? [];
