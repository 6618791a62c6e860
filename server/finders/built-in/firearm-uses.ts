import { disciplines, games, purposes, useCases } from "@shared/firearm-options";
import type { Discipline, Game, UseCase } from "@shared/firearm-options";
import type { FirearmPictureKind } from "@shared/pictures/firearm-shapes";
import { en, narrow, optionsFrom, type FirearmQuestion } from "./firearm-parts";

const disciplinePictures: Record<Discipline, FirearmPictureKind> = {
  ipsc: "stopwatch",
  idpa: "shield",
  target: "target",
  "3gun": "shotgun-semi_auto",
  steel: "steel_plates",
};

const gamePictures: Record<Game, FirearmPictureKind> = {
  small_game: "hare",
  birds: "bird",
  medium_game: "antelope",
  large_game: "kudu",
  dangerous_game: "buffalo",
  game_ranger: "badge",
};

const useCasePictures: Record<UseCase, FirearmPictureKind> = {
  security: "shield",
  farm_defense: "fence",
  tactical_training: "stopwatch",
  law_enforcement: "badge",
};

/** What it is for. */
export const firearmUses: FirearmQuestion[] = [
  {
    id: "purpose",
    group: "purpose",
    title: en("What is it for?"),
    text: en("Choose the main use. You can change it later."),
    message: en("Please select your intended use"),
    ask: { kind: "one" },
    advance: "choose",
    options: optionsFrom(purposes, (id) => ({ drawing: `purpose-${id}` })),
    resets: [
      "sportDiscipline",
      "huntingGame",
      "useCase",
      "firearmType",
      "subType",
      "action",
      "category",
      "carryPosition",
      "handSize",
      "caliber",
      "quantity",
      "budget",
      "quantityBudget",
      "brands",
    ],
    rules: narrow("purpose", { answer: "purpose" }),
    giveUp: 11,
    suggest: {},
  },
  {
    id: "sportDiscipline",
    group: "discipline",
    title: en("Which discipline do you shoot?"),
    text: en("The main one, if you shoot several."),
    message: en("Please select your sport discipline"),
    when: { question: "purpose", is: "sport" },
    ask: { kind: "one" },
    advance: "choose",
    options: optionsFrom(disciplines, (id) => ({ drawing: `firearm-${disciplinePictures[id]}` })),
    resets: ["firearmType", "action", "caliber", "brands"],
    rules: narrow("discipline", { answer: "sportDiscipline" }),
    giveUp: 7,
    fits: en("{answer}"),
    suggest: {},
  },
  {
    id: "huntingGame",
    group: "game",
    title: en("What do you hunt most?"),
    text: en("It decides which calibers make sense."),
    message: en("Please select your primary game type"),
    when: { question: "purpose", is: "hunting" },
    ask: { kind: "one" },
    advance: "choose",
    options: optionsFrom(games, (id) => ({ drawing: `firearm-${gamePictures[id]}` })),
    resets: ["firearmType", "action", "caliber", "brands"],
    rules: narrow("game", { answer: "huntingGame" }),
    giveUp: 8,
    fits: en("{answer|lower}"),
    suggest: {},
  },
  {
    id: "useCase",
    group: "use-case",
    title: en("What is the work?"),
    text: en("Choose the one it will do most."),
    message: en("Please select your intended use"),
    when: { question: "purpose", is: "professional" },
    ask: { kind: "one" },
    advance: "choose",
    options: optionsFrom(useCases, (id) => ({ drawing: `firearm-${useCasePictures[id]}` })),
    resets: ["action", "caliber", "brands"],
    rules: narrow("useCase", { answer: "useCase" }),
    giveUp: 6,
    fits: en("{answer|lower}"),
    suggest: {},
  },
];
