import type { Case } from "./shopper";

type Id = "kind" | "age" | "players" | "minutes" | "price" | "mechanics";
type Given = Case<Id>["answers"];

const given: [said: string, answers: Given][] = [
  [
    "A board game for four from 10 years, about an hour, up to £40",
    { kind: "Board game", age: 10, players: 4, minutes: [45, 90], price: [0, 40] },
  ],
  [
    "A co-operative board game for two adults, up to £50",
    { kind: "Board game", age: 30, players: 2, price: [0, 50], mechanics: ["Co-operative"] },
  ],
  [
    "A first game for a child of 3 and two grandparents",
    { kind: "Board game", age: 3, players: 3 },
  ],
  [
    "For a child of 8 who plays alone with a parent: right on the bound of 4 to 8",
    { kind: "Board game", age: 8, players: 2, minutes: [10, 30] },
  ],
  ["The same a year later", { kind: "Board game", age: 9, players: 2, minutes: [10, 30] }],
  ["A party game for ten people from 12", { kind: "Party game", age: 12, players: 10 }],
  [
    "A card game for one, that takes a quarter of an hour",
    { kind: "Card game", players: 1, minutes: [15, 15] },
  ],
  [
    "A card game for three with bluffing, for adults of 18",
    { kind: "Card game", age: 18, players: 3, mechanics: ["Bluffing"] },
  ],
  ["A jigsaw for a child of 4", { kind: "Jigsaw", age: 4 }],
  [
    "A jigsaw for grown-ups, from £11.99 to £15.99",
    { kind: "Jigsaw", age: 40, price: [11.99, 15.99] },
  ],
  [
    "A jigsaw for two to work at: no jigsaw states how many",
    { kind: "Jigsaw", players: 2, price: [0, 20] },
  ],
  [
    "A heavy game of two hours and more for five",
    { players: 5, minutes: [120, 180], mechanics: ["Engine building", "Worker placement"] },
  ],
  [
    "Dice for six children from 6, up to £10",
    { kind: "Dice game", age: 6, players: 6, price: [0, 10] },
  ],
  ["A wooden puzzle for a child of 9", { kind: "Wooden puzzle", age: 9 }],
  [
    "A board game under £10: the budget gives way",
    { kind: "Board game", price: [0, 10], mechanics: ["Dice rolling"] },
  ],
  [
    "An expansion that lasts 20 minutes at most: there is none",
    { kind: "Expansion", minutes: [0, 20], players: 4 },
  ],
  ["Anything with route building and trading", { mechanics: ["Route building", "Trading"] }],
  ["Anything for a child of 2", { age: 2 }],
  ["Anything for a baby of 1: nothing may be shown", { age: 1, mechanics: ["Co-operative"] }],
  ["Only looks around", {}],
];

/** What the trade would name first, by the places of what was said. */
const named: readonly (readonly string[])[] = [
  ["PW-0101"],
  ["PW-0109"],
  ["PW-0113"],
  ["PW-0114", "PW-0109", "PW-0202", "PW-0207", "PW-0116"],
  ["PW-0109", "PW-0202", "PW-0207", "PW-0116"],
  ["PW-0205"],
  ["PW-0204"],
  ["PW-0203", "PW-0201"],
  ["PW-0307"],
  ["PW-0301", "PW-0302", "PW-0303"],
  ["PW-0301", "PW-0302", "PW-0303", "PW-0305", "PW-0306"],
  ["PW-0108"],
  ["PW-0207"],
  ["PW-0310"],
  ["PW-0114"],
  ["PW-0210", "PW-0102"],
  ["PW-0104"],
  ["PW-0308"],
  ["nothing"],
  [
    "PW-0101",
    "PW-0103",
    "PW-0104",
    "PW-0105",
    "PW-0107",
    "PW-0108",
    "PW-0109",
    "PW-0111",
    "PW-0113",
    "PW-0114",
    "PW-0116",
    "PW-0201",
    "PW-0202",
    "PW-0203",
    "PW-0204",
    "PW-0205",
    "PW-0207",
    "PW-0209",
    "PW-0211",
    "PW-0301",
    "PW-0302",
    "PW-0303",
    "PW-0305",
    "PW-0306",
    "PW-0307",
    "PW-0308",
    "PW-0310",
  ],
];

export const cases: Case<Id>[] = given.map(([said, answers], at) => ({
  said,
  answers,
  anyOf: named[at]!,
}));
