import { areSame } from "./same-words";

// Labels of which one may be short for another, or a slip of it: people are asked, as "Rose" is no rosewood.

/** A word is the beginning of another from so many letters on, which has so many more. */
const MIN_BEGINNING = 3;
const MIN_REST = 3;
/** A word without vowels is short for another with so many letters: "XL" is a size. */
const MIN_CONSONANTS = 3;
/** One letter of so many may be a slip; of fewer it makes another word. */
const MIN_LETTERS_WITH_SLIP = 7;

/**
 * Pairs of labels, by their places: the whole one, and what may be short for it, or a slip of it. Names of brands may
 * leave out their last words: "Quayside" is "Quayside Records", but oak is no oak veneer.
 */
export function perhapsAlike(
  labels: readonly string[],
  areBrands = false,
): [whole: number, other: number][] {
  const words = labels.map(wordsOf);
  const sizes = labels.map(sizeOf);
  const tails = sharedTails(words);
  // Worked out once: each is compared with every other, at every change of the page.
  const said = words.map((each) => each.join(" "));
  const joined = words.map((each) => each.join(""));
  const remarked = labels.map(withoutRemark);
  const isNumber = labels.map((each) => /^\d+(?:[.,]\d+)?$/.test(each));
  const mayBe = (other: number, whole: number) =>
    isShort(words[other]!, words[whole]!) ||
    isFirstLetter(labels[other]!, words[whole]!) ||
    (sizes[other] === undefined && isInitials(labels[other]!, words[whole]!)) ||
    (labels[other]!.includes("-") && isBeginning(joined[other]!, joined[whole]!)) ||
    (remarked[other] !== undefined && remarked[other] === labels[whole]!.toLowerCase()) ||
    (isNumber[other]! && isBare(labels[other]!, labels[whole]!)) ||
    isWithoutTail(words[other]!, words[whole]!, tails) ||
    (areBrands && beginsWith(words[whole]!, words[other]!)) ||
    // Of two that say the same the first one is the more usual.
    (whole < other && areSame(said[other]!, said[whole]!));
  const found = labels.flatMap((label, other): [number, number][] => {
    const size = sizes[other];
    if (size !== undefined && label.length > size.length) {
      // Of sizes the letters are what is shown: they stand beside others.
      const letters = labels.findIndex((each) => each.toLowerCase() === size);
      return letters === -1 ? [] : [[letters, other]];
    }
    // What could be short for several is short for none, unless these are one.
    const [whole, ...more] = labels.flatMap((_, place) =>
      place !== other && mayBe(other, place) ? [place] : [],
    );
    if (whole !== undefined) {
      const isOne = more.every(
        (each) => isSlip(labels[each]!, labels[whole]!) || mayBe(each, whole) || mayBe(whole, each),
      );
      return isOne ? [[whole, other]] : [];
    }
    const slip = labels.findIndex((each, place) => place < other && isSlip(label, each));
    return slip === -1 ? [] : [[slip, other]];
  });
  // "Tahe" may be short for "Tahe (BIC)", whose remark may be one: they are asked about once.
  const seen = new Set<string>();
  return found.filter(([whole, other]) => {
    seen.add(`${whole} ${other}`);
    return !seen.has(`${other} ${whole}`);
  });
}

/** The letters of a size, also of one in words: "xl" for "XL", "X-Large" and "Extra large"; undefined for anything else. */
function sizeOf(label: string): string | undefined {
  const plain = label.toLowerCase().replaceAll("extra", "x").replace(/[\s-]/g, "");
  const [, more = "", of] = /^(x*)(s(?:mall)?|m(?:edium)?|l(?:arge)?)$/.exec(plain) ?? [];
  return of && more + of[0]!;
}

const wordsOf = (label: string): string[] =>
  label
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[\s/.-]+/u)
    .filter((word) => word !== "");

/** Whether some words are others, and at least one of them is short. */
function isShort(short: readonly string[], whole: readonly string[]): boolean {
  if (short.length !== whole.length) return false;
  let isShorter = false;
  for (const [at, word] of short.entries()) {
    const other = whole[at]!;
    if (word === other) continue;
    if (!isBeginning(word, other) && !hasItsConsonants(word, other)) return false;
    isShorter = true;
  }
  return isShorter;
}

