// Longer than 200 lines: a whole finder, with every question that its tests answer.

import type { ShownFinder, ShownOption, ShownQuestion } from "@shared/contracts/finders";
import {
  ammoQuantities,
  BUDGET_SLIDER,
  firearmBudgets,
  OPEN_BUDGET,
} from "@shared/specification/ammo-quantities";
import { caliberIds, caliberLabel } from "@shared/specification/firearm-calibers";
import { carryPositions, handSizes } from "@shared/specification/firearm-ergonomics";
import * as options from "@shared/specification/firearm-options";
import type { When } from "@shared/finders/when";

const isAmmo: When = { question: "purpose", is: "ammo_reloading" };
const isByQuantity: When = {
  all: [isAmmo, { not: { question: "category", is: "reloading_equipment" } }],
};
const isForDefense: When = {
  all: [
    { question: "purpose", is: "self_defense" },
    { question: "firearmType", hasAny: ["pistol", "revolver"] },
  ],
};

const labeled = (
  list: readonly { id: string; label: string }[],
  more: (id: string) => Partial<ShownOption> = () => ({}),
): ShownOption[] =>
  list.map(({ id, label }) => ({
    id,
    label,
    ...(id === "no_preference" && { exclusive: "not-sure" as const }),
    ...more(id),
  }));

/** Which purposes a type is for, as far as tests mind it. */
const typesOf: Record<string, string[]> = {
  pistol: ["self_defense", "sport", "recreational", "professional"],
  revolver: ["self_defense"],
  air_rifle: ["recreational"],
};
const REST = ["sport", "hunting", "recreational", "professional"];

const question = (
  id: string,
  group: string,
  title: string,
  given: Partial<ShownQuestion>,
): ShownQuestion => ({
  id,
  group,
  title,
  ask: { kind: "one", as: "cards" },
  required: true,
  advance: "choose",
  fact: false,
  offer: "all",
  ...given,
});

const onKind = ["caliber", "brands"];

const questions: ShownQuestion[] = [
  question("purpose", "purpose", "What is it for?", {
    message: "Please select your intended use",
    options: labeled(options.purposes),
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
      "quantity",
      "budget",
      "quantityBudget",
      ...onKind,
    ],
  }),
  question("sportDiscipline", "discipline", "Which discipline do you shoot?", {
    message: "Please select your sport discipline",
    when: { question: "purpose", is: "sport" },
    options: labeled(options.disciplines),
    resets: ["firearmType", "action", ...onKind],
  }),
  question("huntingGame", "game", "What do you hunt most?", {
    message: "Please select your primary game type",
    when: { question: "purpose", is: "hunting" },
    options: labeled(options.games),
    resets: ["firearmType", "action", ...onKind],
  }),
  question("useCase", "use-case", "What is the work?", {
    message: "Please select your intended use",
    when: { question: "purpose", is: "professional" },
    options: labeled(options.useCases),
    resets: ["action", ...onKind],
  }),
  question("firearmType", "type", "Which type of firearm?", {
    message: "Please select a firearm type",
    when: { not: isAmmo },
    options: labeled(options.firearmTypes, (id) => ({
      when: { question: "purpose", hasAny: typesOf[id] ?? REST },
    })),
    resets: ["subType", "action", ...onKind],
  }),
  question("subType", "sub-type", "Which size?", {
    message: "Please select a firearm type",
    when: isForDefense,
    options: (["pistol", "revolver"] as const).flatMap((type) =>
      labeled(options.subTypes[type], () => ({ when: { question: "firearmType", is: type } })),
    ),
    resets: onKind,
  }),
  question("action", "action", "Which action?", {
    message: "Please select action type",
    when: { question: "firearmType", hasAny: ["rifle", "shotgun"] },
    offer: "available",
    options: labeled(options.actions),
    resets: onKind,
  }),
  question("category", "category", "What are you looking for?", {
    message: "Please select a firearm type",
    when: isAmmo,
    options: labeled(options.ammoCategories),
    resets: ["quantity", "budget", "quantityBudget", ...onKind],
  }),
  question("carryPosition", "ergonomics", "Carry position", {
    message: "Please select your preferred carry position",
    when: isForDefense,
    required: false,
    advance: "submit",
    options: labeled(carryPositions),
  }),
  question("handSize", "ergonomics", "Hand size", {
    when: isForDefense,
    required: false,
    advance: "submit",
    options: labeled(handSizes),
  }),
  question("caliber", "caliber", "Choose your caliber", {
    message: "Please select a caliber",
    offer: "available",
    options: caliberIds.map((id) => ({ id, label: caliberLabel(id) })),
    resets: ["brands"],
  }),
  question("quantity", "budget", "How much do you need?", {
    message: "Please select a quantity",
    when: isByQuantity,
    advance: "submit",
    options: labeled(ammoQuantities),
  }),
  question("budget", "budget", "What is your budget?", {
    message: "Minimum price must be positive",
    when: { not: isByQuantity },
    ask: { kind: "price", ...BUDGET_SLIDER, presets: [] },
    advance: "submit",
    presets: firearmBudgets.map(({ id, label, minPrice, maxPrice }) => ({
      id,
      label,
      min: minPrice,
      max: maxPrice < OPEN_BUDGET ? maxPrice : null,
    })),
  }),
  question("quantityBudget", "budget", "Budget for all of it", {
    when: isByQuantity,
    ask: { kind: "price", min: 0, max: 20_000, step: 500, presets: [] },
    required: false,
    advance: "submit",
  }),
  question("brands", "budget", "Brands", {
    ask: { kind: "many", as: "chips" },
    required: false,
    advance: "submit",
    options: ["Tessel", "Hart & Sons", "Left, Right"].map((id) => ({ id, label: id })),
  }),
];

/** The firearm finder as its page is sent it, with what tests of its answers need. */
export const firearmFinder: ShownFinder = {
  slug: "safarioutdoor",
  version: 1,
  mark: "",
  name: "Gun Finder",
  brand: { name: "Safari Outdoor", website: null, color: null, links: [] },
  locale: "en-ZA",
  locales: ["en-ZA"],
  currency: "ZAR",
  title: "Gun Finder",
  groups: [
    { id: "purpose", name: "Purpose" },
    ...["discipline", "game", "use-case", "type", "sub-type", "action", "category"].map((id) => ({
      id,
      step: "type",
      name: "Type",
    })),
    { id: "ergonomics", name: "Carry", title: "Carry & Ergonomics", waits: true },
    { id: "caliber", name: "Caliber" },
    { id: "budget", name: "Budget", waits: true },
  ],
  questions,
  sections: [{ id: "firearms", isOptional: false }],
  results: { order: "price", layout: "grid", badge: "none", floor: 50, actions: ["basket"] },
  card: [],
  texts: {},
  screens: { caliber: "caliber", brands: "brands" },
};
