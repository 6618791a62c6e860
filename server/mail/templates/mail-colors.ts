import { mix } from "@shared/color-mix";
import { contrast, textOn } from "@shared/contrast";
import type { FinderId } from "@shared/templates/finders";

/** The brand of a mail. */
export type MailBrand = "matchwell" | FinderId;

export interface MailColors {
  paper: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  accentInk: string;
  accentSoft: string;
}

/**
 * The light colors of `client/src/styles/theme.css` by value, because mail programs know no variables; a
 * test compares the two.
 */
export const mailColors: Record<MailBrand, MailColors> = {
  matchwell: {
    paper: "#fbfaf7",
    surface: "#ffffff",
    ink: "#1a1f2b",
    muted: "#5a6172",
    line: "#e3e1da",
    accent: "#0b6b58",
    accentInk: "#ffffff",
    accentSoft: "#e5f0ec",
  },
  dialabed: {
    paper: "#fffaf6",
    surface: "#ffffff",
    ink: "#2a1f1d",
    muted: "#6b5a55",
    line: "#eadfd8",
    accent: "#c3142d",
    accentInk: "#ffffff",
    accentSoft: "#fdebe8",
  },
  safarioutdoor: {
    paper: "#f6f2e9",
    surface: "#fffdf8",
    ink: "#2b261e",
    muted: "#665d4e",
    line: "#e2dac9",
    accent: "#b9480a",
    accentInk: "#ffffff",
    accentSoft: "#f1eadb",
  },
};

/** The contrast that WCAG AA asks of text. */
const READABLE = 4.5;

/** The colors with another accent, `#rrggbb`, if it can be read on them; else as they are. */
export function withAccent(colors: MailColors, accent: string | null): MailColors {
  if (accent === null || !/^#[0-9a-f]{6}$/i.test(accent)) return colors;
  const isReadable = [colors.paper, colors.surface].every(
    (ground) => contrast(accent, ground) >= READABLE,
  );
  if (!isReadable) return colors;
  const accentSoft = mix(accent, 0.12, colors.surface);
  return { ...colors, accent, accentInk: textOn(accent), accentSoft };
}
