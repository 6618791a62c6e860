// Longer than 200 lines: the units that are known stand side by side.

// Units as cells and headers write them, and how they turn into each other.

interface Measure {
  /** What can be turned into each other. */
  family: string;
  /** How many of the family's smallest one has. */
  factor: number;
  /** As it is shown. */
  name: string;
}

/** The smallest first, each with other ways to write it. */
const FAMILIES: Record<string, [name: string, factor: number, ...also: string[]][]> = {
  length: [
    ["mm", 1, "мм", "millimeter", "millimetre", "millimeters", "millimetres"],
    ["cm", 10, "см", "centimeter", "centimetre", "zentimeter"],
    ["in", 25.4, '"', "″", "”", "''", "inch", "inches", "zoll"],
    ["ft", 304.8, "'", "′", "feet", "foot"],
    ["m", 1_000, "м", "mtr", "meter", "metre", "meters", "metres"],
    ["km", 1_000_000, "kms", "kilometer", "kilometre"],
  ],
  weight: [
    ["mg", 0.001],
    ["g", 1, "г", "гр", "gr", "gm", "gms", "gram", "grams", "gramm"],
    ["oz", 28.349523125],
    ["lb", 453.59237, "lbs", "#"],
    ["kg", 1_000, "кг", "kgs", "kilo", "kilos", "kilogram", "kilogramm"],
    ["t", 1_000_000],
  ],
  volume: [
    ["ml", 1, "мл", "millilitre", "milliliter"],
    ["ccm", 1, "cc", "cm³", "cm3"],
    ["cl", 10],
    ["dl", 100],
    ["fl oz", 29.5735296, "fl. oz"],
    ["gal", 3_785.411784, "gallon", "gallons"],
    ["l", 1_000, "л", "lt", "ltr", "ltrs", "litre", "liter", "litres", "liters", "litro", "litres"],
  ],
  power: [
    ["W", 1, "watt", "watts"],
    ["kW", 1_000, "kilowatt"],
    ["BTU", 0.29307107, "btu/h", "btu/hr"],
  ],
  energy: [
    ["Wh", 1],
    ["kWh", 1_000],
  ],
  light: [["lm", 1, "lumen", "lumens"]],
  color: [["K", 1, "kelvin"]],
  voltage: [["V", 1, "volt", "volts"]],
  torque: [["Nm", 1, "n.m", "n·m", "n m"]],
  turns: [["rpm", 1, "/min", "1/min", "min-1", "min⁻¹", "u/min", "t/min", "tr/min", "omw/min"]],
  charge: [
    ["mAh", 1],
    ["Ah", 1_000],
  ],
  food: [
    ["kJ", 1],
    ["kcal", 4.184],
  ],
  fabric: [
    ["g/m²", 1, "gsm", "g/m2", "g/qm", "gr/m²", "gr/m2"],
    ["kg/m²", 1_000, "kg/m2", "kg/qm"],
  ],
  area: [
    ["m²", 1, "m2", "qm", "sqm", "sq m"],
    ["ft²", 0.09290304, "ft2", "sq ft", "sqft"],
  ],
  flow: [
    ["l/h", 1, "l/hr", "l/heure", "lph", "ltr/h"],
    ["l/min", 60, "lpm"],
  ],
  sound: [["dB", 1, "db(a)", "dba"]],
  temperature: [["°C", 1, "° c", "c", "deg c", "celsius", "grad", "deg", "degree", "degrees", "°"]],
  percent: [
    ["%", 1, "% vol", "%vol", "vol %", "vol.%", "vol.-%", "% abv", "percent", "prozent", "pct"],
  ],
  euros: [["€", 1, "eur", "euro"]],
  pounds: [["£", 1, "gbp"]],
  francs: [["CHF", 1, "fr", "sfr"]],
  dollars: [["$", 1, "usd", "us$"]],
  rand: [["R", 1, "zar"]],
  pressure: [
    ["mbar", 1],
    ["kPa", 10],
    ["psi", 68.9475729],
    ["bar", 1_000],
  ],
  memory: [
    ["MB", 1],
    ["GB", 1_000],
    ["TB", 1_000_000],
  ],
  time: [
    ["s", 1, "sec", "secs", "sek", "seconds", "sekunden"],
    ["min", 60, "mins", "minutes", "minuten"],
    ["h", 3_600, "hr", "hrs", "hours", "std", "stunden", "uur", "uren", "u", "heures"],
  ],
  age: [
    [
      "days",
      1,
      "day",
      "tage",
      "tag",
      "dagen",
      "dgn",
      "jours",
      "jour",
      "working days",
      "business days",
      "werktage",
      "werkdagen",
      "jours ouvrés",
      "nächte",
      "nights",
    ],
    ["weeks", 7, "week", "wks", "wochen", "woche", "weken", "semaines"],
    [
      "months",
      30.4375,
      "mon",
      "mnd",
      "maand",
      "mo",
      "mos",
      "month",
      "mths",
      "monate",
      "monat",
      "maanden",
      "mois",
      "m-ths",
    ],
    ["years", 365.25, "year", "yrs", "jr", "yr", "jahre", "jahr", "jaar", "ans", "an", "j"],
  ],
  pieces: [
    [
      "pieces",
      1,
      "piece",
      "pcs",
      "pces",
      "ct",
      "count",
      "garn",
      "шт",
      "pc",
      "pce",
      "pk",
      "stk",
      "stück",
      "stuks",
      "st",
      "ea",
      "each",
      "units",
      "tabs",
      "off",
    ],
  ],
};

const byWord = new Map<string, Measure>();
for (const [family, units] of Object.entries(FAMILIES)) {
  for (const [name, factor, ...also] of units) {
    for (const word of [name, ...also]) byWord.set(keyOf(word), { family, factor, name });
  }
}

/** A unit by which others are compared: capitals, spaces and a point at its end decide nothing. */
function keyOf(unit: string): string {
  return unit.trim().toLowerCase().replace(/\s+/g, " ").replace(/\.$/, "");
}

/** What a unit measures; undefined where it is none of those that are known. */
export function measureOf(unit: string): Measure | undefined {
  const key = keyOf(unit);
  return byWord.get(key) ?? (key.length > 3 ? byWord.get(key.replace(/s$/, "")) : undefined);
}

/** The unit as it is shown: one name for all of its spellings. */
export const unitName = (unit: string): string => measureOf(unit)?.name ?? unit.trim();

/** Whether words are one, or short for one: kilojoules are no kilocalories. */
function isSameWord(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  const areWords = [a, b].every((word) => /^\p{L}{3,}[\p{L}\s.]*$/u.test(word));
  return areWords && a.slice(0, 3) === b.slice(0, 3);
}

/** How many of a unit one of another is; undefined where they cannot be turned into each other. */
export function perUnit(of: string, into: string): number | undefined {
  if (keyOf(of) === keyOf(into)) return 1;
  const [one, other] = [measureOf(of), measureOf(into)];
  // What is no measure only says what is counted: "1 position", "5 pos.".
  if (!one && !other) return isSameWord(of, into) ? 1 : undefined;
  if (!one || one.family !== other?.family) return undefined;
  return one.factor / other.factor;
}

/** Whether so much of it can be bought several times: weight, volume or pieces. */
export const isAmountOfGoods = (unit: string): boolean =>
  ["weight", "volume", "pieces"].includes(measureOf(unit)?.family ?? "");

/** A converted number without what computing adds. */
export const rounded = (value: number): number => Number(value.toPrecision(14));
