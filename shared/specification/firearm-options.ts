// The firearm finder's options, and the rules that say which of them a purpose offers. Ids are stored
// with products and runs, and never change. No zod here: a shopper's first load carries this file.

export interface FirearmOption<Id extends string = string> {
  id: Id;
  label: string;
  description: string;
  /** Additional text for the tooltip. */
  hint?: string;
}

const ids = <Id extends string>(options: readonly FirearmOption<Id>[]) =>
  options.map(({ id }) => id);

export const purposes = [
  {
    id: "self_defense",
    label: "Self-defence",
    description: "Compact and dependable",
    hint: "Handguns to carry or to keep at home. We ask how you would carry and hold it.",
  },
  {
    id: "sport",
    label: "Sport",
    description: "Competition and target",
    hint: "Pistols and rifles for the disciplines shot at South African clubs.",
  },
  {
    id: "hunting",
    label: "Hunting",
    description: "From guinea fowl to buffalo",
    hint: "Rifles and shotguns by the game you hunt most, in calibers that suit it.",
  },
  {
    id: "recreational",
    label: "Recreational",
    description: "A day at the range",
    hint: "Easy-going firearms and air rifles for plinking and practice.",
  },
  {
    id: "professional",
    label: "Professional",
    description: "Security, farm and duty",
    hint: "Working firearms for guards, farmers, instructors and officers.",
  },
  {
    id: "ammo_reloading",
    label: "Ammo and reloading",
    description: "Cartridges, shells, equipment",
    hint: "Ammunition by caliber and quantity, and what you need to load your own.",
  },
] as const satisfies readonly FirearmOption[];
export type Purpose = (typeof purposes)[number]["id"];
export const purposeIds: readonly Purpose[] = ids(purposes);

export const firearmTypes = [
  { id: "pistol", label: "Pistol", description: "Semi-automatic, with a magazine" },
  { id: "revolver", label: "Revolver", description: "A cylinder, simple and sure" },
  { id: "rifle", label: "Rifle", description: "A rifled barrel for distance" },
  { id: "shotgun", label: "Shotgun", description: "Shot or slugs, close to middling range" },
  { id: "air_rifle", label: "Air rifle", description: "Quiet, and cheap to shoot" },
] as const satisfies readonly FirearmOption[];
export type FirearmType = (typeof firearmTypes)[number]["id"];
export const firearmTypeIds: readonly FirearmType[] = ids(firearmTypes);

export const subTypes = {
  pistol: [
    { id: "sub_compact", label: "Sub-compact", description: "Smallest, easiest to hide" },
    { id: "compact", label: "Compact", description: "The all-rounder" },
    { id: "full_size", label: "Full size", description: "Steadiest, for home and duty" },
  ],
  revolver: [
    { id: "snub_nose", label: "Snub nose", description: "A barrel of two inches or so" },
    { id: "standard", label: "Standard", description: "Four inches and more" },
  ],
} as const satisfies Partial<Record<FirearmType, readonly FirearmOption[]>>;
export type SubType = (typeof subTypes)["pistol" | "revolver"][number]["id"];
export const subTypeIds: readonly SubType[] = [...ids(subTypes.pistol), ...ids(subTypes.revolver)];

export const disciplines = [
  { id: "ipsc", label: "IPSC", description: "Fast, practical, on the move" },
  { id: "idpa", label: "IDPA", description: "Everyday gear, everyday scenarios" },
  { id: "target", label: "Target", description: "Precision on paper" },
  { id: "3gun", label: "3-Gun", description: "Pistol, rifle and shotgun in one match" },
  { id: "steel", label: "Steel", description: "Plates against the clock" },
] as const satisfies readonly FirearmOption[];
export type Discipline = (typeof disciplines)[number]["id"];
export const disciplineIds: readonly Discipline[] = ids(disciplines);

export const games = [
  { id: "small_game", label: "Small game", description: "Hare, dassie, jackal" },
  { id: "birds", label: "Birds", description: "Guinea fowl, francolin, duck" },
  { id: "medium_game", label: "Medium game", description: "Springbok, impala, warthog" },
  { id: "large_game", label: "Large game", description: "Kudu, wildebeest, eland" },
  { id: "dangerous_game", label: "Dangerous game", description: "Buffalo and the rest" },
  { id: "game_ranger", label: "Game ranger", description: "Backup and problem animals" },
] as const satisfies readonly FirearmOption[];
export type Game = (typeof games)[number]["id"];
export const gameIds: readonly Game[] = ids(games);

export const useCases = [
  { id: "security", label: "Security", description: "Guarding and cash in transit" },
  { id: "farm_defense", label: "Farm defence", description: "Homestead, stock and vermin" },
  { id: "tactical_training", label: "Tactical training", description: "Courses and instruction" },
  { id: "law_enforcement", label: "Law enforcement", description: "Duty and response" },
] as const satisfies readonly FirearmOption[];
export type UseCase = (typeof useCases)[number]["id"];
export const useCaseIds: readonly UseCase[] = ids(useCases);

export const actions = [
  { id: "bolt", label: "Bolt action", description: "Strong, simple, accurate" },
  { id: "semi_auto", label: "Semi-automatic", description: "A shot for each pull of the trigger" },
  { id: "lever", label: "Lever action", description: "Quick and slim in the saddle" },
  { id: "pump", label: "Pump action", description: "Worked by hand, hard to stop" },
  { id: "break", label: "Break action", description: "Opens at the breech, safe to see" },
  { id: "single_shot", label: "Single shot", description: "One round, loaded by hand" },
] as const satisfies readonly FirearmOption[];
export type Action = (typeof actions)[number]["id"];
export const actionIds: readonly Action[] = ids(actions);

export const ammoCategories = [
  { id: "pistol_ammo", label: "Pistol ammo", description: "For pistols and revolvers" },
  { id: "rifle_ammo", label: "Rifle ammo", description: "Rimfire and centerfire" },
  { id: "shotgun_shells", label: "Shotgun shells", description: "Bird, buck and slug" },
  { id: "reloading_equipment", label: "Reloading equipment", description: "Presses, dies, powder" },
] as const satisfies readonly FirearmOption[];
export type AmmoCategory = (typeof ammoCategories)[number]["id"];
export const ammoCategoryIds: readonly AmmoCategory[] = ids(ammoCategories);
