import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientBrand } from "@shared/brands";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";

/** Where a product's "View on Store" leads, given the address that its record holds. */
export type StoreUrl = (ownUrl: string) => string;

/**
 * A product's own page, or `fallback` where it has none; on the store that the address names in
 * `magentoUrl`, if staff allowed that origin.
 */
export function useStoreUrl(brand: ClientBrand, fallback: string): StoreUrl {
  const [asked] = useState(() => new URLSearchParams(window.location.search).get("magentoUrl"));
  const { data } = useQuery<PublicEmbedSettings>({
    queryKey: [`/api/embed-settings?client=${brand.id}`],
    enabled: asked !== null,
  });
  const base = allowedBase(asked, data?.allowedOrigins ?? []);
  return (ownUrl) => storeUrl(ownUrl, base, fallback);
}

/** The base address asked for, when its origin is an allowed one. */
export function allowedBase(asked: string | null, origins: string[]): URL | undefined {
  if (asked === null || !URL.canParse(asked)) return undefined;
  const base = new URL(asked);
  return origins.includes(base.origin) && isPlain(base) ? base : undefined;
}

/** A product's address on the base given; `fallback` when the product has none that a browser may open. */
export function storeUrl(ownUrl: string, base: URL | undefined, fallback: string): string {
  if (!URL.canParse(ownUrl)) return fallback;
  const own = new URL(ownUrl);
  if (!/^https?:$/.test(own.protocol) || !isPlain(own)) return fallback;
  if (!base) return own.href;
  // Part by part: a path that begins with two slashes would name another host.
  const url = new URL(base);
  url.pathname = own.pathname;
  url.search = own.search;
  return url.href;
}

/** Without a user before the host, which passes for another site. */
const isPlain = (url: URL) => !url.username && !url.password;
