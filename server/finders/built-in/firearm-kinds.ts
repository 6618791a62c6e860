import { actions, ammoCategories, firearmTypes, subTypes } from "@shared/firearm-options";
import type { Action, FirearmType } from "@shared/firearm-options";
import type { When } from "@shared/finders/when";
import { isFirearmPictureKind, type FirearmPictureKind } from "@shared/pictures/firearm-shapes";
import {
  en,
  isAmmunition,
  isForDefense,
  narrow,
  optionsFrom,
  type FirearmQuestion,
  type OwnOption,
} from "./firearm-parts";

const typePictures: Record<FirearmType, FirearmPictureKind> = {
  pistol: "pistol-compact",
  revolver: "revolver-standard",
  rifle: "rifle-bolt",
  shotgun: "shotgun-pump",
  air_rifle: "air_rifle-break",
};

/** Actions look as those of the type do, where it is drawn with them. */
function actionDrawings(action: Action): Pick<OwnOption, "drawings"> {
  const drawings = (["rifle", "shotgun"] as const).flatMap((type) => {
    const kind = `${type}-${action}`;
    const when: When = { question: "firearmType", is: type };
    return isFirearmPictureKind(kind) ? [{ when, drawing: `firearm-${kind}` }] : [];
  });
  return { drawings };
}

const purposeIn = (...hasAny: string[]): When => ({ question: "purpose", hasAny });

const typesWhen: Record<FirearmType, When> = {
  pistol: purposeIn("self_defense", "sport", "recreational", "professional"),
  revolver: purposeIn("self_defense"),
  rifle: purposeIn("sport", "hunting", "recreational", "professional"),
  // Of the disciplines only 3-Gun is shot with shotguns, and nobody should meet a buffalo with one.
  shotgun: {
    all: [
      purposeIn("sport", "hunting", "recreational", "professional"),
      {
        any: [
          { not: { question: "purpose", is: "sport" } },
          { question: "sportDiscipline", is: "3gun" },
        ],
      },
      { not: { question: "huntingGame", is: "dangerous_game" } },
    ],
  },
  air_rifle: purposeIn("recreational"),
};

/** Labels that say "size" or "action" themselves. */
const saysItself = (label: string, noun: string) =>
  label.endsWith(noun) ? { fits: en("{answer|lower}") } : {};

const sizesOf = (type: "pistol" | "revolver") =>
  subTypes[type].flatMap((size) =>
    optionsFrom([size], (id) => ({
      drawing: `firearm-${type}-${id}`,
      when: { question: "firearmType", is: type },
      ...saysItself(size.label, "size"),
    })),
  );

/** What kind of product. */
export const firearmKinds: FirearmQuestion[] = [
  {
    id: "firearmType",
    group: "type",
    title: en("Which type of firearm?"),
    text: en("The kinds that suit what you told us."),
    message: en("Please select a firearm type"),
    // Most are asked it: who has not said yet what for counts it, too.
    when: { not: isAmmunition },
    ask: { kind: "one" },
    advance: "choose",
    options: [
      ...optionsFrom(firearmTypes, (id) => ({
        drawing: `firearm-${typePictures[id]}`,
        when: typesWhen[id],
        // Who shoots for fun mostly begins with a rifle.
        ...(id === "rifle" && { first: purposeIn("recreational") }),
        rules: narrow("type", id),
      })),
      // Never offered: links and calls name the purpose so.
      {
        id: "ammo",
        label: en("Ammo and reloading"),
        when: isAmmunition,
        rules: narrow("purpose", "ammo_reloading"),
      },
    ],
    resets: ["subType", "action", "caliber", "brands"],
    giveUp: 14,
    suggest: {},
  },
  {
    id: "subType",
    group: "sub-type",
    title: en("Which size?"),
    text: en("Smaller hides better, larger shoots easier."),
    message: en("Please select a firearm type"),
    when: isForDefense,
    ask: { kind: "one" },
    advance: "choose",
    options: [...sizesOf("pistol"), ...sizesOf("revolver")],
    resets: ["caliber", "brands"],
    rules: narrow("subType", { answer: "subType" }),
    giveUp: 5,
    fits: en("{answer|lower} size"),
    suggest: {},
  },
  {
    id: "action",
    group: "action",
    title: en("Which action?"),
    text: en("How it loads the next round. These are in stock."),
    message: en("Please select action type"),
    when: { question: "firearmType", hasAny: ["rifle", "shotgun"] },
    ask: { kind: "one" },
    advance: "choose",
    offer: "available",
    options: actions.flatMap((action) =>
      optionsFrom([action], (id) => ({
        ...actionDrawings(id),
        ...saysItself(action.label, "action"),
      })),
    ),
    resets: ["caliber", "brands"],
    rules: narrow("action", { answer: "action" }),
    giveUp: 4,
    fits: en("{answer|lower} action"),
    suggest: { others: en("Take {option|lower} instead") },
  },
  {
    id: "category",
    group: "category",
    title: en("What are you looking for?"),
    text: en("Ammunition by kind, or what you need to load your own."),
    message: en("Please select a firearm type"),
    when: isAmmunition,
    ask: { kind: "one" },
    advance: "choose",
    options: optionsFrom(ammoCategories, (id) => ({
      drawing: `firearm-${id === "reloading_equipment" ? "reloading-press" : id}`,
    })),
    resets: ["caliber", "brands", "quantity", "budget", "quantityBudget"],
    rules: narrow("category", { answer: "category" }),
    giveUp: 13,
    suggest: {},
  },
];
