import { useLayoutEffect } from "react";
import type { FinderId } from "@shared/finders";
import { SITE_NAME } from "@shared/site";

/** Gives a page its title and its brand's colours, and takes away what the document showed in its place. */
export function usePage(title: string, brand: "matchwell" | FinderId): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
    document.documentElement.dataset.brand = brand;
    document.getElementById("first-paint")?.remove();
  }, [title, brand]);
}
