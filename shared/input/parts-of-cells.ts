// What stands in a cell of a file, as the server reads it and as the page shows it before.

/** A text by which spellings are compared: case, spaces and accents decide nothing. */
export const spelling = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, ""))
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** Texts without accents: most are, and are compared ten times as fast. */
const ASCII = /^[\x20-\x7e]*$/;

/** What stands between values where people write lists as they come; "A/T", "R&K", "2,5", "1/2" and "wet-/dry" are one thing each. */
const ANY =
  /[\n|;]|(?<!(?:^|[^\p{L}])\p{L})&|&(?!\p{L}(?:$|[^\p{L}]))|(?<=\s)\+(?=\s)|(?<=\p{L})\+(?=\p{L})|(?<=\p{L}\s)[–-](?=\s\p{L})|(?<!\d),|,(?!\d)|(?<![\d/-]|(?:^|[^\p{L}])\p{L})\/(?!\d|\p{L}(?:$|[^\p{L}]))|(?<=(?<!-)\s)(?:and|or|und|oder|et|ou)(?=\s)/iu;

/** "7, 8, 9" as it is also written: "7/8/9", also with a unit; "1/2" is one thing. */
const NUMBERS = /^\d+(?:\s?\/\s?\d+){2,}(?:\s\p{L}{1,8}\.?)?$/u;
/** What stands before the parts of a whole: "75% wool, 25% silk". */
const SHARE = /[\s,;/+|&]*\d{1,3}(?:[.,]\d+)?\s*%\s*(?=\p{L})/u;

/** Whether a cell names the parts of a whole with their shares. */
export const hasShares = (cell: string): boolean => SHARE.test(cell);

const DECIMAL = /\d,\d/;
const SEQUENCE = /\d,\d+,\d/;
/** A comma that is not one before decimals. */
const LIST_COMMA = /(?<!\d),|,(?!\d)/;

/** What stands in brackets belongs to one value: "Alcohol (meths, gel)". */
const BRACKETS = /\([^()]*\)/g;
/** Stands for brackets while a cell is divided; no file has it. */
const HELD = "\u{F0000}";

/** "No - belt fitted", "Yes (soft latch)", "Y, with carrycot": what follows yes or no says more of it. */
const SAYS_YES_OR_NO = /^\s*(?:y|n|yes|no|j|ja|nein|nee|oui|non)\s*(?:\s[–+-]\s|[,:;/(])/iu;

/** The values in a cell: one, or those between separators. */
export function partsOf(cell: string, separator: string | undefined): string[] {
  if (separator === undefined || (separator === "any" && SAYS_YES_OR_NO.test(cell)))
    return [cell.trim()].filter(Boolean);
  const held: string[] = cell.match(BRACKETS) ?? [];
  const text = held.length > 0 ? cell.replace(BRACKETS, HELD) : cell;
  return text
    .split(betweenIn(text, separator))
    .map((part) => part.replaceAll(HELD, () => held.shift() ?? "").trim())
    .filter(Boolean);
}

function betweenIn(cell: string, separator: string): string | RegExp {
  if (separator === "shares") return hasShares(cell) ? SHARE : ANY;
  // "63,5-128,5 cm, 2 motors" has two values; of "36,37,38" each is one.
  if (separator === "," && DECIMAL.test(cell) && !SEQUENCE.test(cell) && /\p{L}/u.test(cell))
    return LIST_COMMA;
  if (separator !== "any") return separator;
  return NUMBERS.test(cell) ? "/" : ANY;
}
