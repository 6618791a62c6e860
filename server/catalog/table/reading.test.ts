// Longer than 200 lines: tables of what cells mean.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountIn, settle } from "./amounts";
import { isNotStated, isSpoiltNumber } from "./not-stated";
import { numbersIn } from "./numbers";
import { pricesIn } from "./prices";
import { stockCell } from "./stock-words";
import { withoutTags } from "./without-tags";

const values = (text: string) => numbersIn(text).map(({ value }) => value);
const amount = (text: string, unit: string | null = null) => {
  const found = amountIn(text);
  return found && settle(found, unit, null);
};

describe("a number", () => {
  it.each<[string, number[]]>([
    ["1 299,50", [1299.5]],
    ["1.299,50", [1299.5]],
    ["1,299.50", [1299.5]],
    ["1'299", [1299]],
    ["2,5", [2.5]],
    ["0.500", [0.5]],
    ["1.299", [1299, 1.299]],
    ["1.299.000", [1_299_000]],
    ["1.2.3", []],
    ["12 34", []],
    ["−18", [-18]],
    ["12.", [12]],
    ["a", []],
  ])("%s means %j", (text, meant) => expect(values(text)).toEqual(meant));

  it("is read as it was written, whatever stands between its digits", () => {
    const sign = fc.constantFrom(
      [" ", ","],
      ["\u00a0", ","],
      [".", ","],
      [",", "."],
      ["'", "."],
      ["", "."],
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), sign, (cents, [between, before]) => {
        const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, between);
        expect(values(`${grouped}${before}${rest}`)).toEqual([cents / 100]);
      }),
    );
  });
});

it.each<[string, number[]]>([
  ["R 2 999,00", [2999]],
  ["R1299.00", [1299]],
  ["1.299,-", [1299]],
  ["CHF 118.–", [118]],
  ["€ 12", [12]],
  ["11,94€", [11.94]],
  ["799.00 GBP", [799]],
  ["R 5 899,00 each", [5899]],
  ["195p", [1.95]],
  ["1.299", [1299, 1.299]],
  ["12,79 €/kg", []],
  ["1999.00 RSD", [1999]],
  ["3,895 KSh", [3895, 3.895]],
  ["12 900 тг", [12_900]],
  ["12 kg", []],
  ["from £45", []],
  ["-5", []],
  ["12.3456", []],
])("the price %s means %j", (text, meant) =>
  expect(pricesIn(text).map(({ value }) => value)).toEqual(meant),
);

it.each<[string, string | null, object | undefined]>([
  ["9,5 kg", "kg", { range: { min: 9.5, max: 9.5 } }],
  ["1,40 m", "cm", { range: { min: 140, max: 140 } }],
  ["€ 199.50", "EUR", { range: { min: 199.5, max: 199.5 } }],
  ["£ 199.50", "EUR", { why: "£ is not EUR" }],
  ["€ 199.50", "€", { range: { min: 199.5, max: 199.5 } }],
  ["1781 cm³", "ccm", { range: { min: 1781, max: 1781 } }],
  ["71dB", "dB", { range: { min: 71, max: 71 } }],
  ["50 000 km", "km", { range: { min: 50_000, max: 50_000 } }],
  ["2008-2013", null, { range: { min: 2008, max: 2013 } }],
  ["2019-", null, { range: { min: 2019 } }],
  ["ab 2019", null, { range: { min: 2019 } }],
  ["120–200 cm", "cm", { range: { min: 120, max: 200 } }],
  ["1,2-1,4 m", "cm", { range: { min: 120, max: 140 } }],
  ["<= 18", null, { range: { max: 18 } }],
  ["bis 30 cm", "cm", { range: { max: 30 } }],
  ["-20°C ~ +50°C", "°C", { range: { min: -20, max: 50 } }],
  ["12 x 400 g", "g", { range: { min: 4800, max: 4800 } }],
  ["10 lb 2 oz", "oz", { range: { min: 162, max: 162 } }],
  ["3 min 45 s", "min", { range: { min: 3.75, max: 3.75 } }],
  ["4 min 30", "min", { range: { min: 4.5, max: 4.5 } }],
  ["19 st 9", "lb", { range: { min: 275, max: 275 } }],
  [`5'1"–6'1"`, "in", { range: { min: 61, max: 73 } }],
  ["adj. 95-135 cm", "cm", { range: { min: 95, max: 135 } }],
  ["c. 200°C", "°C", { range: { min: 200, max: 200 } }],
  ["6' approx", "in", { range: { min: 72, max: 72 } }],
  ["2.7 kg / 5.95 lb", "kg", { range: { min: 2.7, max: 2.7 } }],
  ["11 oz (310 g)", "g", { range: { min: 310, max: 310 } }],
  ["11 oz (310 g)", "oz", { range: { min: 11, max: 11 } }],
  ["2.7 kg / 9 lb", "kg", undefined],
  ["1368 kJ / 327 kcal", "kcal", { range: { min: 327, max: 327 } }],
  ["520°F", "°C", { range: { min: 271.1, max: 271.1 } }],
  ["950F", "°C", { range: { min: 510, max: 510 } }],
  ["0 °C", "°F", { range: { min: 32, max: 32 } }],
  ["4Hz-40kHz", "Hz", { range: { min: 4, max: 40_000 } }],
  ["400mcg", "mg", { range: { min: 0.4, max: 0.4 } }],
  ["210 g", "g/m²", { range: { min: 210, max: 210 } }],
  ["14 m3/h", "l/h", { range: { min: 14_000, max: 14_000 } }],
  ['15" - 15¾"', "in", { range: { min: 15, max: 15.75 } }],
  ["½", null, { range: { min: 0.5, max: 0.5 } }],
  ["3 pairs", null, { why: "pairs is not pieces" }],
  ["3 pairs", "pairs", { range: { min: 3, max: 3 } }],
  ["1 doz", "pieces", { range: { min: 12, max: 12 } }],
  ["37 months", "years", { range: { min: 3.083, max: 3.083 } }],
  ["24 months", "years", { range: { min: 2, max: 2 } }],
  ["300 days", "years", { range: { min: 0.8214, max: 0.8214 } }],
  ["52 weeks", "months", { range: { min: 12, max: 12 } }],
  ["365 days", "years", { range: { min: 1, max: 1 } }],
  ["200 °C / 392 °F", "°F", { range: { min: 392, max: 392 } }],
  ["90 days", "months", { range: { min: 3, max: 3 } }],
  ["100 days", "months", { range: { min: 3.285, max: 3.285 } }],
  ["11 oz", "g", { range: { min: 312, max: 312 } }],
  ["16 st", "kg", { range: { min: 102, max: 102 } }],
  ["40 – 49 1/3", "EU", { range: { min: 40, max: 49.33 } }],
  ["41 1/3 – 48", "EU", { range: { min: 41.33, max: 48 } }],
  ["1234.567 m", "cm", { range: { min: 123_456.7, max: 123_456.7 } }],
  ["+8.00 to -12.00", null, { range: { min: -12, max: 8 } }],
  ["within 7 days", "days", { range: { max: 7 } }],
  ["12K", null, { range: { min: 12_000, max: 12_000 } }],
  ["4000K", "K", { range: { min: 4000, max: 4000 } }],
  ["24er-Pack à 200 g", "kg", { range: { min: 4.8, max: 4.8 } }],
  ["6'6\"", "in", { range: { min: 78, max: 78 } }],
  ["12 W", "kg", { why: "W is not kg" }],
  // They stay whole.
  ["4 x 40 mm", null, undefined],
  ["120 x 60 x 75 cm", null, undefined],
  ["5x112", null, undefined],
  ["1,2-Hexanediol", null, undefined],
  ['1 1/4"', null, undefined],
  ["06A 115 561 B", null, undefined],
  ["205/55R16", null, undefined],
])("the amount %s in %s is %o", (text, unit, meant) => expect(amount(text, unit)).toEqual(meant));

