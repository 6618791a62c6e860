// Longer than 200 lines: the units that are known stand side by side.

// Units as cells and headers write them, and how they turn into each other.

interface Measure {
  /** What can be turned into each other. */
  family: string;
  /** How many of the family's smallest one has. */
  factor: number;
  /** As it is shown. */
  name: string;
  /** What its 0 is in the family's smallest, where that is not 0. */
  zero: number;
}

/** The smallest first, each with other ways to write it. */
const FAMILIES: Record<string, [name: string, factor: number, ...also: string[]][]> = {
  length: [
    ["µm", 0.001, "μm", "um", "micron", "mikron"],
    ["mm", 1, "мм", "millimeter", "millimetre", "millimeters", "millimetres"],
    ["cm", 10, "см", "centimeter", "centimetre", "zentimeter"],
    ["in", 25.4, '"', "″", "”", "''", "inch", "inches", "zoll", "pouce", "duim"],
    ["ft", 304.8, "'", "′", "feet", "foot"],
    ["yd", 914.4, "yds", "yard"],
    ["m", 1_000, "м", "mtr", "meter", "metre", "mètre"],
    ["km", 1_000_000, "kms", "kilometer", "kilometre"],
  ],
  weight: [
    ["µg", 0.000001, "μg", "ug", "mcg"],
    ["mg", 0.001],
    ["g", 1, "г", "гр", "gr", "gm", "gms", "gram", "grams", "gramm"],
    ["oz", 28.349523125],
    ["lb", 453.59237, "lbs", "#", "pound"],
    ["stone", 6_350.29318],
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
    ["hl", 100_000],
    ["l", 1_000, "л", "lt", "ltr", "ltrs", "litre", "liter", "litres", "liters", "litro", "litres"],
  ],
  power: [
    ["mW", 0.001],
    ["W", 1, "watt", "watts"],
    ["kW", 1_000, "kilowatt"],
    ["PS", 735.49875, "ch"],
    ["hp", 745.699872, "bhp"],
    ["BTU", 0.29307107, "btu/h", "btu/hr"],
  ],
  energy: [
    ["Wh", 1],
    ["kWh", 1_000],
  ],
  magnification: [["×", 1, "x", "fach", "-fach"]],
  light: [["lm", 1, "lumen", "lumens"]],
  color: [["K", 1, "kelvin"]],
  voltage: [
    ["mV", 0.001],
    ["V", 1, "volt", "volts"],
    ["kV", 1_000],
  ],
  current: [
    ["mA", 1],
    ["A", 1_000, "amp", "ampere"],
  ],
  resistance: [
    ["Ω", 1, "ohm"],
    ["kΩ", 1_000, "kohm"],
  ],
  frequency: [
    ["Hz", 1, "hertz"],
    ["kHz", 1_000],
    ["MHz", 1_000_000],
    ["GHz", 1_000_000_000],
  ],
  speed: [
    ["km/h", 1, "kmh", "kph"],
    ["mph", 1.609344],
    ["m/s", 3.6],
  ],
  force: [
    ["N", 1, "newton"],
    ["kN", 1_000],
  ],
  density: [
    ["kg/m³", 1, "kg/m3", "kg/cbm"],
    ["g/cm³", 1_000, "g/cm3"],
  ],
  brightness: [["cd/m²", 1, "cd/m2", "nits", "nit"]],
  illuminance: [["lx", 1, "lux"]],
  pixels: [["MP", 1, "mpix", "megapixel"]],
  resolution: [["dpi", 1, "ppi"]],
  rate: [
    ["Mbit/s", 1, "mbps", "mb/s"],
    ["Gbit/s", 1_000, "gbps", "gb/s"],
  ],
  yarn: [
    ["dtex", 1],
    ["den", 1.11111111, "denier"],
    ["tex", 10],
  ],
  doses: [["IU", 1, "i.u", "i.e", "ie", "ui"]],
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
    ["oz/yd²", 33.9057475, "oz/yd2", "oz/sq yd", "oz/sqyd"],
    ["kg/m²", 1_000, "kg/m2", "kg/qm"],
  ],
  area: [
    ["m²", 1, "m2", "qm", "sqm", "sq m"],
    ["ft²", 0.09290304, "ft2", "sq ft", "sqft"],
  ],
  flow: [
    ["gpd", 0.157725491],
    ["l/h", 1, "l/hr", "l/heure", "lph", "ltr/h"],
    ["l/min", 60, "lpm"],
    ["gpm", 227.124707],
    ["m³/h", 1_000, "m3/h", "cbm/h"],
  ],
  sound: [["dB", 1, "db(a)", "dba"]],
  temperature: [
    [
      "°C",
      1,
      "° c",
      "c",
      "deg c",
      "celsius",
      "grad",
      "graden",
      "degrés",
      "deg",
      "degree",
      "degrees",
      "°",
    ],
    ["°F", 5 / 9, "f", "° f", "deg f", "fahrenheit"],
  ],
  percent: [
    ["%", 1, "% vol", "%vol", "vol %", "vol.%", "vol.-%", "% abv", "percent", "prozent", "pct"],
  ],
  euros: [["€", 1, "eur", "euro"]],
  pounds: [["£", 1, "gbp"]],
  francs: [["CHF", 1, "fr", "sfr"]],
  dollars: [["$", 1, "usd", "us$"]],
  rand: [["R", 1, "zar"]],
  pressure: [
    ["mbar", 1, "hPa"],
    ["kPa", 10],
    ["psi", 68.9475729],
    ["bar", 1_000],
  ],
  memory: [
    ["kB", 0.001],
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
      "jrs",
      "working days",
      "business days",
      "werktage",
      "werkdagen",
      "jours ouvrés",
      "nächte",
      "nights",
    ],
    ["weeks", 7, "week", "wks", "wochen", "woche", "weken", "semaines", "semaine"],
    [
      "months",
      30.4375,
      "mon",
      "mnd",
      "maand",
      "mo",
      "mos",
      "month",
      "mt",
      "mte",
      "monaten",
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
    ["dozen", 12, "doz", "dz", "dutzend", "douzaine", "dozijn"],
  ],
  // Of gloves 200 pairs are 200, of handles three pairs are six: nobody guesses it.
  pairs: [["pairs", 1, "pair", "paire", "paires", "paar"]],
};

