// Longer than 200 lines: it is all data.

import type { CaliberId } from "@shared/firearm-calibers";
import type { CarryPosition, HandSize } from "@shared/firearm-ergonomics";
import type {
  Action,
  Discipline,
  FirearmType,
  Game,
  Purpose,
  SubType,
  UseCase,
} from "@shared/firearm-options";

// The firearms of the demonstration catalogue, as lines that come in several calibers. The makers are
// invented. Together the lines of a kind suit every discipline, game, use and hand, so that an answer
// rarely finds nothing.

export interface FirearmLine {
  brand: string;
  model: string;
  short: string;
  purpose: Purpose;
  type: FirearmType;
  subType?: SubType;
  action?: Action;
  calibers: readonly CaliberId[];
  /** Rand, for the first caliber. */
  price: number;
  capacity: number;
  /** Inches. */
  barrel: number;
  carry?: readonly CarryPosition[];
  hands?: readonly HandSize[];
  disciplines?: readonly Discipline[];
  /** By caliber, where it is not given. */
  games?: readonly Game[];
  uses?: readonly UseCase[];
  features: readonly string[];
}

const carried = { purpose: "self_defense" } as const;
const pistol = {
  ...carried,
  type: "pistol",
  calibers: ["9mm", "380_acp", "40_sw", "45_acp"],
} as const;
const revolver = {
  ...carried,
  type: "revolver",
  calibers: ["38_special", "357_magnum", "22_wmr"],
} as const;
const smaller = ["small", "medium"] as const;
const larger = ["medium", "large"] as const;
const every = ["small", "medium", "large"] as const;

// prettier-ignore
const handguns: FirearmLine[] = [
  { ...pistol, subType: "sub_compact", brand: "Tessel", model: "Mouse", short: "Slim as a wallet, with rounded edges", price: 9200, capacity: 7, barrel: 2.8, carry: ["iwb", "appendix", "pocket", "ankle"], hands: smaller, features: ["Snag-free", "Light"] },
  { ...pistol, subType: "sub_compact", brand: "Karoo Arms", model: "Meerkat", short: "Small outside, with a grip for whole hands", price: 11800, capacity: 10, barrel: 3.1, carry: ["iwb", "appendix", "owb", "pocket", "ankle"], hands: larger, features: ["Optic ready", "Extended magazine"] },
  { ...pistol, subType: "sub_compact", brand: "O'Rourke", model: "Wren", short: "A light slide that small hands can rack", price: 13600, capacity: 8, barrel: 3, carry: ["iwb", "appendix", "owb"], hands: smaller, features: ["Easy slide", "Night sights"] },
  { ...pistol, subType: "compact", brand: "Hart & Sons", model: "Warden", short: "The everyday size that does most things well", price: 12400, capacity: 13, barrel: 3.9, carry: ["iwb", "appendix", "owb"], hands: smaller, features: ["Changeable backstrap", "Rail"] },
  { ...pistol, subType: "compact", brand: "Norvik", model: "C4", short: "Steel slide, deep grip, calm to shoot", price: 16900, capacity: 15, barrel: 4, carry: ["iwb", "owb", "appendix"], hands: larger, features: ["Optic ready", "Rail"] },
  { ...pistol, subType: "compact", brand: "Tessel", model: "Flatline", short: "Single-stack thin, easy to hide under a shirt", price: 10900, capacity: 9, barrel: 3.6, carry: ["iwb", "appendix", "pocket", "ankle"], hands: every, features: ["Slim", "Light"] },
  { ...pistol, subType: "full_size", brand: "Castellan", model: "Sentry", short: "For the bedside and the belt, with little kick", price: 14200, capacity: 17, barrel: 4.7, carry: ["owb", "iwb"], hands: larger, features: ["Rail", "Night sights"] },
  { ...pistol, subType: "full_size", brand: "Karoo Arms", model: "Ridge", short: "Three backstraps, so it fits every hand", price: 17600, capacity: 17, barrel: 4.5, carry: ["owb", "iwb", "appendix"], hands: every, features: ["Changeable backstrap", "Optic ready"] },
  { ...pistol, subType: "full_size", brand: "Hart & Sons", model: "Marshal", short: "All steel, with a trigger to look forward to", price: 28900, capacity: 18, barrel: 5, carry: ["owb"], hands: larger, features: ["Steel frame", "Adjustable sights"] },
  { ...revolver, subType: "snub_nose", brand: "O'Rourke", model: "Button", short: "Five rounds and nothing to catch on a pocket", price: 9900, capacity: 5, barrel: 1.9, carry: ["pocket", "ankle", "iwb", "appendix"], hands: smaller, features: ["Hidden hammer", "Light"] },
  { ...revolver, subType: "snub_nose", brand: "Strand & Vogel", model: "Bulldog Two", short: "Short barrel, full-size rubber grip", price: 12700, capacity: 6, barrel: 2.2, carry: ["iwb", "owb", "appendix", "pocket", "ankle"], hands: larger, features: ["Rubber grip", "Steel frame"] },
  { ...revolver, subType: "snub_nose", brand: "Castellan", model: "Sprig", short: "A light trigger and a small, sure grip", price: 14800, capacity: 5, barrel: 2, carry: ["owb", "iwb"], hands: smaller, features: ["Light trigger", "Fibre sight"] },
  { ...revolver, subType: "standard", brand: "Strand & Vogel", model: "Constable", short: "Four-inch steel that soaks up recoil", price: 13900, capacity: 6, barrel: 4, carry: ["owb", "iwb"], hands: larger, features: ["Steel frame", "Adjustable sights"] },
  { ...revolver, subType: "standard", brand: "O'Rourke", model: "Homestead", short: "Slim grip, balanced for smaller hands", price: 11600, capacity: 6, barrel: 4, carry: ["owb", "iwb", "appendix"], hands: smaller, features: ["Slim grip", "Fibre sight"] },
  { ...revolver, subType: "standard", brand: "Hart & Sons", model: "Ranger Three", short: "A three-inch barrel between carry and comfort", price: 17200, capacity: 6, barrel: 3, carry: ["iwb", "owb", "appendix", "ankle"], hands: every, features: ["Rubber grip", "Night sights"] },
];

