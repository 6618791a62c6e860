// What the sides of a thing are called, by the header above them: "Size (LxWxH)", "Maße B x H".

/** The unit in a header of sides: "Size (cm)", "mm". */
const UNIT_OF_SIDES = /(?<![\p{L}\d])[([]?\s*(mm|cm|m|inch|in|zoll|ft)\s*[)\]]?(?![\p{L}\d])/iu;

const SIDES_OF = ["length", "width", "height", "depth", "diameter"] as const;
type Side = (typeof SIDES_OF)[number];

const LETTERS: Record<string, Side> = {
  l: "length",
  w: "width",
  b: "width",
  h: "height",
  d: "depth",
  t: "depth",
  p: "depth",
  ø: "diameter",
};

/** What sides are called, by the language of the header: shoppers are asked by these words. */
const WORDS: Record<string, readonly string[]> = {
  en: SIDES_OF,
  de: ["Länge", "Breite", "Höhe", "Tiefe", "Durchmesser"],
  fr: ["longueur", "largeur", "hauteur", "profondeur", "diamètre"],
  nl: ["lengte", "breedte", "hoogte", "diepte", "diameter"],
};
const IN_ENGLISH = /(?<!\p{L})(?:sizes?|measurements?)(?!\p{L})/iu;
const IN_GERMAN =
  /(?<!\p{L})(?:maße?|abmessung(?:en)?|größe|außen|innen)(?!\p{L})|(?<=\p{L})maße/iu;
const IN_DUTCH = /(?<!\p{L})(?:afm(?:eting(?:en)?)?|formaat|maat|maten)(?!\p{L})/iu;
const IN_FRENCH = /(?<!\p{L})(?:taille|encombrement|cotes?)(?!\p{L})/iu;

/** The language of a header of sides, by its words and its letters: T is for Tiefe, and only the Dutch put B beside D. */
function languageOf(header: string, letters: readonly string[]): string {
  const has = (letter: string) => letters.some((each) => each.toLowerCase() === letter);
  if (IN_ENGLISH.test(header)) return "en";
  if (IN_GERMAN.test(header) || has("t")) return "de";
  if (IN_DUTCH.test(header) || has("b")) return "nl";
  const isFrench =
    IN_FRENCH.test(header) || has("p") || (letters.includes("l") && letters.includes("L"));
  return isFrench ? "fr" : "en";
}

const HEAD_LETTERS = /\b([lwhbdtpø])\s*[x×*]\s*([lwhbdtpø])(?:\s*[x×*]\s*([lwhbdtpø]))?\b/i;

/** The letters of the sides in a header: L, W and H in "Size (LxWxH)"; none where it has none. */
export const lettersIn = (header: string): string[] =>
  HEAD_LETTERS.exec(header)?.slice(1).filter(Boolean) ?? [];

/** What the sides are called: by the header's letters, as in "Size (LxWxH)", or else numbered. */
export function sideNames(header: string, count: number): string[] {
  const named = lettersIn(header);
  const words = WORDS[languageOf(header, named)]!;
  let unit = "";
  const base = header
    .replace(HEAD_LETTERS, "")
    .replace(UNIT_OF_SIDES, (_, found: string) => {
      unit = ` (${found})`;
      return "";
    })
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from({ length: count }, (_, side) => {
    const meant = named.length === count ? sideOf(named, side) : undefined;
    const word = meant && words[SIDES_OF.indexOf(meant)];
    if (!word) return `${header}: side ${side + 1}`;
    // "L x W x H mm" says nothing else.
    return base ? `${base}: ${word}${unit}` : word[0]!.toUpperCase() + word.slice(1) + unit;
  });
}

/**
 * What a side's letter means among the others: beside height and depth "L" is what the French call the width, and beside
 * "L" so is "l".
 */
function sideOf(letters: readonly string[], side: number): Side | undefined {
  const all = letters.map((each) => each.toLowerCase());
  const letter = all[side]!;
  const isOfDepth = all.includes("p") && all.includes("h");
  const isSmall = letters[side] === "l" && letters.includes("L");
  return letter === "l" && (isOfDepth || isSmall) ? "width" : LETTERS[letter];
}
