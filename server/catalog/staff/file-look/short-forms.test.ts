import { describe, expect, it } from "vitest";
import { finish } from "../../../platform/work/steps";
import { flagsInFull } from "./flag-forms";
import { kindInSteps } from "./kind";
import { numbersInFull } from "./number-forms";
import { partsOf } from "@shared/input/parts-of-cells";

// What cells mean by the header above them and the cells beside them.

const counted = (cells: readonly string[]) => {
  const found = new Map<string, number>();
  for (const cell of cells) found.set(cell, (found.get(cell) ?? 0) + 1);
  return found;
};
const kindOf = (header: string, cells: readonly string[]) =>
  finish(kindInSteps(header, counted(cells), null));

describe("a number", () => {
  it.each<[string, string[], string, string | undefined]>([
    ["Stufen/Sprossen", ["3", "6", "4 Stufen"], "4 Stufen", "4"],
    ["Zones", ["3", "5", "7", "none"], "none", "0"],
    ["Max. load (kg)", ["100", "120", "none"], "none", undefined],
    ["Filter Ø", ["58 mm", "62 mm", "none"], "none", undefined],
    ["Age from", ["6", "12", "6m+"], "6m+", "6 months+"],
    ["Length", ["6", "12", "6m+"], "6m+", undefined],
    ["CRI", ["80", "90", "CRI>90"], "CRI>90", ">90"],
    ["ART sterren", ["2", "3", "ART-2"], "ART-2", "2"],
    // It has one end, and is read as that number where the others are numbers.
    ["Winterhart bis", ["-20", "-28", "bis -28"], "bis -28", undefined],
    ["Aperture", ["f/1.8", "f/3.5-5.6", "2.8-4"], "f/3.5-5.6", "3.5-5.6"],
    ["Protection", ["IP44", "IP65", "IP54"], "IP44", undefined],
    ["Screw", ["M8", "M6", "8"], "M8", "8"],
    ["Head size", ["55-59", "52-58", "M (55-59)"], "M (55-59)", "55-59"],
    ["Run length", ["200 m", "425 m/100 g"], "425 m/100 g", "425 m"],
    ["Casting weight", ["1 oz", "2 oz", "1/4-3/4 oz"], "1/4-3/4 oz", "0.25-0.75 oz"],
    ["Lure wt.", ["1/32-1/4 oz", "up to 3/8 oz", "4-12 oz"], "up to 3/8 oz", "up to 0.375 oz"],
    ["Shaft", ["8", "9", '8 1/2"'], '8 1/2"', '8.5"'],
    ["Codes", ["1", "2", "3/4"], "3/4", undefined],
    ["Depth (in)", ["1/4", "1/8", "1/2-1"], "1/2-1", "0.5-1"],
    ["Voltage", ["12 V", "24 V", "12V/24V"], "12V/24V", undefined],
    ["Size", ["13 oz", "20 oz", "13.2oz/12ct"], "13.2oz/12ct", undefined],
    ["Verbrauch kWh", ["84", "90", "85 kWh/100 Zyklen"], "85 kWh/100 Zyklen", "85 kWh"],
    ["Maßgedecke", ["13", "9", "14 Gedecke"], "14 Gedecke", "14"],
    ["Zonen", ["7", "5", "7-Zonen"], "7-Zonen", "7"],
    ["Modell", ["433", "42", "433-AQ"], "433-AQ", undefined],
  ])("under %s among %j, %s is %s", (header, cells, cell, meant) => {
    expect(numbersInFull(header, counted(cells))(cell)).toBe(meant);
  });

  it.each<[string[], Record<string, string>]>([
    [["2,4 kg", "0,9 kg", "9,6 kg", "2.650 g", "2.450"], { "2.450": "2.4500" }],
    // Where only such ones can be read in two ways, staff are asked.
    [["2,4", "0,9", "9,6", "2.450"], {}],
    // As large as others are it may be.
    [["2,4", "980,5", "4120,5", "2.450"], {}],
    [["2,4", "0,9", "2.450"], {}],
  ])("of %j that is far from all others as written is meant as they are: %j", (cells, readAs) => {
    const found = kindOf("Gewicht", cells);
    expect(found).toMatchObject({ kind: "number", readAs });
    expect(found.why.includes("is taken for")).toBe(Object.keys(readAs).length > 0);
  });

  it.each<[string, string[], string]>([
    ["Magnification", ["8x", "10x", "8-24x", "up to 120x"], "×"],
    ["Alter", ["ab 6 Mt.", "0-15 Mt.", "ab 6 Monaten bis 36 Monate", "bis 4 Jahre"], "months"],
  ])("under %s of %j is in %s", (header, cells, unit) => {
    const { kind, unit: found, unread } = kindOf(header, cells);
    expect([kind, found, unread]).toEqual(["range", unit, 0]);
  });

  it("says that what stands behind numbers is not kept", () => {
    const { kind, why } = kindOf("Wt", ["2.3kg excl batt", "2 kg", "3.6 kg w/o batt", "1.5 kg"]);
    expect(kind).toBe("number");
    expect(why).toContain(
      "“2.3kg excl batt” and others say more than a number, which is not kept.",
    );
  });

  it("of a code's letter is none", () => {
    const engines = ["2.0 TDI", "1.9 TDI", "1.4 TSI", "1.8 T, 2.0", "1.33", "2.0 TDI", "1.4 TSI"];
    expect(kindOf("Engine", [...engines, ...engines]).kind).not.toBe("number");
    const often = (cells: readonly string[]) => cells.flatMap((cell) => [cell, cell, cell, cell]);
    expect(kindOf("Chuck", often(["13 mm", "10 mm", "13 mm", "SDS-plus"])).kind).toBe("choice");
    expect(kindOf("Chuck", often(["13 mm", "10 mm", "13 mm", "8 mm"])).kind).toBe("number");
    expect(kindOf("EN 388", ["4131A", "1241X", "4331B", "2142X", "3131A"]).kind).toBe("choice");
  });

  it("of kinds of products is none, and no list", () => {
    const cells = ["Pens & pencils", "Bags", "Pencils", "Pens", "Bottles and bags", "Bottles"];
    expect(kindOf("Category", [...cells, ...cells]).kind).toBe("choice");
    expect(kindOf("Good for", [...cells, ...cells]).kind).toBe("choices");
  });

  it("of sentences is none, and no list", () => {
    const cells = [
      "Lichte handbagagekoffer.\nVier dubbele zwenkwielen.",
      "Zachte trolley met twee voorvakken.",
      "Lichte handbagagekoffer.\nZachte trolley met slot.",
      "Duffel met uittrekstang.",
    ];
    expect(kindOf("Notitie", [...cells, ...cells])).toMatchObject({ kind: "text" });
  });

  it.each<[string, string[]]>([
    ["Channels", ["2.0", "5.1", "2.0", "5.1.2", "3.1.3"]],
    [
      "Resolution",
      ["4K UHD", "4K UHD", "4K", "Full HD", "4K UHD", "HD Ready", "HD Ready", "4K UHD"],
    ],
    ["Modell", ["1-006434", "1-006434", "1-009204", "50-2400302", "1-60150"]],
  ])("of a name is none: %s, %j", (header, cells) => {
    expect(kindOf(header, cells).kind).toBe("choice");
  });

  it("among ranges is one", () => {
    const cells = [...Array.from({ length: 8 }, (_, at) => `${at + 1}000 K`), "2000 tot 2800"];
    expect(kindOf("Kleurtemp.", cells)).toMatchObject({ kind: "range", unit: "K", unread: 0 });
  });
});