const sportPistol = {
  purpose: "sport",
  type: "pistol",
  calibers: ["9mm", "40_sw", "45_acp", "22_lr"],
} as const;
const sportRifle = {
  purpose: "sport",
  type: "rifle",
  calibers: ["223_rem", "308_win", "6.5_creedmoor", "22_lr", "300_blk"],
} as const;

// prettier-ignore
const sport: FirearmLine[] = [
  { ...sportPistol, brand: "Norvik", model: "Match X", short: "Tuned trigger and a magwell for quick reloads", price: 24800, capacity: 18, barrel: 5, disciplines: ["ipsc", "3gun", "steel"], features: ["Magwell", "Fibre sight"] },
  { ...sportPistol, brand: "Castellan", model: "Club", short: "Legal in the production divisions as it comes", price: 15400, capacity: 15, barrel: 4.5, disciplines: ["ipsc", "idpa", "steel", "3gun"], features: ["Rail", "Fibre sight"] },
  { ...sportPistol, brand: "Strand & Vogel", model: "Bullseye", short: "Adjustable grip and sights for paper at 25 m", price: 32600, capacity: 10, barrel: 6, disciplines: ["target", "idpa"], features: ["Adjustable sights", "Match barrel"] },
  { ...sportRifle, action: "semi_auto", brand: "Karoo Arms", model: "Stage", short: "Free-floated, light and quick between targets", price: 31900, capacity: 20, barrel: 16, disciplines: ["ipsc", "3gun", "steel"], features: ["Free-floated barrel", "Adjustable stock"] },
  { ...sportRifle, action: "bolt", brand: "Norvik", model: "Meridian", short: "A heavy barrel and a stock that fits itself to you", price: 44800, capacity: 10, barrel: 26, disciplines: ["target", "steel"], features: ["Match barrel", "Adjustable stock"] },
  { ...sportRifle, action: "semi_auto", brand: "Tessel", model: "Carbine S", short: "Handy and flat-shooting for practical stages", price: 26400, capacity: 20, barrel: 14.5, disciplines: ["idpa", "ipsc", "3gun", "target"], features: ["Rail", "Light"] },
];

