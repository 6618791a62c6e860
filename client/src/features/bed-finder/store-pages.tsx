import type { ReactNode } from "react";
import { clientBrands } from "@shared/brands";
import { useStoreUrl } from "@/lib/store-url";

const brand = clientBrands.dialabed;

interface Props {
  children: (pageOf: (url: string | null) => string) => ReactNode;
}

/** Opens beds at the store that the address names, if staff allowed it. */
export function StorePages({ children }: Props) {
  const storeUrl = useStoreUrl(brand, brand.products.bedSets);
  return children((url) => storeUrl(url ?? ""));
}
