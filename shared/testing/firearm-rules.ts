import {
  firearmTypes,
  subTypes,
  type Discipline,
  type FirearmOption,
  type FirearmType,
  type Game,
  type Purpose,
  type SubType,
} from "../specification/firearm-options";

// What the firearm finder asks and offers, in plain code beside its document.

const typesOfPurpose: Record<Purpose, readonly FirearmType[]> = {
  self_defense: ["pistol", "revolver"],
  sport: ["pistol", "rifle", "shotgun"],
  hunting: ["rifle", "shotgun"],
  recreational: ["rifle", "pistol", "shotgun", "air_rifle"],
  professional: ["pistol", "rifle", "shotgun"],
  ammo_reloading: [],
};

/** The answers that decide which types are offered. */
export interface TypeQuestion {
  purpose?: Purpose;
  sportDiscipline?: Discipline;
  huntingGame?: Game;
}

/** The types a purpose offers, in its order; none for ammunition. */
export function typesFor(answers: TypeQuestion): FirearmOption<FirearmType>[] {
  const { purpose, sportDiscipline, huntingGame } = answers;
  // Of the disciplines only 3-Gun is shot with shotguns, and nobody should meet a buffalo with one.
  const hasShotguns =
    (purpose !== "sport" || sportDiscipline === "3gun") && huntingGame !== "dangerous_game";
  return (purpose ? typesOfPurpose[purpose] : [])
    .filter((id) => id !== "shotgun" || hasShotguns)
    .map((id) => firearmTypes.find((type) => type.id === id)!);
}

/** The sizes to choose from: asked for self-defence only. */
export function subTypesFor(
  purpose: Purpose,
  type: FirearmType,
): readonly FirearmOption<SubType>[] {
  if (purpose !== "self_defense") return [];
  return type === "pistol" || type === "revolver" ? subTypes[type] : [];
}

/** Whether the type step ends with the action: rifles and shotguns do. */
export const asksForAction = (type: FirearmType | undefined): boolean =>
  type === "rifle" || type === "shotgun";

/** Whether the ergonomics step is part of the run. */
export const asksForErgonomics = (purpose?: Purpose, type?: FirearmType): boolean =>
  purpose === "self_defense" && (type === "pistol" || type === "revolver");
