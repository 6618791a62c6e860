import type { CaliberId } from "@shared/gun-calibers";
import type { AmmoCategory } from "@shared/gun-options";

// The ammunition and the reloading gear of the demonstration catalogue. The makers are invented.

/** A way to buy a calibre. `price` is in rand for the cheapest calibre; dearer ones cost up to `most`. */
export interface AmmoPack {
  brand: string;
  model: string;
  pack: string;
  short: string;
  price: number;
  most: number;
}

// prettier-ignore
export const ammoPacks: readonly AmmoPack[] = [
  { brand: "Highveld", model: "Range", pack: "1 box", short: "Clean and cheap, for a day of practice", price: 820, most: 1180 },
  { brand: "Bosveld Cartridge Co.", model: "Veld", pack: "1 box", short: "Loaded for the field, in a box that does not rattle", price: 960, most: 1480 },
  { brand: "Highveld", model: "Range", pack: "3 boxes", short: "Three boxes for a club weekend", price: 1090, most: 1490 },
  { brand: "Hart & Sons", model: "Match", pack: "5 boxes", short: "One lot number, for the same group all season", price: 1280, most: 1500 },
  { brand: "Steenbok", model: "Bulk", pack: "bulk 500", short: "Five hundred and more, in a tin that locks", price: 1690, most: 2980 },
];

/** Calibres by category, from cheap to dear. */
export const ammoCalibers: Record<
  Exclude<AmmoCategory, "reloading_equipment">,
  readonly CaliberId[]
> = {
  pistol_ammo: ["9mm", "380_acp", "38_special", "40_sw", "357_magnum", "45_acp"],
  rifle_ammo: [
    "22_lr",
    "17_hmr",
    "22_wmr",
    "223_rem",
    "300_blk",
    "308_win",
    "243_win",
    "30-06",
    "270_win",
    "6.5_creedmoor",
    "7mm_rem_mag",
    "300_win_mag",
    "375_h&h",
    "458_win_mag",
    "416_rigby",
  ],
  shotgun_shells: ["12ga", "20ga", "410_bore"],
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
  ["Smith's Bench", "Digital Caliper", "Steel, to a hundredth of a millimetre", 840, "scale"],
  ["Grain & Primer", "Vibratory Tumbler", "A thousand cases a night", 2150, "tumbler"],
  ["Grain & Primer", "Wet Tumbler with Pins", "Cases like new, inside too", 4980, "tumbler"],
  ["Benchmate", "Case Trimmer", "Hand-cranked, with pilots for nine calibres", 1480, "tumbler"],
  ["Smith's Bench", "Media, 3 kg", "Walnut shell, washed and graded", 810, "tumbler"],
];
