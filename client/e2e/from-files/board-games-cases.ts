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

export const cases: Case<Id>[] = given.map(([said, answers]) => ({ said, answers, anyOf: [] }));
