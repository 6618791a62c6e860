import type { AmmoCategory, FirearmType, Game, FirearmOption, Purpose } from "./firearm-options";

// Calibers, and when each is offered: those that South African shooters use for the purpose. Ids are
// stored with products and runs, and never change.

const names = {
  "9mm": ["9mm", "Mild to shoot, and found in every shop"],
  "380_acp": [".380 ACP", "Short and soft, for the smallest pistols"],
  "40_sw": [".40 S&W", "More punch than 9mm, with more kick"],
  "45_acp": [".45 ACP", "Big, slow and a classic"],
  "38_special": [".38 Special", "Gentle in a revolver, and proven"],
  "357_magnum": [".357 Magnum", "Powerful, and fires .38 Special too"],
  "22_wmr": [".22 WMR", "A stronger rimfire, flat to 100 m"],
  "22_lr": [".22 LR", "Cheap, quiet, hardly any kick"],
  "17_hmr": [".17 HMR", "The flattest rimfire, for small targets"],
  "223_rem": [".223 Rem", "Light recoil, cheap centerfire practice"],
  "300_blk": [".300 Blackout", "Short barrels and subsonic loads"],
  "243_win": [".243 Win", "Flat and soft, for springbok on the plains"],
  "6.5_creedmoor": ["6.5 Creedmoor", "Little kick, little wind, long range"],
  "270_win": [".270 Win", "A flat classic of the bushveld and the Karoo"],
  "308_win": [".308 Win", "The all-rounder, with ammunition everywhere"],
  "30-06": [".30-06", "Heavier bullets, for almost anything with hooves"],
  "300_win_mag": [".300 Win Mag", "Reach and energy for big antelope"],
  "7mm_rem_mag": ["7mm Rem Mag", "Flat and far, for kudu across the valley"],
  "375_h&h": [".375 H&H", "The legal and sensible start for dangerous game"],
  "416_rigby": [".416 Rigby", "Deep penetration for buffalo"],
  "458_win_mag": [".458 Win Mag", "Stops what comes at you"],
  "12ga": ["12 gauge", "The standard: any load, any purpose"],
  "20ga": ["20 gauge", "Lighter to carry, kinder to the shoulder"],
  "410_bore": [".410 bore", "Small and soft, for beginners and pests"],
  "177_air": [".177 air", "Fast and flat, for paper and plinking"],
  "22_air": [".22 air", "Heavier pellets, for pests"],
  any: ["Any caliber", "Fits more than one"],
} as const satisfies Record<string, readonly [label: string, description: string]>;

type CaliberId = keyof typeof names;
export const caliberIds: readonly string[] = Object.keys(names);

export interface CaliberOption extends FirearmOption<CaliberId> {
  recommended: boolean;
  topSeller: boolean;
}

/** Calibers in the order they are offered; `*` marks Recommended, `+` Top Seller. */
type Offer = readonly (CaliberId | `${CaliberId}*` | `${CaliberId}+` | `${CaliberId}*+`)[];

const bigBore: Offer = ["375_h&h*+", "416_rigby", "458_win_mag*"];
const ranger: Offer = ["375_h&h*+", "458_win_mag*", "308_win", "30-06"];
const vermin: Offer = ["22_lr*+", "17_hmr*", "22_wmr", "223_rem"];

const huntingRifle: Record<Game, Offer> = {
  small_game: vermin,
  birds: ["22_lr*+", "17_hmr", "22_wmr"],
  medium_game: ["243_win*", "6.5_creedmoor*", "270_win", "308_win*+", "30-06"],
  large_game: ["308_win+", "30-06*+", "7mm_rem_mag", "300_win_mag*", "375_h&h"],
  dangerous_game: bigBore,
  game_ranger: ranger,
};

const huntingShotgun: Partial<Record<Game, Offer>> = {
  small_game: ["12ga*+", "20ga", "410_bore"],
  birds: ["12ga*+", "20ga*", "410_bore"],
  medium_game: ["12ga*+", "20ga"],
  large_game: ["12ga*+"],
  game_ranger: ["12ga*+"],
};

const offers: Record<
  Exclude<Purpose, "hunting" | "ammo_reloading">,
  Partial<Record<FirearmType, Offer>>
> = {
  self_defense: {
    pistol: ["9mm*+", "380_acp*", "40_sw", "45_acp"],
    revolver: ["38_special*+", "357_magnum*", "22_wmr"],
  },
  sport: {
    pistol: ["9mm*+", "40_sw", "45_acp", "22_lr*"],
    rifle: ["223_rem*+", "308_win*", "6.5_creedmoor*", "22_lr", "300_blk"],
    shotgun: ["12ga*+", "20ga"],
  },
  recreational: {
    rifle: ["22_lr*+", "17_hmr", "22_wmr", "223_rem"],
    pistol: ["22_lr*+", "9mm*", "45_acp"],
    shotgun: ["12ga*+", "20ga*", "410_bore"],
    air_rifle: ["177_air*+", "22_air*"],
  },
  professional: {
    pistol: ["9mm*+", "40_sw", "45_acp"],
    rifle: ["223_rem*+", "308_win*", "300_blk"],
    shotgun: ["12ga*+", "20ga"],
  },
};

const ammunition: Record<AmmoCategory, Offer> = {
  pistol_ammo: ["9mm*+", "380_acp", "38_special", "357_magnum", "40_sw", "45_acp"],
  rifle_ammo: [
    "22_lr*+",
    "17_hmr",
    "22_wmr",
    "223_rem*+",
    "300_blk",
    "243_win",
    "6.5_creedmoor*",
    "270_win",
    "308_win*+",
    "30-06*",
    "7mm_rem_mag",
    "300_win_mag",
    "375_h&h",
    "416_rigby",
    "458_win_mag",
  ],
  shotgun_shells: ["12ga*+", "20ga*", "410_bore"],
  reloading_equipment: ["any"],
};

/** The answers that decide which calibers are offered. */
export interface CaliberQuestion {
  purpose?: Purpose;
  firearmType?: FirearmType;
  huntingGame?: Game;
  category?: AmmoCategory;
}

/** The calibers to choose from, in order; none while the answers before it are missing. */
export function calibersFor(answers: CaliberQuestion): CaliberOption[] {
  return offerFor(answers).map((entry) => {
    const id = entry.replace(/[*+]+$/, "") as CaliberId;
    const [label, description] = names[id];
    return {
      id,
      label,
      description,
      recommended: entry.includes("*"),
      topSeller: entry.includes("+"),
    };
  });
}

/** The display name of a caliber: its label, or the id with spaces for one that staff added. */
export function caliberLabel(id: string): string {
  return Object.hasOwn(names, id) ? names[id as CaliberId][0] : id.replaceAll("_", " ");
}

function offerFor({ purpose, firearmType, huntingGame, category }: CaliberQuestion): Offer {
  if (purpose === "ammo_reloading") return category ? ammunition[category] : [];
  if (!purpose || !firearmType) return [];
  if (purpose !== "hunting") return offers[purpose][firearmType] ?? [];
  if (!huntingGame) return [];
  return firearmType === "shotgun"
    ? (huntingShotgun[huntingGame] ?? [])
    : huntingRifle[huntingGame];
}
