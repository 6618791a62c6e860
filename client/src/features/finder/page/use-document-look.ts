import { useLayoutEffect } from "react";
import type { ShownFinder } from "@shared/contracts/finders";

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
    let names: string[] = [];
    let isOver = false;
    // Most of our finders have no color of their own; without this code it is ours.
    void import("@/lib/accent-variables")
      .then(({ accentVariables, readableShare }) => {
        const variables = isOver
          ? []
          : Object.entries(accentVariables(color, readableShare(color)));
        for (const [name, value] of variables) style.setProperty(name, value);
        names = variables.map(([name]) => name);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      for (const name of names) style.removeProperty(name);
    };
  }, [color]);
}
