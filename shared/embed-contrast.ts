import { brandColors, type Palette, type Theme } from "./brand-colors";
import { finderWithId } from "./templates/finders";
import { mix, over } from "./color-mix";
import { contrast, textOn, themeOfGround } from "./contrast";
import type { EmbedSettings } from "./contracts/embed-settings";
import type { FieldError } from "./contracts/error";

/** The contrast that WCAG AA asks of text, and of outlines and focus rings. */
const TEXT = 4.5;
const OUTLINE = 3;

type Colors = EmbedSettings["colors"];
type Name = keyof Colors;

/** The foreground, its ground, the contrast they need, and the settings that decide it, the foreground's first. */
const pairs: readonly [keyof Palette, keyof Palette, number, string, readonly Name[]][] = [
  ["ink", "paper", TEXT, "Text on the background", ["text", "background"]],
  ["ink", "surface", TEXT, "Text on cards", ["text", "surface"]],
  ["muted", "paper", TEXT, "Quiet text on the background", ["muted", "background", "text"]],
  ["muted", "surface", TEXT, "Quiet text on cards", ["muted", "surface", "text"]],
  ["accentInk", "accent", TEXT, "Text on primary buttons", ["primary"]],
  ["accentText", "paper", TEXT, "Links on the background", ["primary", "background"]],
  ["accentText", "surface", TEXT, "Links on cards", ["primary", "surface"]],
  ["accentText", "accentSoft", TEXT, "Text on what is chosen", ["primary", "surface"]],
  ["accent", "paper", OUTLINE, "The focus ring on the background", ["primary", "background"]],
  ["accent", "surface", OUTLINE, "The focus ring on cards", ["primary", "surface"]],
  ["outline", "paper", OUTLINE, "Outlines on the background", ["background", "surface", "text"]],
  ["outline", "surface", OUTLINE, "Outlines on cards", ["surface", "text", "background"]],
];

/**
 * Sentences about colors that would be hard to read or to see with these settings, each at the color that
 * staff can change: staff's colors against the brand's, in every theme that is shown.
 */
export function contrastProblems(
  client: string,
  settings: Pick<EmbedSettings, "colors"> & { styling: Pick<EmbedSettings["styling"], "theme"> },
): FieldError[] {
  const colors = usable(settings.colors);
  const { theme } = settings.styling;
  const only = theme === "auto" ? themeOfGround(colors) : theme;
  const themes: readonly Theme[] = only ? [only] : ["light", "dark"];
  const brand = brandColors[finderWithId(client)?.id ?? "matchwell"];
  const shown = themes.map((each) => ({
    theme: each,
    palette: shownPalette(brand[each], colors),
  }));
  return pairs.flatMap(([front, ground, least, what, names]) => {
    const name = names.find((each) => colors[each]);
    const weak = shown
      .map(({ theme, palette }) => ({ theme, ratio: contrast(palette[front], palette[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .sort((a, b) => a.ratio - b.ratio);
    // Pairs of the brand's own colors are ours to keep apart.
    if (!name || !weak[0]) return [];
    const where = weak.length < shown.length ? ` in the ${weak[0].theme} theme` : "";
    // Rounded down, so that it never reads as enough.
    const ratio = (Math.floor(weak[0].ratio * 10) / 10).toFixed(1);
    const message = `${what} has a contrast of ${ratio}${where}; people need at least ${least}.`;
    return [{ path: `colors.${name}`, message: plural(message) }];
  });
}

/** The colors as they are drawn; the same mixtures as the embedded finder's style. */
function shownPalette(brand: Palette, colors: Colors): Palette {
  const paper = colors.background ?? brand.paper;
  const surface = colors.surface ?? brand.surface;
  const ink = colors.text ?? brand.ink;
  const { primary } = colors;
  const isMixed = colors.background ?? colors.surface ?? colors.text;
  return {
    paper,
    surface,
    ink,
    // On the ground where it is weaker.
    muted:
      colors.muted ??
      (colors.text ? over(colors.text, 0.74, weaker(ink, paper, surface)) : brand.muted),
    outline: isMixed ? mix(ink, 0.62, surface) : brand.outline,
    accent: primary ?? brand.accent,
    accentInk: primary ? textOn(primary) : brand.accentInk,
    accentSoft: primary ? mix(primary, 0.12, surface) : brand.accentSoft,
    accentText: primary ? mix(primary, 0.78, ink) : brand.accentText,
  };
}

const weaker = (ink: string, a: string, b: string) => (contrast(ink, a) < contrast(ink, b) ? a : b);

/** The colors without values that are not written as a color yet. */
function usable(colors: Colors): Colors {
  const entries = Object.entries(colors).filter(([, color]) =>
    /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color ?? ""),
  );
  return Object.fromEntries(entries);
}

const plural = (message: string) => message.replace(/^(Links|Outlines)(.*?) has /, "$1$2 have ");
