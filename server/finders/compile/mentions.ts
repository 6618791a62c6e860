import type { AttributeShape } from "@shared/contracts/attributes";
import type { Stated } from "../../engine/columns";
import { wordsIn } from "./stated";

// What products state that contains a word, or resembles it: chicken fat, chickpeas and chiken of chicken.

/** A value that is asked for a word, with all that it is called. */
export interface Mentioned {
  /** The value's id; of a text the part of it. */
  id: string;
  called: readonly string[];
}

/** Between the parts of a text that lists several things. */
const BETWEEN_PARTS = /[,;:/()[\]{}•|\n]+|\.\s/;

/** Letters and digits in small, without accents. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Tells the values that a product states in an attribute, with all that they are called; those of a text are its parts. */
export function valuesStated(
  attribute: AttributeShape | undefined,
): (value: Stated) => readonly Mentioned[] {
  if (attribute?.kind === "choice" || attribute?.kind === "choices") {
    const called = new Map(
      attribute.values.map(({ id, label, synonyms }) => [
        id,
        [...Object.values(label), ...synonyms],
      ]),
    );
    return (value) => wordsIn(value).map((id) => ({ id, called: [id, ...(called.get(id) ?? [])] }));
  }
  return (value) =>
    wordsIn(value).flatMap((text) =>
      text
        .split(BETWEEN_PARTS)
        .map((part) => part.trim())
        .filter((part) => lettersOf(part) !== "")
        .map((part) => ({ id: part, called: [part] })),
    );
}

/** So many letters in common at the beginning make two words alike. */
const COMMON = 4;
/** Words from so many letters on may have one letter wrong; longer ones two. */
const ONE_WRONG = 5;
const TWO_WRONG = 8;

/** Tells whether a value contains one of these words, or has a word that resembles one. */
export function mentioning(words: readonly string[]): (value: Mentioned) => boolean {
  const wanted = words.map(lettersOf).filter(Boolean);
  return ({ called }) =>
    called.some((each) => {
      const letters = lettersOf(each);
      return wanted.some(
        (word) =>
          letters.includes(word) ||
          word.split(" ").every((one) => letters.split(" ").some((other) => isAlike(one, other))),
      );
    });
}

/** Whether two words are alike: one is in the other, they begin alike, or are written alike. */
function isAlike(word: string, other: string): boolean {
  if (other.includes(word) || (other.length >= 3 && word.startsWith(other))) return true;
  let common = 0;
  while (common < word.length && word[common] === other[common]) common += 1;
  if (common >= COMMON && common >= word.length * 0.6) return true;
  const mayBeWrong = word.length >= TWO_WRONG ? 2 : word.length >= ONE_WRONG ? 1 : 0;
  return mayBeWrong > 0 && distance(word, other, mayBeWrong) <= mayBeWrong;
}

/** How many letters are to be changed, added or left out between two words; more than `most` where it is more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      row[to] = Math.min(row[to - 1]! + 1, before[to]! + 1, before[to - 1]! + (isSame ? 0 : 1));
    }
    before = row;
  }
  return before.at(-1)!;
}