/** 0 °F in °C. */
const FREEZING = -32 * (5 / 9);

const byWord = new Map<string, Measure>();
for (const [family, units] of Object.entries(FAMILIES)) {
  for (const [name, factor, ...also] of units) {
    const zero = name === "°F" ? FREEZING : 0;
    for (const word of [name, ...also]) byWord.set(keyOf(word), { family, factor, name, zero });
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

/** "210 g" under "g/m²": what a shop leaves away. */
const isBeginningOf = (of: string, into: string): boolean =>
  keyOf(into).startsWith(`${keyOf(of)}/`);

/** Whether words are one, or short for one: kilojoules are no kilocalories. */
function isSameWord(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  const areWords = [a, b].every((word) => /^\p{L}{3,}[\p{L}\s.]*$/u.test(word));
  return areWords && a.slice(0, 3) === b.slice(0, 3);
}

/** How many of a unit one of another is; undefined where they cannot be turned into each other. */
export function perUnit(of: string, into: string): number | undefined {
  if (keyOf(of) === keyOf(into)) return 1;
  // Of what is weighed "16 st" are no pieces.
  if (/^st\.?$/.test(of.trim()) && measureOf(into)?.family === "weight")
    return perUnit("stone", into);
  const [one, other] = [measureOf(of), measureOf(into)];
  // What is no measure only says what is counted: "1 position", "5 pos.".
  if (!one && !other) return isSameWord(of, into) ? 1 : undefined;
  if (one && other && isBeginningOf(one.name, other.name)) return 1;
  if (!one || one.family !== other?.family) return undefined;
  return one.factor / other.factor;
}

/** How many days and weeks people call a year. */
const OF_A_YEAR: Record<string, number> = { days: 365, weeks: 52 };

/** Times as people count them: 90 days are three months, however long those are; undefined of others. */
function asCounted(value: number, of: string, into: string): number | undefined {
  if (into !== "months" && into !== "years") return undefined;
  const years = value / (OF_A_YEAR[of] ?? NaN);
  if (Number.isInteger(years)) return into === "years" ? years : years * 12;
  return of === "days" && into === "months" && value % 30 === 0 ? value / 30 : undefined;
}

/** No shop measures more exactly than so many digits what it says in another unit; what it fills, or how long it is, less exactly. */
const DIGITS = 4;
const COARSE = { volume: 3, length: 3, weight: 3 } as const;
const isPowerOfTen = (factor: number) =>
  Number.isInteger(Math.round(Math.log10(factor) * 1e9) / 1e9);

/** A value of a unit in another one; undefined where they cannot be turned into each other. */
export function inUnit(value: number, of: string, into: string): number | undefined {
  if (of === "F" && into === "°C") return inUnit(value, "°F", into);
  const factor = perUnit(of, into);
  if (factor === undefined || factor === 1) return factor && value;
  const [one, other] = [measureOf(of), measureOf(into)];
  const zero = one && other ? (one.zero - other.zero) / other.factor : 0;
  const counted = one && other && asCounted(value, one.name, other.name);
  if (counted !== undefined) return counted;
  const found = rounded(value * factor + zero);
  const digits = COARSE[other?.family as keyof typeof COARSE] ?? DIGITS;
  return isPowerOfTen(factor) && zero === 0 ? found : Number(found.toPrecision(digits));
}

/** Whether so much of it can be bought several times: weight, volume or pieces. */
export const isAmountOfGoods = (unit: string): boolean =>
  ["weight", "volume", "pieces"].includes(measureOf(unit)?.family ?? "");

/** A converted number without what computing adds. */
export const rounded = (value: number): number => Number(value.toPrecision(14));