describe("yes or no", () => {
  it.each([
    ["Dimmable", "not dimmable", "no"],
    ["Bezug waschbar", "nicht waschbar", "no"],
    ["Marine safe", "not recommended", "no"],
    ["Thermostaat", "digitaal, ja", "yes"],
    ["Left handed", "LEFT!", "yes"],
    ["A frame", "a", undefined],
    ["Washable", "30°", undefined],
  ])("under %s, %s is %s", (header, cell, meant) => {
    expect(flagsInFull(header)(cell)).toBe(meant);
  });
});

it("of a workbook's first days of months are the months", () => {
  const cells = Array.from({ length: 9 }, (_, at) => `2026-0${at + 1}-01`);
  expect(kindOf("Best before", cells).readAs["2026-03-01"]).toBe("2026-03");
  expect(kindOf("Best before", [...cells, "2026-03-02"]).readAs).toEqual({});
});

describe("several values", () => {
  it.each<[string, string, string[]]>([
    ["any", "apple, pear & plum", ["apple", "pear", "plum"]],
    ["any", "EN 388 + EN 407", ["EN 388", "EN 407"]],
    ["any", "7/8/9", ["7", "8", "9"]],
    ["any", "33/45/78 rpm", ["33", "45", "78 rpm"]],
    ["any", "205/55 R16", ["205/55 R16"]],
    ["any", "1/2", ["1/2"]],
    ["any", "Alcohol (meths, gel), gas", ["Alcohol (meths, gel)", "gas"]],
    [",", "Wood (beech, oak),Gas (all)", ["Wood (beech, oak)", "Gas (all)"]],
    ["any", "No - belt fitted", ["No - belt fitted"]],
    ["any", "Yes, with adaptors", ["Yes, with adaptors"]],
    ["any", "Noble fir, oak", ["Noble fir", "oak"]],
    ["any", "wet-/dry cleaner", ["wet-/dry cleaner"]],
    ["any", "höhen- und breitenverstellbar", ["höhen- und breitenverstellbar"]],
    [",", "electric 63,5-128,5 cm, 2 motors", ["electric 63,5-128,5 cm", "2 motors"]],
    [",", "EU 36,37,38", ["EU 36", "37", "38"]],
    [",", "38,40", ["38", "40"]],
    ["shares", "75% wool, 25%silk", ["wool", "silk"]],
    ["shares", "80% polyester 20% coton", ["polyester", "coton"]],
    ["shares", "cotton/linen", ["cotton", "linen"]],
  ])("by %s, %s are %j", (separator, cell, parts) => {
    expect(partsOf(cell, separator)).toEqual(parts);
  });

  it("are none where what stands between slashes is never apart", () => {
    const kinds = ["Desks", "Visitors / Conference", "Kids / Teens", "Kids / Teens", "Stools"];
    const cells = Array.from({ length: 20 }, (_, at) => kinds[at % kinds.length]!);
    expect(kindOf("Category", cells).kind).toBe("choice");
    expect(kindOf("Category", [...cells, "Kids", "Kids / Desks"]).kind).toBe("choices");
  });

  it("of texts are divided by what most of them hold, if staff say that they are lists", () => {
    const cells = Array.from({ length: 40 }, (_, at) => `Model ${at}, Golf ${at * 7}/${at}`);
    expect(kindOf("Models", cells)).toMatchObject({ kind: "text", separator: "," });
  });

  it("stand in paths of a shop's categories as wholes", () => {
    const cells = ["Shop/Men/Tops,Shop/Sale", "Shop/Men/Tops", "Shop/Women/Tops,Shop/Sale"];
    expect(kindOf("Categories", [...cells, ...cells]).separator).toBe(",");
  });

  it("with their shares are a list of what they are of", () => {
    const cells = ["75% wool, 25% silk", "50% wool / 50% silk", "100% wool", "80% wool 20% silk"];
    expect(kindOf("Material", cells)).toMatchObject({ kind: "choices", separator: "shares" });
  });
});

it.each([
  ["Raumheizvermögen", ["40-100 m³", "60-140 m³", "bis 110 m³"], "range"],
  ["Belastbar bis", ["120 kg", "150 kg", "bis 100 kg"], "number"],
  ["Age from", ["4+ months", "6 months", "from 8 months", "from birth"], "range"],
])(
  "under %s among %j words that say at which end a number stands are no marks",
  (header, cells, kind) => {
    const found = kindOf(header, cells);
    expect(found).toMatchObject({ kind, unread: 0, readAs: {} });
  },
);
