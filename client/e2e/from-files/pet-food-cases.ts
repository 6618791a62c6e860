import type { Case } from "./shopper";

// One carton weighs “1.299”, which is read as 1,299 kg and could be 1.299: sizes are asked of what it is not among.

type Id = "animal" | "allergies" | "kind" | "size" | "dislikes";
type Given = Case<Id>["answers"];

const [SMALL, MIDDLE, LARGE, SACK] = [
  "Up to 1 kg",
  "1 to 4 kg",
  "4 to 12 kg",
  "More than 12 kg",
] as const;

const given: [said: string, answers: Given][] = [
  [
    "Dry food for a dog that may not have wheat, in a large sack",
    { animal: "Hund", allergies: ["Weizen"], kind: "Trockenfutter", size: SACK },
  ],
  ["Wet food for a cat, up to 4 kg", { animal: "Katze", kind: "Nassfutter", size: MIDDLE }],
  [
    "Wet food for a cat that may not have fish: what states nothing may not be shown",
    { animal: "Katze", allergies: ["Fisch"], kind: "Nassfutter" },
  ],
  [
    "Dry food for a cat with neither fish nor wheat nor corn",
    { animal: "Katze", allergies: ["Fisch", "Weizen", "Mais"], kind: "Trockenfutter" },
  ],
  ["A snack for a dog, up to 1 kg", { animal: "Hund", kind: "Snack", size: SMALL }],
  [
    "A snack for a dog that may have no fish: none states that",
    { animal: "Hund", allergies: ["Fisch"], kind: "Snack" },
  ],
  ["Anything for a guinea pig", { animal: "Nager" }],
  [
    "Anything for a guinea pig without nuts: there is none",
    { animal: "Nager", allergies: ["Nüsse"] },
  ],
  ["Anything for a guinea pig without wheat", { animal: "Nager", allergies: ["Weizen"] }],
  [
    "Wet food for a guinea pig: there is none, so the kind gives way",
    { animal: "Nager", kind: "Nassfutter" },
  ],
  [
    "Dry food for a dog that does not like poultry, of 4 to 12 kg",
    { animal: "Hund", kind: "Trockenfutter", size: LARGE, dislikes: ["Geflügel"] },
  ],
  [
    "Wet food for a dog that likes neither beef nor chicken",
    { animal: "Hund", kind: "Nassfutter", dislikes: ["Rind", "Huhn"] },
  ],
  [
    "Dry dog food in packs of exactly 4 kg or a little less",
    { animal: "Hund", kind: "Trockenfutter", size: MIDDLE },
  ],
  [
    "Dry dog food in packs of exactly 12 kg or a little less",
    { animal: "Hund", kind: "Trockenfutter", size: LARGE },
  ],
  [
    "A dog that may have no molluscs and likes no lamb",
    { animal: "Hund", allergies: ["Weichtiere"], dislikes: ["Lamm"] },
  ],
  [
    "A cat's food in a large pack, without corn, and no salmon",
    { animal: "Katze", allergies: ["Mais"], size: LARGE, dislikes: ["Lachs"] },
  ],
  [
    "Anything without wheat, fish, corn, nuts and molluscs",
    { allergies: ["Weizen", "Fisch", "Mais", "Nüsse", "Weichtiere"] },
  ],
  [
    "Small packs of anything dry, without duck and rice",
    { kind: "Trockenfutter", size: SMALL, dislikes: ["Ente", "Reis"] },
  ],
  ["Snacks for whatever animal", { kind: "Snack" }],
  ["Only looks around", {}],
];

/** What the trade would name first, by the places of what was said. */
const named: readonly (readonly string[])[] = [
  ["100396", "100480"],
  ["100242", "100438"],
  ["100438", "100445", "100382"],
  ["nothing"],
  ["001347", "100557"],
  ["nothing"],
  ["100508", "Menü Meerschweinchen"],
  ["nothing"],
  ["100536"],
  ["100508", "Menü Meerschweinchen"],
  ["100480", "100487"],
  ["MjAMjAM Leckere Pute an Reis 6x400g", "100459"],
  ["100319", "100487"],
  ["100480"],
  ["100319", "100326", "100389", "100396"],
  ["100445", "100382"],
  ["100228", "100291", "100438", "100445"],
  ["100508", "100417", "100333", "100354", "100403"],
  ["100522", "001341", "001347", "100557"],
  [
    "001203",
    "100214",
    "100228",
    "100242",
    "100249",
    "100291",
    "001242",
    "001245",
    "001248",
    "100319",
    "100326",
    "100333",
    "100354",
    "001272",
    "100382",
    "100389",
    "100396",
    "100410",
    "100417",
    "100424",
    "100438",
    "100445",
    "001314",
    "100480",
    "100487",
    "100494",
    "100508",
    "Menü Meerschweinchen",
    "100522",
    "001341",
    "001347",
    "100557",
  ],
];

export const cases: Case<Id>[] = given.map(([said, answers], at) => ({
  said,
  answers,
  anyOf: named[at]!,
}));
