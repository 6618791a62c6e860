import { inUnit, rounded, unitName } from "./measures";

// Amounts in forms that hold more than a number and its unit: "10 lb 2 oz", "5'1\"–6'1\"", "adj. 95-135 cm", "2.7 kg / 5.95 lb".

/** Two units that are one amount together: how many of the smaller the larger has. */
const COMPOUNDS: [form: RegExp, times: number, unit: string][] = [
  [/(\d+)\s*(?:lbs?|pounds?)\.?,?\s+?(\d{1,2}(?:\.\d+)?)\s*(?:oz|ounces?)\.?/giu, 16, "oz"],
  [/(\d+)\s*(?:lbs?|pounds?)\.?(\d{1,2}(?:\.\d+)?)\s*(?:oz|ounces?)\.?/giu, 16, "oz"],
  [/(\d+)\s*st(?:one)?\.?\s*(\d{1,2})(?:\s*lbs?\.?)?(?=$|[\s–/(-])/giu, 14, "lb"],
  [/(\d+)\s*(?:'|′|ft\.?)\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|in\.?)/giu, 12, "in"],
  [/(\d+)\s*mins?\.?\s+(\d{1,2})(?:\s*(?:s|secs?|seconds?)\.?)?(?=$|\s)/giu, 60, "s"],
];

/** Words before an amount that say what it is for, and after it that it is about so much, or all. */
const BEFORE =
  /^(?:fits|sizes?|adj(?:ustable|\.)?|verstellbar|verstelbaar|réglable|nach|after|na|après|preset|fixed|fix|eff(?:ective|\.)?|für|voor|pour|for|einstellbar|regelbar|instelbaar|ausziehbar|extends?)\s*:?\s+(?=\d|[øØ])/iu;
const AFTER =
  /(?<=[\d\p{L}"″”%°²³])[\s,]+(?:approx(?:\.|imately)?|ca\.?|circa|env(?:\.|iron)?|gesamt|in total|total|overall|insgesamt|totaal|au total|equiv(?:\.|alent)?|verstellbar|adjustable|verstelbaar|réglable|each|per piece|p(?:er|ro) st(?:ück|uk|k)\.?)$/iu;

const FRACTIONS: Record<string, number> = {
  ...{ "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 },
  ...{ "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 },
};
const HALVES = /(\d+)?\s?([½¼¾⅓⅔⅛⅜⅝⅞])(?!\d)/gu;

/** "42 2/3": shoes are made in thirds, which decimals never are. */
const IN_THIRDS = /(\d+) ([12])\/3(?=$|[\s–-])/gu;

/** The same amount in the form of a number and its unit; undefined where it is in no other. */
export function inPlainForm(text: string): string | undefined {
  let plain = text
    .replace(BEFORE, "")
    .replace(AFTER, "")
    .replace(HALVES, (_, whole: string | undefined, half: string) =>
      String(rounded(Number(whole ?? 0) + FRACTIONS[half]!)),
    )
    .replace(IN_THIRDS, (_, whole: string, top: string) =>
      String(Math.round((Number(whole) + Number(top) / 3) * 100) / 100),
    );
  for (const [form, times, unit] of COMPOUNDS)
    plain = plain.replace(
      form,
      (_, larger: string, smaller: string) =>
        `${rounded(Number(larger) * times + Number(smaller.replace(",", ".")))} ${unit}`,
    );
  return plain === text ? undefined : plain.trim();
}

/** An amount that is said in two units: "2.7 kg / 5.95 lb", "11 oz (310 g)". */
const TWICE = /^([^/(=|]*\d[^/(=|]*?)\s*(?:\/|=|\||\()\s*(?:=\s*)?([^/()=|]*\d[^/()=|]*?)\)?$/u;

/** Both ways in which a text says one amount, each with its unit; undefined where it does not look like two. */
export function saidTwice(text: string): [string, string] | undefined {
  const [, one, other] = TWICE.exec(text) ?? [];
  return one === undefined ? undefined : [one, other!];
}

/** How far two ways to say one amount may be apart: both are rounded. */
const MOST_APART = 0.06;

/** Whether two numbers in two units are the same amount. */
export function areSame(
  one: { value: number; unit: string },
  other: { value: number; unit: string },
): boolean {
  const turned = one.unit === other.unit ? undefined : inUnit(one.value, one.unit, other.unit);
  // What has one name in two spellings is not said twice.
  if (turned === undefined || unitName(one.unit) === unitName(other.unit)) return false;
  return Math.abs(turned - other.value) <= MOST_APART * Math.abs(other.value);
}

/**
 * "8 1/2\"" and "1/4-3/4 oz" as decimals: fractions of inches, ounces and pounds, whose unit the header may say; undefined
 * without any.
 */
export function withoutFractions(cell: string, headerUnit: string | null): string | undefined {
  const isOfHeader = IN_FRACTIONS.has(unitName(headerUnit ?? ""));
  if (!(isOfHeader ? FRACTION : OF_FRACTIONS).test(cell)) return undefined;
  return cell.replace(MIXED, (_, whole: string | undefined, top: string, bottom: string) =>
    String(rounded(Number(whole ?? 0) + Number(top) / Number(bottom))),
  );
}

const IN_FRACTIONS = new Set(["in", "oz", "lb", "ft"]);
const FRACTION = /\d\/(?:2|3|4|8|16|32)(?!\d)/;
const OF_FRACTIONS =
  /\d\/(?:2|3|4|8|16|32)(?!\d).*(?:"|″|”|''|\bin(?:ch(?:es)?)?\.?|zoll|pouces?|oz|lbs?)$/i;
const MIXED = /(?:(\d+)[\s-])?(\d{1,2})\/(2|3|4|8|16|32)(?!\d)/g;
