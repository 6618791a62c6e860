import { area, box, disc, stillLife, stroke } from "./still-life";

export const shoeGrounds = ["road", "trail", "track"] as const;
export const shoeSoles = ["firm", "balanced", "soft"] as const;

/** The tones of an upper: its cloth, its shade, its light, and what stands out on it. */
const COLORS = {
  black: ["#3b3f46", "#272a30", "#545a63", "#e8b04a"],
  blue: ["#3f74b5", "#2d5689", "#6a9ad1", "#f3c969"],
  coral: ["#ef7f6a", "#cf5f4c", "#f7a493", "#33475b"],
  grey: ["#98a1aa", "#767f89", "#b9c1c8", "#e2725b"],
  lime: ["#b5cf4b", "#90aa2f", "#cfe27c", "#33475b"],
  white: ["#fbfaf6", "#dedbd2", "#ffffff", "#4d86c4"],
} as const;
type ShoeColor = keyof typeof COLORS;
export const shoeColors = Object.keys(COLORS) as [ShoeColor, ...ShoeColor[]];

/** The content of a running shoe's picture. */
export interface ShoePictureSpec {
  ground: (typeof shoeGrounds)[number];
  color: ShoeColor;
  /** Softer soles are drawn higher. */
  sole: (typeof shoeSoles)[number];
  /** The depth of its lugs in mm. */
  lugs: number;
  /** 0 to 9999: its mark, its sole's color and the room. */
  variant: number;
}

const HEIGHTS = { firm: 19, balanced: 27, soft: 37 };
const MIDSOLES = [
  ["#f6f3ec", "#dcd7cb"],
  ["#ffffff", "#dfe3e6"],
  ["#e9e4d8", "#cdc6b6"],
] as const;
const FLOOR = 188;
const RUBBER = "#2c2d31";

/** A running shoe from its side as an SVG document. The same spec always gives the same picture. */
export function shoePicture({ ground, color, sole, lugs, variant }: ShoePictureSpec): string {
  const [cloth, shade, light, accent] = COLORS[color];
  const tread = ground === "road" ? 4 : ground === "track" ? 5 : 4 + Math.min(lugs, 9) * 1.2;
  const base = FLOOR - tread;
  const heel = ground === "track" ? 12 : HEIGHTS[sole];
  const back = base - heel;
  const front = base - Math.round(heel * 0.72);
  const upper =
    `M47 ${back + 8}C40 ${back - 20} 44 ${back - 46} 49 ${back - 66}C52 ${back - 75} 62 ${back - 74} 67 ${back - 65}` +
    `C76 ${back - 48} 96 ${back - 47} 111 ${back - 60}L131 ${back - 79}C138 ${back - 86} 147 ${back - 83} 151 ${back - 75}` +
    `C164 ${back - 54} 188 ${front - 44} 216 ${front - 38}C252 ${front - 31} 280 ${front - 26} 282 ${front + 4}L160 ${base - 4}Z`;
  const details =
    // The heel's counter, and the toe's cap.
    area(`M36 ${back + 12}V${back - 52}C58 ${back - 50} 84 ${back - 22} 92 ${back + 12}Z`, shade) +
    area(
      `M236 ${base}C238 ${front - 16} 246 ${front - 28} 262 ${front - 40}H300V${base}Z`,
      ground === "trail" ? shade : light,
    ) +
    // The throat with its laces.
    area(
      `M118 ${back - 66}L132 ${back - 82}H152C166 ${back - 54} 190 ${front - 46} 220 ${front - 40}L208 ${front - 27}C176 ${front - 34} 142 ${back - 46} 118 ${back - 66}Z`,
      shade,
    ) +
    mark(variant, back, front, accent) +
    area(`M40 ${back + 12}C120 ${back - 5} 200 ${front - 3} 290 ${front - 8}V${base}H40Z`, shade);
  return stillLife(
    variant,
    // Larger, about the middle of the floor.
    `<g transform="matrix(1.13 0 0 1.13 -20.8 -24.4)"><clipPath id="upper"><path d="${upper}"/></clipPath>` +
      // The tongue stands behind, and the lining shows inside the collar.
      area(
        `M116 ${back - 58}L126 ${back - 92}C130 ${back - 99} 142 ${back - 98} 146 ${back - 90}L156 ${back - 66}Z`,
        light,
      ) +
      area(
        `M56 ${back - 68}C74 ${back - 44} 98 ${back - 42} 122 ${back - 70}L112 ${back - 48}H66Z`,
        RUBBER,
      ) +
      area(upper, cloth) +
      `<g clip-path="url(#upper)">${details}</g>` +
      laces(back, front, light) +
      midsole(base, back, front, MIDSOLES[variant % MIDSOLES.length]!, accent) +
      (ground === "track" ? spikes(base, accent) : treads(ground, base, tread)) +
      "</g>",
    { left: 36, right: 290 },
  );
}

