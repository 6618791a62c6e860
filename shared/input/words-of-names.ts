// Words that addresses, files and documents carry, made of what people call things.

/** Letters that are not a Latin letter with a mark; Cyrillic ones as passports spell them. */
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
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "zh",
  з: "z",
  и: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ы: "y",
  э: "e",
  ю: "yu",
  я: "ya",
  ђ: "dj",
  є: "ye",
  і: "i",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
  ґ: "g",
};
const TO_SPELL = new RegExp(`[${Object.keys(SPELLED).join("")}]`, "g");

/**
 * A word of small letters, digits and hyphens, made of a name: "Größe (cm)" becomes `grosse-cm`. Empty where the name
 * has no letter of these alphabets and no digit.
 */
export const wordOf = (name: string, maxLength = 40): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(TO_SPELL, (letter) => SPELLED[letter]!)
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
