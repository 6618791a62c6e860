import type { ReactNode } from "react";
import type { ClientBrand } from "@shared/brands";
import { useStoreUrl } from "@/lib/store-url";

interface Props {
  brand: ClientBrand;
  /** The page of a product that names none. */
  fallback: string;
  children: (pageOf: (url: string | null) => string) => ReactNode;
}

/** Opens products at the store that the address names, if staff allowed it. */
export function StorePages({ brand, fallback, children }: Props) {
  const storeUrl = useStoreUrl(brand, fallback);
  return children((url) => storeUrl(url ?? ""));
}
