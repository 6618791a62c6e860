import { channels } from "./contrast";

// Apart from contrasts: shoppers' pages read contrasts alone.

type Triple = [number, number, number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** The result of `color-mix(in oklab, a share%, b)`, as `#rrggbb`; the share from 0 to 1. */
export function mix(a: string, share: number, b: string): string {
  const [from, to] = [toOklab(a), toOklab(b)];
  return toHex(from.map((part, index) => part * share + to[index]! * (1 - share)) as Triple);
}

/** A translucent color over an opaque one, as it is seen. */
export function over(color: string, opacity: number, ground: string): string {
  const behind = channels(ground);
  return hex(channels(color).map((part, index) => part * opacity + behind[index]! * (1 - opacity)));
}

function toOklab(color: string): Triple {
  const [r, g, b] = channels(color).map(linear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return hex(rgb.map((part) => gamma(Math.max(0, part))));
}

const hex = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
