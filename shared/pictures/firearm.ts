import { firearmShapes, type FirearmPictureKind } from "./firearm-shapes";
import type { Shape } from "./shape";

/** The content of a product's picture. Colors follow from `variant`. */
export interface FirearmPictureSpec {
  kind: FirearmPictureKind;
  /** 0 to 9999. */
  variant: number;
}

/** Field colors: sand, khaki, stone, olive; light enough that the line stands out. */
const ROOMS = [
  ["#efe8d8", "#e3d9c2"],
  ["#ebe7dc", "#dcd6c5"],
  ["#e9eadd", "#d8dbc6"],
  ["#f1e7db", "#e4d4c0"],
  ["#e8e8e3", "#d8d8d0"],
  ["#eee9e0", "#dfd6c8"],
  ["#e6eae4", "#d3dacf"],
  ["#f0ebdd", "#e5dcc3"],
] as const;

/** Stocks and grips: walnut, polymer, laminate, olive, tan. */
const BODIES = [
  "#b98f63",
  "#8d8f8a",
  "#a3a08f",
  "#8f9a6e",
  "#cdb48c",
  "#a87f5a",
  "#777a78",
] as const;
/** Barrels and slides. */
const METALS = ["#c9ccc9", "#b3b6b4", "#d8d9d3", "#a6aaa8", "#bcb9b0"] as const;

const LINE = "#3a3228";

/** The product picture as an SVG document. The same spec always gives the same picture. */
export function firearmPicture({ kind, variant }: FirearmPictureSpec): string {
  const [wall, floor] = ROOMS[variant % ROOMS.length]!;
  const tones: Record<Shape["tone"], string> = {
    none: "none",
    fill: BODIES[Math.floor(variant / 8) % BODIES.length]!,
    shade: METALS[Math.floor(variant / 56) % METALS.length]!,
    paper: "#fbf8f1",
  };
  // Long things float above their shadow; standing ones stand on it.
  const shapes = firearmShapes[kind]
    .map(({ d, tone }) => `<path d="${d}" fill="${tones[tone]}"/>`)
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">` +
    `<rect width="320" height="240" fill="${wall}"/>` +
    `<path d="M0 176H320V240H0Z" fill="${floor}"/>` +
    `<ellipse cx="160" cy="180" rx="126" ry="8" fill="${LINE}" fill-opacity=".12"/>` +
    `<g transform="translate(12 60) scale(.925)" stroke="${LINE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">` +
    `${shapes}</g></svg>`
  );
}
