import type { ReactNode } from "react";
import type { ClientBrand } from "@shared/brands";
import { useStoreUrl } from "@/lib/store-url";

interface Props {
  brand: ClientBrand;
  children: (pageOf: (url: string | null) => string) => ReactNode;
}

/** Opens beds at the store that the address names, if staff allowed it. */
export function StorePages({ brand, children }: Props) {
  const storeUrl = useStoreUrl(brand, brand.products.bedSets);
  return children((url) => storeUrl(url ?? ""));
}
