// Headings stand out in capitals; as answers they stand beside others, and shout.

/** Words in capitals that are written so elsewhere are names: "AGM", "SUV". */
const MAX_NAME = 5;
/** What stands between other words, in the languages of files. */
const SMALL =
  /^(?:and|or|of|for|with|to|in|the|und|oder|für|mit|en|of|voor|met|et|ou|pour|avec|de|du|des|la|le)$/iu;
/** Without one a word is an abbreviation: "MTB". */
const VOWEL = /[aeiouyäöüáàâéèêëíîïóôúûæøå]/iu;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u;

/**
 * Headings with capitals at the beginnings of their words alone, where they have nothing else: "Car Batteries". Words that
 * cells between other words have in capitals keep them.
 */
export function calmHeadings(
  headings: readonly string[],
  columns: readonly { distinct: readonly string[] }[],
): string[] {
  const calmed = new Map<string, string>();
  let names: Set<string> | undefined;
  return headings.map((heading) => {
    if (!CAPITALS.test(heading)) return heading;
    names ??= namesIn(columns);
    const known = calmed.get(heading) ?? calm(heading, names);
    calmed.set(heading, known);
    return known;
  });
}

function calm(heading: string, names: ReadonlySet<string>): string {
  return heading.replace(/[\p{L}\p{M}'’]+/gu, (word, place: number) => {
    if (names.has(word) || (word.length > 1 && !VOWEL.test(word))) return word;
    const small = word.toLowerCase();
    if (place > 0 && SMALL.test(word)) return small;
    return word[0]! + small.slice(1);
  });
}

/** Short words in capitals, of cells that have small letters or nothing else. */
function namesIn(columns: readonly { distinct: readonly string[] }[]): Set<string> {
  const names = new Set<string>();
  for (const { distinct } of columns) {
    for (const cell of distinct) {
      const words = cell.match(/[\p{L}\p{M}]+/gu) ?? [];
      if (words.length > 1 && !/\p{Ll}/u.test(cell)) continue;
      for (const word of words) {
        if (word.length >= 2 && word.length <= MAX_NAME && /^\p{Lu}+$/u.test(word)) names.add(word);
      }
    }
  }
  return names;
}
