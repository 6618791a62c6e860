/** A word as it is compared: capitals and spaces decide nothing; ids are also written with spaces. */
export const plainWord = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();
