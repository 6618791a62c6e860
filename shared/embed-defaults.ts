import type { EmbedSettings } from "./contracts/embed-settings";

/**
 * The settings of an embedded finder before staff change anything: missing colors and an empty logo
 * address mean the brand's own. Without zod, because every embedded finder loads it.
 */
export function defaultEmbedSettings(_client: string): EmbedSettings {
  return {
    logo: { url: "", width: "auto", height: "32px", position: "top-left" },
    branding: { showPoweredBy: true, customFooterText: "" },
    dimensions: { width: "100%", height: "auto", maxWidth: "auto", minHeight: "auto" },
    colors: {},
    typography: { fontFamily: "Inter", fontSize: "16px", headingFontWeight: "700" },
    styling: {
      borderRadius: "16px",
      shadowLevel: "small",
      showHeader: true,
      showProgress: true,
      showFooter: true,
      theme: "auto",
    },
  };
}
