/** A word as it is compared: capitals and spaces decide nothing; ids are also written with spaces. */
export const plainWord = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();

/** A word where capitals and accents decide; ids are written with spaces all the same. */
export const spacedWord = (word: string): string => word.replaceAll("_", " ");
