const YES = ["yes", "true", "1", "y", "ja", "oui", "si", "x", "✓", "in stock", "available"];
const NO = ["no", "false", "0", "n", "nein", "nee", "non", "out of stock", "sold out"];

/** A cell as its words are compared: capitals, accents, hyphens, underscores and spaces decide nothing. */
export const plainWords = (cell: string): string =>
  cell
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

/** What a cell of a yes-or-no column says, in the languages of shops' exports; undefined where it says something else. */
export function yesOrNo(cell: string): boolean | undefined {
  const said = plainWords(cell);
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : undefined;
}