/** "M" for "Men", in capitals as people write it. */
const isFirstLetter = (label: string, [word = "", ...more]: readonly string[]): boolean =>
  /^\p{Lu}$/u.test(label) &&
  more.length === 0 &&
  word.length >= MIN_BEGINNING &&
  LETTERS.test(word) &&
  sizeOf(word) === undefined &&
  word.startsWith(label.toLowerCase());

/** "VG" for "Very good", "A/T" for "All terrain". */
function isInitials(label: string, words: readonly string[]): boolean {
  const letters = label.replaceAll(/[/.&\s]/g, "");
  return (
    words.length > 1 &&
    letters.length === words.length &&
    /^\p{Lu}+$/u.test(letters) &&
    words.every((word, at) => LETTERS.test(word) && word[0] === letters[at]!.toLowerCase())
  );
}

/** A label in small letters without the remark behind it, "Wood (pine)"; undefined where it has none. */
function withoutRemark(label: string): string | undefined {
  const plain = label.replace(/\s*\([^()]*\)$/, "");
  return plain === label ? undefined : plain.toLowerCase();
}

/** Whether a label is the number of another, without what it is of: "20" for "20-speed". */
const isBare = (label: string, whole: string): boolean =>
  whole.startsWith(label) &&
  /^[\s-]?[\p{L}°"″'”]/u.test(whole.slice(label.length)) &&
  !/\d/.test(whole.slice(label.length));

/** The last words of several labels: "blind", where there are Roman blinds and roller blinds. */
function sharedTails(words: readonly (readonly string[])[]): ReadonlySet<string> {
  const tails = words.flatMap((each) => (each.length > 1 ? [each.at(-1)!] : []));
  return new Set(tails.filter((tail, at) => LETTERS.test(tail) && tails.indexOf(tail) < at));
}

/** "Roman" for "Roman blind"; "all" for "all skin types". */
const isWithoutTail = (
  short: readonly string[],
  whole: readonly string[],
  tails: ReadonlySet<string>,
): boolean =>
  short.length > 0 &&
  short.every((word, at) => word === whole[at]) &&
  ((whole.length === short.length + 1 && tails.has(whole.at(-1)!)) ||
    (short.length === 1 && whole.length > 1 && /^(?:all|alle|tous|toutes|tutti)$/.test(short[0]!)));

/** A brand's first word is one from so many letters on: "De" begins many. */
const MIN_BRAND = 4;

const beginsWith = (whole: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 &&
  whole.length > words.length &&
  words.join("").length >= MIN_BRAND &&
  words.every((word, at) => word === whole[at]);

const LETTERS = /^\p{L}+$/u;

const isBeginning = (word: string, other: string): boolean =>
  word.length >= MIN_BEGINNING &&
  other.length >= word.length + MIN_REST &&
  LETTERS.test(other) &&
  other.startsWith(word);

/** "Blk" for "black": its consonants in their order, from the first letter on. */
function hasItsConsonants(word: string, other: string): boolean {
  const isOfConsonants = word.length >= MIN_CONSONANTS && /^[b-df-hj-np-tv-z]+$/.test(word);
  if (!isOfConsonants || word[0] !== other[0] || !LETTERS.test(other)) return false;
  let at = 0;
  for (const letter of other) if (letter === word[at]) at++;
  return at === word.length && other.length > word.length;
}

/** Whether two labels differ by one letter, put in, left out, changed, or by two that stand the wrong way round. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted(
    (a, b) => a.length - b.length,
  ) as [string, string];
  if (long.length < MIN_LETTERS_WITH_SLIP || long.length - short.length > 1) return false;
  // A number that differs by a digit is another number, also a Roman one.
  if (/\d/.test(one + other) || /^[IVXLC\P{L}]+$/u.test(one) || short === long) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let end = 0;
  while (end < short.length - from && short.at(-1 - end) === long.at(-1 - end)) end++;
  const [left, right] = [
    short.slice(from, short.length - end),
    long.slice(from, long.length - end),
  ];
  const isTurned = left.length === 2 && left === [...right].reverse().join("");
  // The last letter is an ending, unless it is doubled, and the first one often all that tells two words apart.
  const isDoubled = left === "" && right === long[from - 1];
  const isInside = from > 0 && (end > 0 || isDoubled);
  return isInside && (right.length === 1 || isTurned);
}
