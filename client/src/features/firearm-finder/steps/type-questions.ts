import type { FirearmCounts } from "@shared/contracts/firearms";
import type { FirearmStepId } from "@shared/finder-steps";
import * as options from "@shared/firearm-options";
import type { FirearmPictureKind } from "@shared/pictures/firearm-shapes";
import type { FirearmAnswers } from "../firearm-steps";

/** A question of the type group: one choice that moves on immediately. */
export interface TypeQuestion {
  field: keyof FirearmAnswers;
  title: string;
  subtitle: string;
  options: (answers: FirearmAnswers) => readonly options.FirearmOption[];
  /** The number of items of each option; omitted if the counts do not cover the answer. */
  counts?: (counts: FirearmCounts) => Record<string, number>;
  /** Hides options that are out of stock. */
  onlyStocked?: boolean;
  picture?: (id: string, answers: FirearmAnswers) => FirearmPictureKind;
}

const gamePictures: Record<options.Game, FirearmPictureKind> = {
  small_game: "hare",
  birds: "bird",
  medium_game: "antelope",
  large_game: "kudu",
  dangerous_game: "buffalo",
  game_ranger: "badge",
};

const disciplinePictures: Record<options.Discipline, FirearmPictureKind> = {
  ipsc: "stopwatch",
  idpa: "shield",
  target: "target",
  "3gun": "shotgun-semi_auto",
  steel: "steel_plates",
};

const typePictures: Record<options.FirearmType, FirearmPictureKind> = {
  pistol: "pistol-compact",
  revolver: "revolver-standard",
  rifle: "rifle-bolt",
  shotgun: "shotgun-pump",
  air_rifle: "air_rifle-break",
};

const useCasePictures: Record<options.UseCase, FirearmPictureKind> = {
  security: "shield",
  farm_defense: "fence",
  tactical_training: "stopwatch",
  law_enforcement: "badge",
};

/** The questions of the type group, as data. */
export const typeQuestions: Partial<Record<FirearmStepId, TypeQuestion>> = {
  discipline: {
    field: "sportDiscipline",
    title: "Which discipline do you shoot?",
    subtitle: "The main one, if you shoot several.",
    options: () => options.disciplines,
    picture: (id) => disciplinePictures[id as options.Discipline],
  },
  game: {
    field: "huntingGame",
    title: "What do you hunt most?",
    subtitle: "It decides which calibers make sense.",
    options: () => options.games,
    picture: (id) => gamePictures[id as options.Game],
  },
  "use-case": {
    field: "useCase",
    title: "What is the work?",
    subtitle: "Choose the one it will do most.",
    options: () => options.useCases,
    picture: (id) => useCasePictures[id as options.UseCase],
  },
  type: {
    field: "firearmType",
    title: "Which type of firearm?",
    subtitle: "The kinds that suit what you told us.",
    options: options.typesFor,
    counts: ({ types }) => types,
    picture: (id) => typePictures[id as options.FirearmType],
  },
  "sub-type": {
    field: "subType",
    title: "Which size?",
    subtitle: "Smaller hides better, larger shoots easier.",
    options: ({ purpose, firearmType }) =>
      purpose && firearmType ? options.subTypesFor(purpose, firearmType) : [],
    counts: ({ types }) => types,
    picture: (id, { firearmType }) => `${firearmType}-${id}` as FirearmPictureKind,
  },
  action: {
    field: "action",
    title: "Which action?",
    subtitle: "How it loads the next round. These are in stock.",
    options: () => options.actions,
    counts: ({ actions }) => actions,
    onlyStocked: true,
    picture: (id, { firearmType }) => `${firearmType}-${id}` as FirearmPictureKind,
  },
  category: {
    field: "category",
    title: "What are you looking for?",
    subtitle: "Ammunition by kind, or what you need to load your own.",
    options: () => options.ammoCategories,
    counts: ({ ammoTypes }) => ammoTypes,
    picture: (id) =>
      id === "reloading_equipment" ? "reloading-press" : (id as FirearmPictureKind),
  },
};
