/** A pack that can be bought, as often as is needed. */
export interface Pack {
  /** How much of what is needed it covers; more than nothing. */
  covers: number;
  /** In units of the currency. */
  price: number;
}

/** Packs that cover an amount together. */
export interface Packing {
  /** How many of each pack, in the order in which the packs were given. */
  counts: number[];
  /** What they cost together. */
  price: number;
}

/** Amounts are told apart to a thousandth, prices to a cent. */
const PARTS = 1_000;
const CENTS = 100;

/** The most units that are looked at one by one. Packs whose sizes have that little in common are not sold. */
export const MAX_UNITS = 200_000;

/**
 * The packs that cover an amount for the least money; of equal ones the fewest packs, then those that leave the
 * least over. `undefined` where no packs are given, or their sizes have too little in common to tell.
 */
export function cheapestPacks(packs: readonly Pack[], needed: number): Packing | undefined {
  const sizes = packs.map(({ covers }) => Math.round(covers * PARTS));
  if (packs.length === 0 || sizes.some((size) => !(size > 0))) return undefined;
  const unit = sizes.reduce(greatestCommonDivisor);
  const units = sizes.map((size) => size / unit);
  const cents = packs.map(({ price }) => Math.round(price * CENTS));
  // What is left of binary fractions needs no further pack.
  const wanted = Math.max(0, Math.ceil(Math.round(needed * PARTS) / unit));
  const bulk = bulkOf(units, cents, wanted);
  const rest = wanted - bulk.count * units[bulk.pack]!;
  if (!(rest <= MAX_UNITS)) return undefined;
  const counts = cheapest(units, cents, rest);
  counts[bulk.pack]! += bulk.count;
  return { counts, price: counts.reduce((sum, count, at) => sum + count * cents[at]!, 0) / CENTS };
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/**
 * How many of the best value are bought in any case. Of other packs a best choice has fewer than one of the best
 * value has units: among that many, some cover a multiple of it, for no less.
 */
function bulkOf(units: readonly number[], cents: readonly number[], wanted: number) {
  let pack = 0;
  for (let at = 1; at < units.length; at++) {
    const difference = cents[at]! * units[pack]! - cents[pack]! * units[at]!;
    if (difference < 0 || (difference === 0 && units[at]! > units[pack]!)) pack = at;
  }
  const size = units[pack]!;
  const others = size * Math.max(...units);
  return { pack, count: Math.max(0, Math.floor((wanted - others) / size)) };
}

/** What is worked with, kept: a catalog asks for each of its products, and new arrays take longer than the rest. */
let room = 0;
let price = new Float64Array();
let count = new Uint32Array();
let covered = new Float64Array();
let last = new Uint8Array();

function makeRoom(length: number): void {
  if (length <= room) return;
  room = length;
  price = new Float64Array(length);
  count = new Uint32Array(length);
  covered = new Float64Array(length);
  last = new Uint8Array(length);
}

/** How many of each pack cover so many units best. */
function cheapest(units: readonly number[], cents: readonly number[], wanted: number): number[] {
  // The first place, for no units, stays empty.
  makeRoom(wanted + 1);
  for (let amount = 1; amount <= wanted; amount++) {
    price[amount] = Infinity;
    for (let at = 0; at < units.length; at++) {
      const before = Math.max(0, amount - units[at]!);
      const difference =
        price[before]! + cents[at]! - price[amount]! ||
        count[before]! + 1 - count[amount]! ||
        covered[before]! + units[at]! - covered[amount]!;
      if (difference >= 0) continue;
      price[amount] = price[before]! + cents[at]!;
      count[amount] = count[before]! + 1;
      covered[amount] = covered[before]! + units[at]!;
      last[amount] = at;
    }
  }
  const counts = units.map(() => 0);
  for (let amount = wanted; amount > 0; amount -= units[last[amount]!]!) {
    counts[last[amount]!]! += 1;
  }
  return counts;
}
