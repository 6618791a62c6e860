import type { Case } from "./shopper";

const HARD = "Harde Koffers";
const SOFT = "Zachte Koffers en Reistassen";
const PACKS = "Rugzakken";
const GROWN = "A grown-up";
const LIGHT = "As light as can be";
/** Into the hold goes what goes into the cabin, too. */
const HOLD = "It does not matter";

type Id = "kind" | "liters" | "price" | "cabin" | "weight" | "color" | "who";
type Given = Case<Id>["answers"];

const given: [said: string, answers: Given][] = [
  [
    "A hard case as hand luggage, up to €120, black",
    { who: GROWN, kind: HARD, cabin: "Yes", price: [0, 120], color: ["Zwart"] },
  ],
  [
    "A hard case for the hold, of 65 to 75 liters, as light as can be",
    { who: GROWN, kind: HARD, cabin: HOLD, liters: [65, 75], weight: LIGHT },
  ],
  [
    "A hard case of exactly 65 liters: the smallest that one expands from",
    { who: GROWN, kind: HARD, liters: [65, 65] },
  ],
  [
    "A hard case of exactly 75 liters: the most that one expands to",
    { who: GROWN, kind: HARD, liters: [75, 75], weight: LIGHT },
  ],
  [
    "A soft trolley as hand luggage, light, up to €89.95",
    { who: GROWN, kind: SOFT, cabin: "Yes", weight: LIGHT, price: [0, 89.95] },
  ],
  [
    "A soft case or bag for the hold, of 60 to 90 liters",
    { who: GROWN, kind: SOFT, cabin: HOLD, liters: [60, 90] },
  ],
  [
    "A backpack of 20 to 30 liters, black or olive",
    { who: GROWN, kind: PACKS, liters: [20, 30], color: ["Zwart", "Olijfgroen"] },
  ],
  [
    "A backpack as hand luggage, as light as can be, up to €70",
    { who: GROWN, kind: PACKS, cabin: "Yes", weight: LIGHT, price: [0, 70] },
  ],
  [
    "A trekking backpack of 50 to 65 liters, blue",
    { who: GROWN, kind: PACKS, liters: [50, 65], color: ["Blauw"] },
  ],
  [
    "A backpack of 100 liters: there is none, so the size gives way",
    { who: GROWN, kind: PACKS, liters: [100, 110], weight: LIGHT },
  ],
  [
    "A hard case for less than €50: the budget gives way",
    { who: GROWN, kind: HARD, price: [0, 50], color: ["Mint", "Zilver"] },
  ],
  [
    "Silver, for the hold, money does not matter",
    { who: GROWN, cabin: HOLD, color: ["Zilver"], weight: "It does not matter" },
  ],
  ["Hand luggage in navy, whatever it is", { who: GROWN, cabin: "Yes", color: ["Marineblauw"] }],
  [
    "A set or a large case of 98 to 110 liters",
    { who: GROWN, kind: HARD, liters: [98, 110], cabin: HOLD },
  ],
  ["For exactly €299", { who: GROWN, price: [299, 299], color: ["Cognac"] }],
  [
    "A small one for a child, up to €60, in mint or ocher",
    { who: "A child", price: [0, 60], color: ["Mint", "Oker"], weight: LIGHT },
  ],
  [
    "Something for the hold, of 30 to 40 liters, up to €100",
    { who: GROWN, cabin: HOLD, liters: [30, 40], price: [0, 100] },
  ],
  [
    "Hand luggage that is light, from €100 to €150",
    { who: GROWN, cabin: "Yes", weight: LIGHT, price: [100, 150] },
  ],
  [
    "A backpack as light as can be, dark gray: there is none in that color",
    { who: GROWN, kind: PACKS, weight: LIGHT, color: ["Donkergrijs"] },
  ],
  ["Only looks around", {}],
];

/** What the trade would name first, by the places of what was said. */
const named: readonly (readonly string[])[] = [
  ["02145-ZW"],
  ["PP-66"],
  ["02167-ZW"],
  ["02167-ZW"],
  ["03250", "03255"],
  ["03267", "RT-60G", "RT-90G", "RT-W80"],
  ["RZ-2001", "RZ-2011"],
  ["RZ-2001", "RZ-2002"],
  ["TR-50", "TR-65"],
  ["TR-65"],
  ["HK-1055", "KR-11"],
  ["AL-68", "AL-77"],
  ["02145-MB", "RZ-2002"],
  ["02176-ZW", "02199"],
  ["WT-48C"],
  ["KR-10", "KR-11"],
  ["PP-54", "HK-1055"],
  ["CB-40Z", "CB-40G", "02145-ZW", "02145-MB"],
  ["RZ-2001", "RZ-2002"],
  [
    "02145-ZW",
    "02145-MB",
    "02145-RG",
    "02167-ZW",
    "02176-ZW",
    "02199",
    "HK-1055",
    "HK-1065",
    "AL-55",
    "PP-54",
    "PP-66",
    "03250",
    "03255",
    "03267",
    "RT-60G",
    "RT-90G",
    "RT-W80",
    "WT-48C",
    "RZ-2001",
    "RZ-2002",
    "RZ-2011",
    "RZ-2030",
    "CB-40Z",
    "CB-40G",
    "TR-50",
    "TR-65",
    "TR-28",
    "KR-10",
    "KR-11",
  ],
];

export const cases: Case<Id>[] = given.map(([said, answers], at) => ({
  said,
  answers,
  anyOf: named[at]!,
}));
