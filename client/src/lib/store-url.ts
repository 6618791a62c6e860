import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ClientBrand } from "@shared/brands";
import { STORE_PARAMETER } from "@shared/templates/store-parameter";
import type { PublicEmbedSettings } from "@shared/contracts/embed-settings";

/** Maps a product's stored address to the target of its "View on Store". */
export type StoreUrl = (ownUrl: string) => string;

/**
 * A product's own page, or `fallback` if it has none; on the store that the page's
 * address names, if staff allowed that origin.
 */
export function useStoreUrl(brand: ClientBrand, fallback: string): StoreUrl {
  const [asked] = useState(() => new URLSearchParams(window.location.search).get(STORE_PARAMETER));
  const { data } = useQuery<PublicEmbedSettings>({
    queryKey: [`/api/embed-settings?client=${brand.id}`],
    enabled: asked !== null,
  });
  return useMemo(() => {
    const base = allowedBase(asked, data?.allowedOrigins ?? []);
    return (ownUrl) => storeUrl(ownUrl, base, fallback);
  }, [asked, data, fallback]);
}

/** The requested base address, if its origin is allowed. */
export function allowedBase(asked: string | null, origins: string[]): URL | undefined {
  if (asked === null || !URL.canParse(asked)) return undefined;
  const base = new URL(asked);
  return origins.includes(base.origin) && isPlain(base) ? base : undefined;
}

/** A product's address on the given base; `fallback` if a browser cannot open it. */
export function storeUrl(ownUrl: string, base: URL | undefined, fallback: string): string {
  if (!URL.canParse(ownUrl)) return fallback;
  const own = new URL(ownUrl);
  if (!/^https?:$/.test(own.protocol) || !isPlain(own)) return fallback;
  if (!base) return own.href;
  // Copied part by part: a path that begins with two slashes would name another host.
  const url = new URL(base);
  url.pathname = own.pathname;
  url.search = own.search;
  return url.href;
}

/** Without a user name before the host, which could imitate another site. */
const isPlain = (url: URL) => !url.username && !url.password;
