import { freeWord, wordOf } from "@shared/input/words-of-names";

/** A text by which spellings are compared: case, spaces and accents decide nothing. */
export const spelling = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** An id made of a label; `taken` are those that it must not be. */
export const idOf = (label: string, taken: ReadonlySet<string>): string =>
  freeWord(wordOf(label, 56) || "value", taken);
