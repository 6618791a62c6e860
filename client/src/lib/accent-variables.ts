import { channels, contrast, textOn } from "@shared/contrast";

/** The text and the background of both themes, as `theme.css` has them. */
const THEMES = [
  ["#1a1f2b", "#ffffff"],
  ["#f1f2f4", "#1a1e27"],
] as const;

/** What text needs on its background, with a little to spare: its own tint is no plain background. */
const READABLE = 5.2;

/**
 * The percentage of a color in the text of its accent that can be read in the light and in the dark: what
 * is missing is made up by the text's own color.
 */
export function readableShare(color: string): number {
  const isReadable = (share: number) =>
    THEMES.every(([ink, surface]) => contrast(mixed(color, ink, share), surface) >= READABLE);
  return [78, 70, 62, 54, 46, 38, 30].find(isReadable) ?? 22;
}

/** A color with the given percentage of `color`, as channels; near enough to how browsers mix it. */
function mixed(color: string, other: string, share: number): number[] {
  const to = channels(other);
  return channels(color).map((part, n) => (part * share + to[n]! * (100 - share)) / 100);
}

/** A shop's own color as the CSS variables of the accent. Takes `#rgb` or `#rrggbb`. */
export function accentVariables(color: string, textShare = 78): Record<string, string> {
  return {
    "--accent": color,
    "--accent-strong": `color-mix(in oklab, ${color} 82%, black)`,
    "--accent-ink": textOn(color),
    "--accent-soft": `color-mix(in oklab, ${color} 12%, var(--surface))`,
    "--accent-text": `color-mix(in oklab, ${color} ${textShare}%, var(--ink))`,
  };
}