const rimfire = {
  purpose: "hunting",
  type: "rifle",
  calibers: ["22_lr", "17_hmr", "22_wmr"],
} as const;
const plains = {
  purpose: "hunting",
  type: "rifle",
  calibers: ["308_win", "243_win", "6.5_creedmoor", "270_win", "30-06"],
} as const;
const mountain = {
  purpose: "hunting",
  type: "rifle",
  calibers: ["300_win_mag", "7mm_rem_mag"],
} as const;
const heavy = {
  purpose: "hunting",
  type: "rifle",
  calibers: ["375_h&h", "416_rigby", "458_win_mag"],
} as const;
const huntingShotgun = { purpose: "hunting", type: "shotgun" } as const;
const bigGame = ["medium_game", "large_game", "game_ranger"] as const;
const smallGame = ["small_game", "birds"] as const;

// prettier-ignore
const hunting: FirearmLine[] = [
  { ...rimfire, action: "bolt", brand: "Karoo Arms", model: "Dassie", short: "Walnut, five rounds, a day's walk light", price: 7900, capacity: 5, barrel: 20, features: ["Walnut stock", "Threaded barrel"] },
  { ...rimfire, action: "bolt", brand: "Tessel", model: "Veld Synthetic", short: "A stock that does not mind dust or rain", price: 6400, capacity: 7, barrel: 18, features: ["Synthetic stock", "Threaded barrel"] },
  { ...rimfire, action: "semi_auto", brand: "Castellan", model: "Quickstep", short: "A second shot without moving your cheek", price: 9300, capacity: 10, barrel: 18.5, features: ["Rail", "Threaded barrel"] },
  { ...rimfire, action: "lever", brand: "Strand & Vogel", model: "Saddle Boy", short: "Slim, quick and pretty", price: 12900, capacity: 12, barrel: 19, features: ["Walnut stock", "Open sights"] },
  { ...plains, calibers: ["223_rem"], action: "bolt", brand: "Norvik", model: "Jackal", short: "Heavy barrel for vermin across the camp", price: 18900, capacity: 5, barrel: 22, features: ["Match barrel", "Threaded barrel"] },
  { ...plains, calibers: ["223_rem"], action: "single_shot", brand: "Ostler", model: "One", short: "One round, made to count", price: 11200, capacity: 1, barrel: 22, features: ["Light", "Threaded barrel"] },
  { ...plains, action: "bolt", brand: "Hart & Sons", model: "Bushveld", short: "Controlled feed, oiled walnut, open sights", price: 34800, capacity: 5, barrel: 22, features: ["Walnut stock", "Open sights"] },
  { ...plains, action: "bolt", brand: "Tessel", model: "Plains Synthetic", short: "Free-floated and honest, at half the price", price: 16900, capacity: 4, barrel: 22, features: ["Synthetic stock", "Threaded barrel"] },
  { ...plains, action: "bolt", brand: "Norvik", model: "Highline", short: "Carbon stock, light enough for kloofs", price: 48600, capacity: 4, barrel: 21, features: ["Carbon stock", "Match barrel"] },
  { ...plains, action: "single_shot", brand: "Ostler", model: "Stalker", short: "A falling block for hunters who take their time", price: 42300, capacity: 1, barrel: 24, features: ["Walnut stock", "Light"] },
  { ...mountain, action: "bolt", brand: "Hart & Sons", model: "Berg", short: "Long barrel, muzzle brake, three locking lugs", price: 39800, capacity: 4, barrel: 25, features: ["Muzzle brake", "Walnut stock"] },
  { ...mountain, action: "bolt", brand: "Karoo Arms", model: "Kudu Long", short: "Laminate that stays straight from frost to noon", price: 28700, capacity: 3, barrel: 24, features: ["Laminate stock", "Threaded barrel"] },
  { ...mountain, action: "single_shot", brand: "Ostler", model: "Far", short: "One long barrel in a short rifle", price: 46900, capacity: 1, barrel: 26, features: ["Walnut stock", "Muzzle brake"] },
  { ...heavy, action: "bolt", brand: "Hart & Sons", model: "Buffalo", short: "Controlled feed and express sights for close work", price: 58900, capacity: 4, barrel: 23, features: ["Express sights", "Recoil pad"] },
  { ...heavy, action: "bolt", brand: "Karoo Arms", model: "Ranger", short: "A plain working rifle for those who must", price: 36500, capacity: 4, barrel: 22, features: ["Laminate stock", "Recoil pad"] },
  { ...heavy, action: "break", brand: "Strand & Vogel", model: "Express Double", short: "Two barrels, two triggers, no delay", price: 124000, capacity: 2, barrel: 24, features: ["Express sights", "Walnut stock"] },
  { ...huntingShotgun, calibers: ["12ga", "20ga", "410_bore"], games: smallGame, action: "break", brand: "Strand & Vogel", model: "Covey", short: "Over-and-under that comes up by itself", price: 27900, capacity: 2, barrel: 28, features: ["Walnut stock", "Choke set"] },
  { ...huntingShotgun, calibers: ["12ga", "20ga", "410_bore"], games: smallGame, action: "semi_auto", brand: "Castellan", model: "Francolin", short: "Soft on the shoulder over a long day", price: 18400, capacity: 4, barrel: 26, features: ["Choke set", "Light"] },
  { ...huntingShotgun, calibers: ["12ga", "20ga", "410_bore"], games: smallGame, action: "pump", brand: "Tessel", model: "Farmer", short: "Cheap, strong and easy to clean", price: 8900, capacity: 4, barrel: 26, features: ["Synthetic stock", "Choke set"] },
  { ...huntingShotgun, calibers: ["12ga", "20ga"], games: ["medium_game", "small_game"], action: "pump", brand: "Karoo Arms", model: "Thicket", short: "Slug sights for warthog in the thick stuff", price: 11900, capacity: 5, barrel: 22, features: ["Rifle sights", "Synthetic stock"] },
  { ...huntingShotgun, calibers: ["12ga"], games: bigGame, action: "pump", brand: "Hart & Sons", model: "Tracker", short: "For the follow-up in cover that nobody wants", price: 16800, capacity: 6, barrel: 20, features: ["Rifle sights", "Recoil pad"] },
  { ...huntingShotgun, calibers: ["12ga"], games: bigGame, action: "semi_auto", brand: "Norvik", model: "Backup", short: "Six slugs as fast as you can aim them", price: 26500, capacity: 6, barrel: 20, features: ["Rifle sights", "Rail"] },
];

