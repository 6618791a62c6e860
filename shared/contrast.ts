/** Red, green and blue of a `#rgb` or `#rrggbb` color, each 0 to 1. */
export function channels(color: string): [number, number, number] {
  const digits = color.slice(1);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => parseInt(pair, 16) / 255) as [number, number, number];
}

/** A color as text, or as its channels. */
type Color = string | readonly number[];

/** Relative luminance of a color, 0 black to 1 white (WCAG 2). */
export function luminance(color: Color): number {
  const parts = typeof color === "string" ? channels(color) : color;
  const [r, g, b] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The theme that goes with a chosen ground: everything that is not chosen has to be seen on it. Undefined where none is
 * chosen, so that the device decides.
 */
export function themeOfGround({
  background,
  surface,
}: {
  background?: string | undefined;
  surface?: string | undefined;
}): "light" | "dark" | undefined {
  const ground = background || surface;
  if (!ground) return undefined;
  return textOn(ground) === "#ffffff" ? "dark" : "light";
}

/** Dark or light text, whichever reads better on this color. */
export function textOn(color: string): string {
  const [dark, light] = ["#1a1413", "#ffffff"];
  return contrast(color, light) >= contrast(color, dark) ? light : dark;
}
