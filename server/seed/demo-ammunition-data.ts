import type { CaliberId } from "@shared/firearm-calibers";
import type { AmmoCategory } from "@shared/firearm-options";

// The ammunition and the reloading gear of the demonstration catalogue. The makers are invented.

/** A way to buy a caliber: in boxes, or in bulk. `dearness` is of the caliber's price per round. */
export interface AmmoLine {
  brand: string;
  model: string;
  short: string;
  dearness: number;
  /** Cartons and cases are bulk; calibers that nobody shoots by the hundred come in boxes alone. */
  pack: "box" | "carton" | "case";
}

// prettier-ignore
export const ammoLines: readonly AmmoLine[] = [
  { brand: "Highveld", model: "Range", short: "Clean and cheap, for a day of practice", dearness: 1, pack: "box" },
  { brand: "Bosveld Cartridge Co.", model: "Veld", short: "Loaded for the field, in a box that does not rattle", dearness: 1.3, pack: "box" },
  { brand: "Hart & Sons", model: "Match", short: "One lot number, for the same group all season", dearness: 1.7, pack: "box" },
  { brand: "Highveld", model: "Range Brick", short: "A season of practice in one carton", dearness: 0.92, pack: "carton" },
  { brand: "Steenbok", model: "Bulk", short: "A tin that locks, and keeps for years", dearness: 0.84, pack: "case" },
];

/** Rounds in each pack, by the rounds in a caliber's box. */
export const packRounds = {
  20: { box: 20, carton: 300, case: 500 },
  25: { box: 25, carton: 250, case: 500 },
  50: { box: 50, carton: 500, case: 1000 },
} as const;

/** A caliber: rounds in a box, and rand for a round of the cheapest line. */
export type AmmoCaliber = readonly [
  caliber: CaliberId,
  boxRounds: keyof typeof packRounds,
  perRound: number,
];

/** Dearer rounds come by the box alone. */
export const DEAREST_IN_BULK = 50;

/** Calibers by category, from cheap to dear. */
// prettier-ignore
export const ammoCalibers: Record<
  Exclude<AmmoCategory, "reloading_equipment">,
  readonly AmmoCaliber[]
> = {
  pistol_ammo: [
    ["9mm", 50, 7.5], ["380_acp", 50, 9.4], ["38_special", 50, 9.8], ["40_sw", 50, 11.2],
    ["357_magnum", 50, 12.4], ["45_acp", 50, 12.8],
  ],
  rifle_ammo: [
    ["22_lr", 50, 2.9], ["17_hmr", 50, 6.6], ["22_wmr", 50, 7.2], ["223_rem", 50, 11.8],
    ["300_blk", 20, 21], ["308_win", 20, 27], ["243_win", 20, 29], ["30-06", 20, 33],
    ["270_win", 20, 34], ["6.5_creedmoor", 20, 36], ["7mm_rem_mag", 20, 44],
    ["300_win_mag", 20, 48], ["375_h&h", 20, 94], ["458_win_mag", 20, 118], ["416_rigby", 20, 132],
  ],
  shotgun_shells: [["12ga", 25, 7.8], ["20ga", 25, 8.9], ["410_bore", 25, 10.6]],
};

/** Reloading gear: brand, name, what it is, price in rand, which picture. */
// prettier-ignore
export const reloadingGear: readonly (readonly [
  brand: string, name: string, short: string, price: number, picture: string,
])[] = [
  ["Grain & Primer", "Starter Single-Stage Press", "One round at a time, learned in an evening", 2890, "press"],
  ["Grain & Primer", "Turret Press, Six Stations", "Turn the head instead of changing dies", 6450, "press"],
  ["Benchmate", "Progressive Press 500", "A round with every pull, once it is set up", 15900, "press"],
  ["Benchmate", "Bench Priming Tool", "Feels every primer seat", 980, "press"],
  ["Grain & Primer", "Pistol Die Set, Carbide", "No lubricant needed", 1290, "dies"],
  ["Grain & Primer", "Rifle Die Set, Full Length", "Sizes, expands and seats", 1180, "dies"],
  ["Benchmate", "Micrometer Seating Die", "Turn, read, repeat", 2340, "dies"],
  ["Smith's Bench", "Universal Shell Holder Kit", "Sixteen holders in one wooden block", 860, "dies"],
  ["Vlam", "Pistol Powder, 500 g", "Fast-burning and clean", 890, "powder"],
  ["Vlam", "Rifle Powder, 500 g", "Medium burn, steady in the heat", 1020, "powder"],
  ["Vlam", "Magnum Powder, 1 kg", "Slow-burning, for long cases", 1960, "powder"],
  ["Vlam", "Shotshell Powder, 1 kg", "For 24 to 32 g loads", 1740, "powder"],
  ["Smith's Bench", "Beam Scale", "No batteries, to a tenth of a grain", 1150, "scale"],
  ["Smith's Bench", "Digital Scale", "Reads in a second, with its own check weight", 1390, "scale"],
  ["Benchmate", "Powder Dispenser", "Throws and weighs by itself", 5600, "scale"],
  ["Smith's Bench", "Digital Caliper", "Steel, to a hundredth of a millimeter", 840, "scale"],
  ["Grain & Primer", "Vibratory Tumbler", "A thousand cases a night", 2150, "tumbler"],
  ["Grain & Primer", "Wet Tumbler with Pins", "Cases like new, inside too", 4980, "tumbler"],
  ["Benchmate", "Case Trimmer", "Hand-cranked, with pilots for nine calibers", 1480, "tumbler"],
  ["Smith's Bench", "Media, 3 kg", "Walnut shell, washed and graded", 810, "tumbler"],
];
