import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";

/** Where a bed's "View on Store" leads. */
export type StoreUrl = (magentoUrl: string) => string;

/**
 * The bed's own page, or the retailer's list of beds where there is none; on the store that the
 * address names in `magentoUrl`, if staff allowed that origin.
 */
export function useStoreUrl(brand: ClientBrand): StoreUrl {
  const [asked] = useState(() => new URLSearchParams(window.location.search).get("magentoUrl"));
  const { data } = useQuery<PublicEmbedSettings>({
    queryKey: [`/api/embed-settings?client=${brand.id}`],
    enabled: asked !== null,
  });
  const base = allowedBase(asked, data?.allowedOrigins ?? []);
  return (magentoUrl) => storeUrl(magentoUrl, base, brand.products.bedSets);
}

/** The base address asked for, when its origin is an allowed one. */
export function allowedBase(asked: string | null, origins: string[]): URL | undefined {
  if (asked === null || !URL.canParse(asked)) return undefined;
  const base = new URL(asked);
  return origins.includes(base.origin) ? base : undefined;
}

/** A product's address on the base given; `fallback` when the product has none that a browser may open. */
export function storeUrl(magentoUrl: string, base: URL | undefined, fallback: string): string {
  if (!URL.canParse(magentoUrl)) return fallback;
  const own = new URL(magentoUrl);
  if (own.protocol !== "https:" && own.protocol !== "http:") return fallback;
  return base ? new URL(own.pathname + own.search, base).href : own.href;
}
