// Words that addresses, files and documents carry, made of what people call things.

/** Letters that are not another letter with a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/**
 * A word of small letters, digits and hyphens, made of a name: "Größe (cm)" becomes `grosse-cm`. Empty where the name
 * has no Latin letter and no digit.
 */
export const wordOf = (name: string, maxLength = 40): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => SPELLED[letter]!)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, maxLength)
    .replace(/-+$/, "");

/** The word, or one like it that is not taken yet. */
export function freeWord(word: string, taken: Iterable<string>): string {
  const all = new Set(taken);
  if (!all.has(word)) return word;
  let number = 2;
  while (all.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
