/** A path of a line drawing, and which tone it is filled with. The renderer decides what a tone is. */
export interface Shape {
  d: string;
  tone: "none" | "fill" | "shade" | "paper";
}

export const line = (d: string): Shape => ({ d, tone: "none" });
export const fill = (d: string): Shape => ({ d, tone: "fill" });
export const shade = (d: string): Shape => ({ d, tone: "shade" });
export const paper = (d: string): Shape => ({ d, tone: "paper" });

/** A rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius} ${-radius} ${radius}h${2 * radius - width}q${-radius} 0 ${-radius} ${-radius}v${2 * radius - height}q0 ${-radius} ${radius} ${-radius}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Strokes of one length side by side: serrations, grooves, slots. */
export const strokes = (
  count: number,
  x: number,
  y: number,
  gap: number,
  dx: number,
  dy: number,
): string => Array.from({ length: count }, (_, n) => `M${x + n * gap} ${y}l${dx} ${dy}`).join("");
