// What texts contain of words, or resemble them: chicken fat, chickpeas and chiken of chicken.

/** Words that were looked at before; of so many the rest is looked at anew. */
const MAX_KNOWN = 10_000;

const IS_PLAIN = /^[\x20-\x7e]*$/;

/** Letters and digits in small, without accents. */
function lettersOf(text: string): string {
  // Most texts have no accents, and to look for some takes most of the time.
  const bare = IS_PLAIN.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
  return bare
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** So many letters in common at the beginning make two words alike. */
const COMMON = 4;
/** Words from so many letters on may have one letter wrong; longer ones two. */
const ONE_WRONG = 5;
const TWO_WRONG = 8;

/** Tells whether a text contains one of these words, or has a word that resembles one. */
export function mentioningText(words: readonly string[]): (text: string) => boolean {
  const wanted = words.map(lettersOf).filter(Boolean);
  const all = wanted.map((word) => ({ word, likenesses: word.split(" ").map(likenessTo) }));
  return (text) => {
    const letters = lettersOf(text);
    const those = letters.split(" ");
    return all.some(
      ({ word, likenesses }) =>
        letters.includes(word) || likenesses.every((isAlikeTo) => those.some(isAlikeTo)),
    );
  };
}

/** Tells whether other words are like one; the words of products come again and again. */
function likenessTo(word: string): (other: string) => boolean {
  const known = new Map<string, boolean>();
  return (other) => {
    let found = known.get(other);
    if (found === undefined) {
      found = isAlike(word, other);
      if (known.size < MAX_KNOWN) known.set(other, found);
    }
    return found;
  };
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
    let least = at;
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const next = Math.min(row[to - 1]! + 1, before[to]! + 1, before[to - 1]! + (isSame ? 0 : 1));
      row.push(next);
      least = Math.min(least, next);
    }
    if (least > most) return least;
    before = row;
  }
  return before.at(-1)!;
}