it.each([
  ["0", "no"],
  ["", ""],
  [">20", "yes"],
  ["20+", "yes"],
  ["-3", "no"],
  ["In stock", "yes"],
  ["auf Lager", "yes"],
  ["nicht lieferbar", "no"],
  ["sold out", "no"],
  ["Few left", "low"],
  ["discontinued - 1 left", "low"],
  ["250 left", "yes"],
  ["sold", "no"],
  ["OUT", "no"],
  ["out for repair", undefined],
  ["sold in packs of 6", undefined],
  ["on request", undefined],
  ["low stock", "low"],
  ["Nur noch 2", "low"],
  ["made to order", "made to order"],
  ["Auf Bestellung", "made to order"],
  ["sur commande", "made to order"],
  ["Backorder", "backorder"],
  ["on backorder", "backorder"],
  ["pre-order", "backorder"],
  ["2-3 days", ""],
  ["bestellt", "backorder"],
  ["due mid Sept", "backorder"],
  ["ETA 20 March", "backorder"],
  ["verwacht wk 14", "backorder"],
  ["last pair", "low"],
  ["lead time 3 weeks", ""],
  ["2 weeks", "backorder"],
  ["3-4 Wochen", "backorder"],
  ["2-3 days", ""],
  ["ask Thabo", undefined],
])("stock “%s” is read as %j", (cell, meant) => expect(stockCell(cell)).toBe(meant));

it.each(["", "n/a", "-", "POA", "on request", "auf Anfrage", "TBC", "#N/A", "#REF!", "k. A."])(
  "“%s” states nothing",
  (cell) => expect(isNotStated(cell)).toBe(true),
);

it.each(["none", "keine", "0", "no", "nil"])("“%s” is a statement", (cell) =>
  expect(isNotStated(cell)).toBe(false),
);

it("a long number that a spreadsheet cut is no number of the trade", () => {
  expect(["4,02519E+12", "8.05289E+12", "4025190000000"].map(isSpoiltNumber)).toEqual([
    true,
    true,
    false,
  ]);
});

it("a text loses its tags, and keeps its paragraphs, lines and signs", () => {
  expect(
    withoutTags("<p>Soft &amp; warm.</p><p>Wash at 30&deg;</p><ul><li>A</li><li>B</li></ul>"),
  ).toBe("Soft & warm.\n\nWash at 30°\n\n– A\n\n– B");
  expect(withoutTags("HeatTech&trade; K&Auml;SE")).toBe("HeatTech™ KÄSE");
  expect(withoutTags("a < b & c")).toBe("a < b & c");
});

it("no cell of any text crashes a reader, or takes long", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.,' -–x/kgR€") })),
      (text) => {
        for (const read of [numbersIn, pricesIn, amountIn, stockCell, withoutTags]) read(text);
      },
    ),
    { numRuns: 2_000 },
  );
  // What came of random ones.
  expect(amountIn("0/.7.-")).toBeUndefined();
  const long = "1 2,3.4-".repeat(2_000);
  const from = performance.now();
  for (const read of [pricesIn, amountIn, stockCell, withoutTags]) read(long);
  expect(performance.now() - from).toBeLessThan(1_000);
});