const range = { purpose: "recreational" } as const;
const duty = { purpose: "professional" } as const;

// prettier-ignore
const leisure: FirearmLine[] = [
  { ...range, type: "rifle", calibers: ["22_lr", "17_hmr", "22_wmr", "223_rem"], action: "bolt", brand: "Tessel", model: "Weekend", short: "A first rifle that never needs replacing", price: 5900, capacity: 5, barrel: 20, features: ["Light", "Rail"] },
  { ...range, type: "rifle", calibers: ["22_lr", "17_hmr", "22_wmr", "223_rem"], action: "semi_auto", brand: "Castellan", model: "Plinker", short: "Cans do not stand a chance", price: 8400, capacity: 10, barrel: 18, features: ["Rail", "Threaded barrel"] },
  { ...range, type: "rifle", calibers: ["22_lr", "22_wmr"], action: "lever", brand: "Strand & Vogel", model: "Sunday", short: "As much fun as they look", price: 13400, capacity: 12, barrel: 20, features: ["Walnut stock", "Open sights"] },
  { ...range, type: "pistol", calibers: ["22_lr", "9mm", "45_acp"], brand: "Karoo Arms", model: "Tin Can", short: "Full size, small price, no bad habits", price: 8700, capacity: 10, barrel: 5, features: ["Adjustable sights", "Rail"] },
  { ...range, type: "pistol", calibers: ["22_lr", "9mm", "45_acp"], brand: "Hart & Sons", model: "Heritage", short: "The old shape, in blued steel", price: 19600, capacity: 8, barrel: 5, features: ["Steel frame", "Walnut grip"] },
  { ...range, type: "pistol", calibers: ["22_lr", "9mm", "45_acp"], brand: "Tessel", model: "Target Lite", short: "Bull barrel and soft recoil", price: 11200, capacity: 10, barrel: 5.5, features: ["Match barrel", "Rail"] },
  { ...range, type: "shotgun", calibers: ["12ga", "20ga", "410_bore"], action: "break", brand: "Castellan", model: "Clay", short: "Over-and-under for the clay range", price: 16900, capacity: 2, barrel: 30, features: ["Choke set", "Walnut stock"] },
  { ...range, type: "shotgun", calibers: ["12ga", "20ga", "410_bore"], action: "pump", brand: "Tessel", model: "Saturday", short: "A pump that forgives", price: 7900, capacity: 5, barrel: 26, features: ["Synthetic stock", "Choke set"] },
  { ...range, type: "shotgun", calibers: ["12ga", "20ga", "410_bore"], action: "semi_auto", brand: "Norvik", model: "Orange", short: "Gas-driven and gentle, hundred after hundred", price: 22900, capacity: 4, barrel: 28, features: ["Choke set", "Recoil pad"] },
  { ...range, type: "air_rifle", calibers: ["177_air", "22_air"], action: "break", brand: "Ostler", model: "Garden", short: "One pull and ready, for the back garden range", price: 2400, capacity: 1, barrel: 17, features: ["Light", "Open sights"] },
  { ...range, type: "air_rifle", calibers: ["177_air", "22_air"], action: "break", brand: "Tessel", model: "Gas Piston", short: "Smooth to cock, with hardly any twang", price: 4300, capacity: 1, barrel: 18, features: ["Rail", "Synthetic stock"] },
  { ...range, type: "air_rifle", calibers: ["177_air", "22_air"], action: "single_shot", brand: "Norvik", model: "Stille PCP", short: "Filled from a bottle, accurate to a coin", price: 14900, capacity: 10, barrel: 20, features: ["Threaded barrel", "Adjustable stock"] },
  { ...duty, type: "pistol", calibers: ["9mm", "40_sw", "45_acp"], brand: "Castellan", model: "Guard", short: "Made for holsters, shifts and inspections", price: 13900, capacity: 17, barrel: 4.5, uses: ["security", "law_enforcement"], features: ["Rail", "Night sights"] },
  { ...duty, type: "pistol", calibers: ["9mm", "40_sw", "45_acp"], brand: "Karoo Arms", model: "Service", short: "Parts in every armoury, a trigger like the next one", price: 11700, capacity: 15, barrel: 4, uses: ["security", "farm_defense"], features: ["Rail", "Changeable backstrap"] },
  { ...duty, type: "pistol", calibers: ["9mm", "40_sw", "45_acp"], brand: "Norvik", model: "Duty Optic", short: "Comes with its red dot zeroed", price: 27800, capacity: 17, barrel: 4.7, uses: ["law_enforcement", "tactical_training"], features: ["Optic ready", "Rail"] },
  { ...duty, type: "pistol", calibers: ["9mm", "40_sw", "45_acp"], brand: "Tessel", model: "Instructor", short: "Bright controls that a class can see", price: 12600, capacity: 15, barrel: 4.5, uses: ["tactical_training", "security"], features: ["Fibre sight", "Rail"] },
  { ...duty, type: "rifle", calibers: ["223_rem", "308_win", "300_blk"], action: "semi_auto", brand: "Karoo Arms", model: "Patrol", short: "Short, simple and clean inside", price: 29800, capacity: 20, barrel: 16, uses: ["law_enforcement", "security", "tactical_training"], features: ["Rail", "Free-floated barrel"] },
  { ...duty, type: "rifle", calibers: ["223_rem", "308_win", "300_blk"], action: "bolt", brand: "Hart & Sons", model: "Boundary", short: "For fence lines, jackal and long fields", price: 21900, capacity: 5, barrel: 20, uses: ["farm_defense", "law_enforcement"], features: ["Threaded barrel", "Laminate stock"] },
  { ...duty, type: "rifle", calibers: ["223_rem", "308_win", "300_blk"], action: "semi_auto", brand: "Norvik", model: "Cadre", short: "Runs all day on the training range", price: 34600, capacity: 20, barrel: 14.5, uses: ["tactical_training", "farm_defense"], features: ["Adjustable stock", "Rail"] },
  { ...duty, type: "shotgun", calibers: ["12ga", "20ga"], action: "pump", brand: "Tessel", model: "Gatehouse", short: "Eight rounds behind a door", price: 9600, capacity: 8, barrel: 18.5, uses: ["security", "farm_defense"], features: ["Synthetic stock", "Rail"] },
  { ...duty, type: "shotgun", calibers: ["12ga", "20ga"], action: "semi_auto", brand: "Norvik", model: "Response", short: "Gas-driven, with ghost-ring sights", price: 28400, capacity: 7, barrel: 18.5, uses: ["law_enforcement", "tactical_training"], features: ["Ghost-ring sights", "Rail"] },
  { ...duty, type: "shotgun", calibers: ["12ga", "20ga"], action: "pump", brand: "Castellan", model: "Shift", short: "Parkerised, and none the worse for wear", price: 13700, capacity: 6, barrel: 20, uses: ["security", "law_enforcement", "farm_defense"], features: ["Recoil pad", "Ghost-ring sights"] },
  { ...duty, type: "shotgun", calibers: ["12ga", "20ga"], action: "break", brand: "Ostler", model: "Homestead Twin", short: "Two barrels over the kitchen door", price: 12300, capacity: 2, barrel: 26, uses: ["farm_defense", "tactical_training"], features: ["Walnut stock", "Open sights"] },
];

