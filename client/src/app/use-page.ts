// On its own: every route asks it, and no route imports another.
import { useLayoutEffect } from "react";
import { SITE_NAME } from "@shared/site";

/** Sets a page's title and its brand's colors, and removes the document's painted content. */
export function usePage(title: string, brand: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${SITE_NAME}`;
    document.documentElement.dataset.brand = brand;
    document.getElementById("first-paint")?.remove();
  }, [title, brand]);
}
