import { useLayoutEffect } from "react";
import type { EmbedSettings } from "@shared/contracts/embed-settings";
import { toVariables, type Overrides } from "./appearance";

/** Fonts other than Inter load only if they are chosen. */
const FONTS: Partial<Record<EmbedSettings["typography"]["fontFamily"], () => Promise<unknown>>> = {
  Roboto: () => import("@fontsource-variable/roboto/wght.css"),
  "Open Sans": () => import("@fontsource-variable/open-sans/wght.css"),
  Lato: () => Promise.all([import("@fontsource/lato/400.css"), import("@fontsource/lato/700.css")]),
  Poppins: () =>
    Promise.all([import("@fontsource/poppins/400.css"), import("@fontsource/poppins/600.css")]),
};

/** Styles the whole document by the embed settings, and resets it afterwards. */
export function useAppearance(settings: EmbedSettings | undefined, overrides: Overrides): void {
  const forced = overrides.theme ?? settings?.styling.theme ?? "auto";

  useLayoutEffect(() => {
    const root = document.documentElement;
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    // The boot script follows the system's theme, but checks this attribute first.
    if (forced === "auto") delete root.dataset.theme;
    else root.dataset.theme = forced;
    root.classList.toggle("dark", forced === "dark" || (forced === "auto" && system.matches));
  }, [forced]);

  useLayoutEffect(() => {
    if (!settings) return;
    const { style } = document.documentElement;
    const variables = Object.entries(toVariables(settings));
    for (const [name, value] of variables) style.setProperty(name, value);
    style.fontSize = settings.typography.fontSize;
    void FONTS[settings.typography.fontFamily]?.();
    return () => {
      for (const [name] of variables) style.removeProperty(name);
      style.fontSize = "";
    };
  }, [settings]);
}
