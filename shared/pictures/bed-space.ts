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
