import { textOn } from "@shared/contrast";

/** A shop's own color as the CSS variables of the accent. Takes `#rgb` or `#rrggbb`. */
export function accentVariables(color: string): Record<string, string> {
  return {
    "--accent": color,
    "--accent-strong": `color-mix(in oklab, ${color} 82%, black)`,
    "--accent-ink": textOn(color),
    "--accent-soft": `color-mix(in oklab, ${color} 12%, var(--surface))`,
    "--accent-text": `color-mix(in oklab, ${color} 78%, var(--ink))`,
  };
}
