import { bedding } from "./bed-bedding";
import { HEADBOARDS } from "./bed-headboards";
import { mattressSides } from "./bed-layers";
import { DRESSES, FRAMES, OUTLINE, ROOMS } from "./bed-palette";
import { outline, spaceFor, type Space } from "./bed-space";

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