/** What stands on the side: each maker has one. */
function mark(variant: number, back: number, front: number, color: string): string {
  const middle = Math.round((back + front) / 2);
  const marks = [
    stroke(
      `M100 ${middle - 6}C128 ${middle - 12} 150 ${middle - 24} 172 ${middle - 40}M112 ${middle}C142 ${middle - 8} 166 ${middle - 22} 188 ${middle - 36}`,
      color,
      5,
    ),
    stroke(
      `M128 ${middle - 8}L148 ${middle - 24}L140 ${middle - 44}M150 ${middle - 8}L170 ${middle - 22}L164 ${middle - 38}`,
      color,
      6,
    ),
    stroke(`M104 ${middle - 26}C128 ${middle + 2} 168 ${middle - 2} 196 ${middle - 28}`, color, 7),
    stroke(
      `M118 ${middle - 6}L138 ${middle - 34}L156 ${middle - 10}L176 ${middle - 32}L190 ${middle - 14}`,
      color,
      5,
    ),
    disc(146, middle - 21, 13, color) +
      area(`M133 ${middle - 21}H159A13 13 0 0 1 133 ${middle - 21}Z`, "#ffffff66"),
  ];
  return marks[Math.floor(variant / 6) % marks.length]!;
}

function laces(back: number, front: number, color: string): string {
  const ends = [0, 1, 2, 3, 4].map((n) => {
    const [x, y] = [141 + n * 15, back - 71 + n * (8.5 + (front - back) / 8)];
    return `M${x} ${y}L${x - 10} ${y + 9}`;
  });
  return stroke(ends.join(""), color, 4);
}

function midsole(
  base: number,
  back: number,
  front: number,
  [foam, shade]: readonly [string, string],
  accent: string,
): string {
  const shape = (lower: number) =>
    `M40 ${back - 4 + lower}C60 ${back + 5 + lower} 104 ${back + 3 + lower} 138 ${back + 4 + lower}S230 ${front + 1 + lower} 284 ${front - 9 + lower}` +
    `C293 ${front - 2} 292 ${base - 13} 278 ${base - 9}C258 ${base - 2} 238 ${base} 216 ${base}H66C50 ${base} 42 ${base - 6} 40 ${back + 8}Z`;
  const line = Math.round((base - back) * 0.5);
  return (
    area(shape(0), foam) +
    area(shape(line), shade) +
    stroke(`M56 ${back + 12}C84 ${back + 15} 104 ${back + 12} 128 ${back + 12}`, accent, 3)
  );
}

function treads(ground: "road" | "trail", base: number, height: number): string {
  const strip = `M48 ${base - 5}C54 ${base - 1} 60 ${base - 2} 70 ${base - 2}H216C240 ${base - 2} 262 ${base - 6} 282 ${base - 12}C280 ${base - 3} 256 ${base + 3} 220 ${base + 3}H66C56 ${base + 3} 50 ${base} 48 ${base - 5}Z`;
  if (ground === "road") {
    const pads = [62, 96, 130, 164, 198].map((x) => box(x, base, 26, 4, RUBBER, 2));
    return area(strip, RUBBER) + pads.join("");
  }
  const lugs = Array.from({ length: 11 }, (_, n) => {
    const [x, up] = [60 + n * 18, n > 8 ? (n - 8) * 3 : 0];
    return `M${x} ${base - up}H${x + 13}L${x + 11} ${base + height - up}H${x + 3}Z`;
  });
  return area(strip + lugs.join(""), RUBBER);
}

/** A plate under the ball of the foot, with its pins. */
function spikes(base: number, accent: string): string {
  const pins = [188, 206, 224, 242, 258].map((x, n) => {
    const y = base - (n > 2 ? (n - 2) * 3 : 0);
    return `M${x} ${y}H${x + 7}L${x + 3.5} ${y + 8}Z`;
  });
  return (
    area(
      `M168 ${base - 4}C200 ${base + 1} 240 ${base} 280 ${base - 11}C270 ${base} 240 ${base + 3} 214 ${base + 3}C196 ${base + 3} 178 ${base + 2} 168 ${base - 4}Z`,
      accent,
    ) +
    area(pins.join(""), "#7d838a") +
    box(56, base - 1, 90, 5, RUBBER, 2)
  );
}
