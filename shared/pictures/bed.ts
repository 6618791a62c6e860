import { bedding } from "./bed-bedding";
import { mattressSides } from "./bed-layers";
import {
  DRESSES,
  FRAMES,
  line,
  OUTLINE,
  outline,
  ROOMS,
  spaceFor,
  type Place,
  type Space,
} from "./bed-space";

/** The content of a bed's picture. Everything else about it follows from `variant`. */
export interface BedPictureSpec {
  /** Mattress type; an unknown one is drawn as a hybrid. */
  type: string;
  /** Bed size; an unknown one is drawn as a queen. */
  size: string;
  /** Level from 1 (soft) to 10; softer mattresses are drawn thicker and rounder. */
  firmness: number;
  /** 0 to 9999: cover, headboard, base, pillows and throw. */
  variant: number;
}

const WIDTHS: Readonly<Record<string, number>> = {
  single: 90,
  double: 135,
  queen: 152,
  king: 183,
  super_king: 200,
};

/** The product picture of a bed as an SVG document. The same spec always gives the same picture. */
export function bedPicture({ type, size, firmness, variant }: BedPictureSpec): string {
  const space = spaceFor(Object.hasOwn(WIDTHS, size) ? WIDTHS[size]! : WIDTHS.queen!);
  const pick = <T>(list: readonly T[], salt: number): T =>
    list[Math.floor(Math.imul(variant + 1, salt) / 7 + variant * 3) % list.length]!;
  const dress = DRESSES[variant % DRESSES.length]!;
  const frame = pick(FRAMES, 31);
  const room = pick(ROOMS, 13);
  const headboard = HEADBOARDS[Math.floor(variant / 12) % HEADBOARDS.length]!;
  const hasLegs = Math.floor(variant / 84) % 2 === 0;
  const base = hasLegs ? 12 : 0;
  const low = base + 17;
  const high = low + 31 - Math.min(firmness, 6) * 2;

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">` +
    `<rect width="320" height="240" fill="${room.wall}"/>` +
    `<path d="M0 158H320V240H0Z" fill="${room.floor}"/>` +
    `<path d="${outline(space, [
      [-0.06, -0.05, -4],
      [1.04, -0.05, -4],
      [1.1, 1, -4],
      [0, 1, -4],
    ])}" fill="#3b2a22" fill-opacity=".13"/>` +
    `<g stroke="${OUTLINE}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">` +
    headboard(space, high + 44 + (variant % 3) * 6, frame.face, frame.side) +
    (hasLegs ? legs(space, base, frame.side) : "") +
    box(space, base, low, frame) +
    mattressSides(space, type, low, high) +
    bedding(space, high, dress, variant) +
    `</g></svg>`
  );
}

function legs(space: Space, height: number, fill: string): string {
  const leg = (across: number, along: number) =>
    outline(space, [
      [across, along, 0],
      [across + 0.03, along, 0],
      [across + 0.045, along, height],
      [across - 0.015, along, height],
    ]);
  return `<path d="${[leg(0.05, 0), leg(0.9, 0), leg(0.96, 0.9)].join("")}" fill="${fill}"/>`;
}

function box(
  space: Space,
  low: number,
  high: number,
  { face, side }: { face: string; side: string },
): string {
  return (
    `<path d="${outline(space, [
      [0, 0, low],
      [1, 0, low],
      [1, 0, high],
      [0, 0, high],
    ])}" fill="${face}"/>` +
    `<path d="${outline(space, [
      [1, 0, low],
      [1, 1, low],
      [1, 1, high],
      [1, 0, high],
    ])}" fill="${side}"/>`
  );
}

/** Draws a headboard as the contents of a group; the height is in pixels above the floor. */
type Headboard = (space: Space, height: number, face: string, side: string) => string;

const board = (space: Space, from: number, to: number, low: number, high: number): string =>
  outline(space, [
    [from, 1, low],
    [to, 1, low],
    [to, 1, high],
    [from, 1, high],
  ]);

