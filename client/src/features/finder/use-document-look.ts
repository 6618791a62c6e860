import { useLayoutEffect } from "react";
import type { ShownFinder } from "@shared/contracts/finders";
import { accentVariables } from "@/lib/accent-variables";

/** Gives the page the finder's language and its shop's color, unless an embedding has one of its own. */
export function useDocumentLook({ locale, brand: { color } }: ShownFinder): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = locale;
    return () => {
      root.lang = before;
    };
  }, [locale]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (color === null || style.getPropertyValue("--accent") !== "") return;
    const variables = Object.entries(accentVariables(color));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [color]);
}