const matchShotgun = {
  purpose: "sport",
  type: "shotgun",
  calibers: ["12ga", "20ga"],
  disciplines: ["3gun"],
} as const;

/** Added later, so they come last: the others' prices and pictures depend on their positions. */
// prettier-ignore
const threeGun: FirearmLine[] = [
  { ...matchShotgun, action: "semi_auto", brand: "Norvik", model: "Stage Twelve", short: "Opened loading port, for four shells at a time", price: 27900, capacity: 9, barrel: 24, features: ["Fibre sight", "Choke set"] },
  { ...matchShotgun, action: "semi_auto", brand: "Castellan", model: "Tube", short: "Cycles light loads all afternoon", price: 19400, capacity: 8, barrel: 22, features: ["Choke set", "Rail"] },
  { ...matchShotgun, action: "pump", brand: "Tessel", model: "Club Pump", short: "Short stroke, big release, small price", price: 10900, capacity: 7, barrel: 21, features: ["Fibre sight", "Synthetic stock"] },
];

export const firearmLines: readonly FirearmLine[] = [
  ...handguns,
  ...sport,
  ...hunting,
  ...leisure,
  ...threeGun,
];

/** The game of each hunting caliber, unless a line names its own. */
export const gamesOfCaliber: Partial<Record<CaliberId, readonly Game[]>> = {
  "22_lr": smallGame,
  "17_hmr": smallGame,
  "22_wmr": smallGame,
  "223_rem": ["small_game"],
  "243_win": ["medium_game"],
  "6.5_creedmoor": ["medium_game"],
  "270_win": ["medium_game"],
  "308_win": ["medium_game", "large_game", "game_ranger"],
  "30-06": ["medium_game", "large_game", "game_ranger"],
  "7mm_rem_mag": ["large_game"],
  "300_win_mag": ["large_game"],
  "375_h&h": ["large_game", "dangerous_game", "game_ranger"],
  "416_rigby": ["dangerous_game"],
  "458_win_mag": ["dangerous_game", "game_ranger"],
};
