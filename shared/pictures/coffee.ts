import {
  automatic,
  capsuleMachine,
  DARK,
  GLASS,
  filterMachine,
  portafilter,
  pourOver,
  STEEL,
  type Tones,
} from "./coffee-machines";
import { area, box, disc, stillLife, stroke } from "./still-life";

/** Housings: steel, black, cream, red, blue, green. */
const HOUSINGS: readonly Tones[] = [
  STEEL,
  ["#43464c", "#2f3136", "#686c73"],
  ["#f0e6d2", "#d6c8ac", "#fdf8ec"],
  ["#b8433a", "#8f322b", "#d6746b"],
  ["#5b86a6", "#426681", "#86aac5"],
  ["#7d9a7a", "#5f7b5d", "#a3bba0"],
];
const WOOD: Tones = ["#9a6b43", "#7a5233", "#bb8b61"];
/** Papers of bags and sleeves of capsules, by how dark the roast is. */
const ROASTS = { light: "#d9a566", medium: "#a86b3c", dark: "#5f3b27" };
const FOILS = ["#c9a227", "#4f7f6b", "#a84b5c", "#4a6fa5"];

type Drawing = (tones: Tones, variant: number) => [shapes: string, left: number, right: number];

const isSecond = (variant: number) => variant % 2 === 1;

const DRAWINGS = {
  portafilter: (tones) => [portafilter(tones, false), 92, 228],
  "portafilter-twin": (tones) => [portafilter(tones, true), 62, 258],
  automatic: (tones, variant) => [
    automatic(tones, isSecond(variant)),
    98,
    isSecond(variant) ? 262 : 218,
  ],
  capsule: (tones, variant) => [capsuleMachine(tones, isSecond(variant)), 100, 236],
  filter: (tones) => [filterMachine(tones, false), 84, 242],
  "filter-thermos": (tones) => [filterMachine(tones, true), 84, 242],
  "pour-over": (tones) => [pourOver(tones), 116, 204],
  "hand-grinder": (tones) => [handGrinder(tones), 118, 202],
  grinder: (tones, variant) => [grinder(tones, isSecond(variant)), 104, 216],
  "beans-light": (_, variant) => [bag(ROASTS.light, variant), 104, 216],
  "beans-medium": (_, variant) => [bag(ROASTS.medium, variant), 104, 216],
  "beans-dark": (_, variant) => [bag(ROASTS.dark, variant), 104, 216],
  capsules: (_, variant) => [capsules(variant), 82, 238],
  whisk: (tones) => [whisk(tones), 130, 190],
  jug: (tones) => [jug(tones), 112, 222],
} satisfies Record<string, Drawing>;

export type CoffeePictureKind = keyof typeof DRAWINGS;
export const coffeePictureKinds = Object.keys(DRAWINGS) as [
  CoffeePictureKind,
  ...CoffeePictureKind[],
];

/** The content of a picture of what stands in a coffee corner. */
export interface CoffeePictureSpec {
  kind: CoffeePictureKind;
  /** 0 to 9999: its color, its form and the room. */
  variant: number;
}

/** The picture as an SVG document. The same spec always gives the same picture. */
export function coffeePicture({ kind, variant }: CoffeePictureSpec): string {
  const draw: Drawing = DRAWINGS[kind];
  const [shapes, left, right] = draw(HOUSINGS[Math.floor(variant / 2) % HOUSINGS.length]!, variant);
  return stillLife(variant, shapes, { left, right });
}

function handGrinder([face, shade, light]: Tones): string {
  return (
    stroke("M160 66V48H216", STEEL[1], 6) +
    box(208, 34, 14, 22, WOOD[0], 6) +
    area("M130 66H190L184 82H136Z", STEEL[0]) +
    area("M138 56C150 50 170 50 182 56L190 66H130Z", STEEL[2]) +
    box(132, 80, 56, 58, face, 6) +
    box(166, 80, 22, 58, shade, 6) +
    box(138, 86, 6, 46, light, 3) +
    box(128, 136, 64, 8, STEEL[1], 3) +
    box(126, 142, 68, 46, WOOD[0], 6) +
    box(166, 142, 28, 46, WOOD[1], 6) +
    disc(160, 164, 4, WOOD[2])
  );
}

