import type { EmbedSettings } from "@shared/contracts/embed-settings";
import { accentVariables } from "@/lib/accent-variables";

/** The overrides that an embedding page may add to the frame's address. */
export interface Overrides {
  theme?: "light" | "dark" | "auto";
  showHeader?: boolean;
}

/** Reads `theme` and `showHeader`; unknown values are ignored. */
export function readOverrides(search: string): Overrides {
  const query = new URLSearchParams(search);
  const theme = query.get("theme");
  const showHeader = query.get("showHeader");
  return {
    ...((theme === "light" || theme === "dark" || theme === "auto") && { theme }),
    ...((showHeader === "true" || showHeader === "false") && { showHeader: showHeader === "true" }),
  };
}

const SHADOWS: Record<EmbedSettings["styling"]["shadowLevel"], string> = {
  none: "none",
  small: "0 1px 2px rgb(0 0 0 / 0.06)",
  medium: "0 4px 14px -4px rgb(0 0 0 / 0.16)",
  large: "0 14px 34px -10px rgb(0 0 0 / 0.28)",
};

/** The CSS family of each font that staff may choose. */
const FAMILIES: Record<EmbedSettings["typography"]["fontFamily"], string> = {
  Inter: "",
  Roboto: '"Roboto Variable", "Inter Fallback", sans-serif',
  "Open Sans": '"Open Sans Variable", "Inter Fallback", sans-serif',
  Lato: '"Lato", "Inter Fallback", sans-serif',
  Poppins: '"Poppins", "Inter Fallback", sans-serif',
  "System UI": "system-ui, sans-serif",
};

/** The settings as CSS variables; unset ones keep the brand's values. */
export function toVariables({
  colors,
  typography,
  styling,
}: EmbedSettings): Record<string, string> {
  const radius = parseFloat(styling.borderRadius);
  const variables: Record<string, string | undefined> = {
    "--paper": colors.background,
    "--surface": colors.surface,
    "--ink": colors.text,
    "--muted":
      colors.muted ?? (colors.text && `color-mix(in oklab, ${colors.text} 74%, transparent)`),
    "--line": colors.border,
    // A chosen background or text color may leave the brand's own outline too pale.
    "--outline":
      (colors.background ?? colors.surface ?? colors.text) &&
      "color-mix(in oklab, var(--ink) 62%, var(--surface))",
    "--font-sans": FAMILIES[typography.fontFamily],
    "--heading-size": typography.headingFontSize,
    "--heading-weight": typography.headingFontWeight,
    "--radius-card": `${radius}px`,
    "--radius-control": `${Math.round(radius * 0.75)}px`,
    "--shadow-card": SHADOWS[styling.shadowLevel],
    ...(colors.primary && accentVariables(colors.primary)),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