/** Lines at even distances across the board. */
const uprights = (space: Space, count: number, low: number, high: number): string =>
  Array.from({ length: count }, (_, index) => {
    const across = (index + 1) / (count + 1);
    return line(space, [
      [across, 1, low],
      [across, 1, high],
    ]);
  }).join("");

const panel: Headboard = (space, height, face, side) =>
  `<path d="${board(space, -0.03, 1.03, 0, height)}" fill="${face}"/>` +
  `<path d="${board(space, 0.06, 0.94, 48, height - 9)}" fill="${side}" fill-opacity=".35" stroke-opacity=".5"/>`;

const slatted: Headboard = (space, height, face, side) =>
  Array.from({ length: 7 }, (_, index) => {
    const from = 0.02 + (index * 0.96) / 7;
    return `<path d="${board(space, from, from + 0.09, 0, height - 6)}" fill="${side}"/>`;
  }).join("") + `<path d="${board(space, -0.03, 1.03, height - 12, height)}" fill="${face}"/>`;

const winged: Headboard = (space, height, face, side) => {
  const wing = (across: number) =>
    outline(space, [
      [across, 1, 0],
      [across, 1, height],
      [across, 0.86, height - 12],
      [across, 0.82, 30],
      [across, 0.86, 0],
    ]);
  return (
    `<path d="${board(space, -0.04, 1.04, 0, height)}" fill="${face}"/>` +
    `<path d="${uprights(space, 2, 44, height)}" fill="none" stroke-opacity=".4"/>` +
    `<path d="${wing(-0.04)}" fill="${side}"/>`
  );
};

const arched: Headboard = (space, height, face, side) => {
  const arch = (from: number, to: number, base: number) => {
    const [left, bottom] = space.at([from, 1, base]);
    const [right] = space.at([to, 1, base]);
    const [, top] = space.at([from, 1, height - 26]);
    const rise = Math.round(space.at([0, 1, height - 26])[1] - space.at([0, 1, height + 14])[1]);
    const r = (value: number) => Math.round(value * 10) / 10;
    return `M${r(left)} ${r(bottom)}V${r(top)}Q${r((left + right) / 2)} ${r(top - rise)} ${r(right)} ${r(top)}V${r(bottom)}Z`;
  };
  return (
    `<path d="${arch(-0.03, 1.03, 0)}" fill="${face}"/>` +
    `<path d="${arch(0.1, 0.9, 40)}" fill="${side}" fill-opacity=".3" stroke-opacity=".45"/>`
  );
};

const channels: Headboard = (space, height, face, side) => {
  const count = Math.max(5, Math.round(space.width / 15));
  const columns = Array.from({ length: count }, (_, index) => {
    const [from, to] = [-0.03 + (index * 1.06) / count, -0.03 + ((index + 1) * 1.06) / count];
    const [left, top] = space.at([from, 1, height - 5]);
    const [right] = space.at([to, 1, 0]);
    const [, bottom] = space.at([0, 1, 0]);
    const r = (value: number) => Math.round(value * 10) / 10;
    return `M${r(left)} ${r(bottom)}V${r(top)}Q${r((left + right) / 2)} ${r(top - 9)} ${r(right)} ${r(top)}V${r(bottom)}Z`;
  });
  return `<path d="${columns.join("")}" fill="${face}" stroke="${side}"/>`;
};

const buttoned: Headboard = (space, height, face, side) => {
  const places: Place[] = [];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 4 + row; column++)
      places.push([(column + (row ? 0.5 : 1)) / 5, 1, height - 14 - row * 15]);
  const buttons = places.map((place) => {
    const [x, y] = space.at(place);
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="1.6" fill="${side}" stroke="none"/>`;
  });
  return `<path d="${board(space, -0.03, 1.03, 0, height)}" fill="${face}"/>${buttons.join("")}`;
};

const none: Headboard = () => "";

const HEADBOARDS: readonly Headboard[] = [panel, arched, slatted, channels, winged, buttoned, none];
