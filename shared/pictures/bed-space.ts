/** A point of the bed: across its width, along its length (0 foot, 1 head), and above the floor in pixels. */
export type Place = readonly [across: number, along: number, above: number];

/** How a bed stands in the picture: oblique, its foot towards us, its head away to the right. */
export interface Space {
  width: number;
  at: (place: Place) => [x: number, y: number];
}

const LENGTH = { x: 84, y: -54 };
const FLOOR = 206;
const PICTURE_WIDTH = 320;
const PIXELS_PER_CM = 0.8;

/** The space for a bed of that width, centered in the picture. */
export function spaceFor(widthCm: number): Space {
  const width = widthCm * PIXELS_PER_CM;
  const left = (PICTURE_WIDTH - width - LENGTH.x) / 2;
  return {
    width,
    at: ([across, along, above]) => [
      left + across * width + along * LENGTH.x,
      FLOOR + along * LENGTH.y - above,
    ],
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed outline through these places. */
export function outline(space: Space, places: readonly Place[]): string {
  return `M${places.map((place) => space.at(place).map(round).join(" ")).join("L")}Z`;
}

/** An open line through these places. */
export function line(space: Space, places: readonly Place[]): string {
  return outline(space, places).slice(0, -1);
}

/** A soft closed shape: it bends at the places instead of turning. */
export function cushion(space: Space, places: readonly Place[]): string {
  const points = places.map((place) => space.at(place));
  const middle = (a: number, b: number) => {
    const [from, to] = [points[a % points.length]!, points[b % points.length]!];
    return `${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2)}`;
  };
  const bends = points.map(
    ([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index, index + 1)}`,
  );
  return `M${middle(points.length - 1, 0)}${bends.join("")}Z`;
}

/** One way to dress a bed: cover, its lighter fold, the throw over its foot. */
export interface Dress {
  cover: string;
  fold: string;
  throw: string;
}

/** Muted tones that sit well beside each other in a list. */
export const DRESSES: readonly Dress[] = [
  { cover: "#e9dfd2", fold: "#f7f2ea", throw: "#b98b6e" },
  { cover: "#d9c7b0", fold: "#f1e7d9", throw: "#8a9a83" },
  { cover: "#c98f76", fold: "#ecd2c5", throw: "#f0e6da" },
  { cover: "#a9b59c", fold: "#dde3d5", throw: "#d9b779" },
  { cover: "#8fa3b5", fold: "#d5dee6", throw: "#e6ddcf" },
  { cover: "#6f7f90", fold: "#c3ccd4", throw: "#c98f76" },
  { cover: "#5d5a5c", fold: "#bdb8b6", throw: "#d9c7b0" },
  { cover: "#e3bfb7", fold: "#f6e6e1", throw: "#9c6f6a" },
  { cover: "#d8b063", fold: "#f2e2bf", throw: "#5f7170" },
  { cover: "#9d8aa0", fold: "#dbd2dd", throw: "#e9dfd2" },
  { cover: "#7c9a94", fold: "#cfdedb", throw: "#e3bfb7" },
  { cover: "#f0ece6", fold: "#ffffff", throw: "#7d8a99" },
];

/** Wall and floor of the tile. */
export const ROOMS: readonly { wall: string; floor: string }[] = [
  { wall: "#f8efe7", floor: "#efe0d3" },
  { wall: "#f3eee9", floor: "#e5dbd0" },
  { wall: "#eef1ec", floor: "#dde3d9" },
  { wall: "#eef0f3", floor: "#dce1e6" },
  { wall: "#f9ece8", floor: "#f0dbd4" },
];

/** Woods and cloths of headboards and bases: face, its darker side. */
export const FRAMES: readonly { face: string; side: string }[] = [
  { face: "#c9a27c", side: "#ad8660" },
  { face: "#8d6a51", side: "#73543e" },
  { face: "#e0d3c3", side: "#c7b6a2" },
  { face: "#b7b0a8", side: "#9a928a" },
  { face: "#6a5a52", side: "#54463f" },
  { face: "#d6bfa9", side: "#bca189" },
  { face: "#9fa8a0", side: "#848e86" },
];

export const OUTLINE = "#6b5049";
