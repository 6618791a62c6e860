/** Walls and floors behind products: light enough that every color stands out, in a dark page, too. */
const ROOMS = [
  ["#eef0ec", "#dfe3dc"],
  ["#f2ece3", "#e6dccd"],
  ["#e9eef2", "#d8e0e7"],
  ["#f3eae8", "#e7d9d5"],
  ["#eceaf1", "#dcd9e5"],
  ["#eff0e4", "#e0e2cf"],
] as const;

const FLOOR = 188;

/** A product's shapes as a picture: on a floor at 188 of 240, over its shadow from `left` to `right`. */
export function stillLife(
  variant: number,
  shapes: string,
  { left, right }: { left: number; right: number },
): string {
  const [wall, floor] = ROOMS[variant % ROOMS.length]!;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">` +
    `<rect width="320" height="240" fill="${wall}"/>` +
    `<path d="M0 164H320V240H0Z" fill="${floor}"/>` +
    `<ellipse cx="${(left + right) / 2}" cy="${FLOOR + 1}" rx="${(right - left) / 2 + 8}" ry="8" fill="#2b2622" fill-opacity=".16"/>` +
    `${shapes}</svg>`
  );
}

/** A rectangle with round corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 4,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** A filled outline. */
export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