function grinder([face, shade, light]: Tones, isTall: boolean): string {
  const top = isTall ? 84 : 96;
  return (
    area(`M122 ${top - 44}H198L186 ${top}H134Z`, GLASS) +
    area(`M126 ${top - 28}H194L186 ${top}H134Z`, ROASTS.dark) +
    box(118, top - 52, 84, 9, DARK, 4) +
    box(116, top, 88, 188 - top, face, 10) +
    box(178, top, 26, 188 - top, shade, 10) +
    box(124, top + 8, 6, 30, light, 3) +
    box(130, 128, 44, 48, DARK, 5) +
    box(140, 122, 24, 12, shade, 3) +
    (isTall
      ? box(124, 146, 40, 7, WOOD[0], 3) + box(142, 142, 24, 9, STEEL[0], 3)
      : area("M138 146H166L163 174H141Z", GLASS) +
        area("M139 158H165L163 174H141Z", ROASTS.medium)) +
    disc(191, top + 22, 6, "#e8b04a") +
    box(104, 178, 112, 10, shade, 5)
  );
}

function bag(paper: string, variant: number): string {
  const accent = FOILS[variant % FOILS.length]!;
  return (
    area("M112 62H208L216 182C216 186 213 188 210 188H110C107 188 104 186 104 182Z", paper) +
    area("M186 62H208L216 182C216 186 213 188 210 188H190Z", "#00000026") +
    area("M112 62H208L206 46H114Z", paper) +
    area("M112 62H208L206 46H114Z", "#0000001f") +
    box(108, 58, 104, 8, "#2d2f34", 3) +
    box(122, 92, 70, 62, "#fbf6ea", 6) +
    box(122, 92, 70, 14, accent, 6) +
    // A bean.
    `<g transform="rotate(-28 157 130)"><ellipse cx="157" cy="130" rx="11" ry="15" fill="${paper}"/>` +
    stroke("M157 117C151 126 163 134 157 143", "#fbf6ea", 2.5) +
    "</g>" +
    disc(157, 76, 4, "#00000033")
  );
}

function capsules(variant: number): string {
  const one = (x: number, y: number, foil: string) =>
    area(
      `M${x} ${y}H${x + 40}L${x + 33} ${y + 30}C${x + 32} ${y + 34} ${x + 8} ${y + 34} ${x + 7} ${y + 30}Z`,
      foil,
    ) +
    area(
      `M${x + 28} ${y}H${x + 40}L${x + 33} ${y + 30}C${x + 32} ${y + 33} ${x + 26} ${y + 33} ${x + 25} ${y + 33}Z`,
      "#00000026",
    ) +
    box(x - 4, y - 6, 48, 8, STEEL[2], 3) +
    stroke(`M${x + 8} ${y + 9}L${x + 10} ${y + 24}`, "#ffffff66", 3);
  const foil = (n: number) => FOILS[(variant + n) % FOILS.length]!;
  return (
    box(96, 72, 96, 116, foil(0), 6) +
    box(168, 72, 24, 116, "#00000026", 6) +
    box(108, 94, 56, 48, "#fbf6ea", 5) +
    disc(136, 118, 13, foil(0)) +
    disc(136, 118, 6, "#fbf6ea") +
    one(196, 154, foil(1)) +
    one(150, 154, foil(2))
  );
}

function whisk([face, shade, light]: Tones): string {
  return (
    box(148, 44, 24, 76, face, 11) +
    box(162, 44, 10, 76, shade, 5) +
    box(152, 52, 4, 40, light, 2) +
    disc(160, 58, 4, "#e8b04a") +
    stroke("M160 120V160", STEEL[1], 3) +
    area("M132 138H188L182 182C181 186 178 188 174 188H146C142 188 139 186 138 182Z", GLASS) +
    area("M135 154H185L182 182C181 186 178 188 174 188H146C142 188 139 186 138 182Z", "#fdfcf8") +
    stroke("M150 170C150 162 170 162 170 170S150 178 150 170", STEEL[1], 3) +
    [142, 156, 170, 180].map((x, n) => disc(x, 153 - (n % 2) * 3, 7, "#fffefb")).join("")
  );
}

function jug([face, shade, light]: Tones): string {
  return (
    stroke("M196 92C236 90 236 156 202 160", shade, 9) +
    area(
      "M120 72L104 62L118 60H200C200 96 214 130 212 176C212 184 206 188 198 188H126C118 188 112 184 112 176C110 130 124 100 120 72Z",
      face,
    ) +
    area(
      "M178 60H200C200 96 214 130 212 176C212 184 206 188 198 188H178C196 150 186 100 178 60Z",
      shade,
    ) +
    stroke("M130 78C132 108 122 140 124 168", light, 6) +
    area("M118 60H200C196 68 186 70 160 70S124 68 118 60Z", "#fffefb") +
    [136, 152, 170, 184].map((x, n) => disc(x, 60 - (n % 2) * 4, 9, "#fffefb")).join("")
  );
}
