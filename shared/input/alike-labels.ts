import { spellingKey } from "./spelling-key";

// Labels that look like the same thing to a person: other spellings, plurals, and what is written short.

/** Other ways to write what stands behind numbers, and letters that keyboards lack. */
const ALSO: [RegExp, string][] = [
  [/(?<=\d)\s*(?:"|″|”|''|inch(?:es)?\b|in\b|zoll\b)/giu, "in"],
  [/(?<=\d)\s*(?:°\s*c?\b|°|deg(?:rees?)?\b|grad\b)/giu, "c"],
  [/\bgray\b/giu, "grey"],
  [/ß/giu, "ss"],
  [/(?<=\S)\s+(?:and|und|en|et|\+)\s+(?=\S)/giu, "&"],
  // Whatever is made of it alone is called by its name, too.
  [/^100\s*%\s*(?=\p{L})/u, ""],
];
/** "ü" is "ue" where keyboards lack it, and "u" to those who do not know it; hoes are no hoses. */
const withoutDots = (text: string): string =>
  text.replace(
    /[äöü]|[aou]e(?=\p{L})(?!s(?!\p{L}))/giu,
    (letters) => letters.normalize("NFKD")[0]!,
  );

/** Endings of plurals and cases; of short words they are a part. */
const ENDING = /(?:es|en|[en]|(?<!s)s)$/;
const MIN_LETTERS = 5;

function plainly(label: string): string {
  let text = label.normalize("NFC");
  for (const [form, plain] of ALSO) text = text.replace(form, plain);
  return withoutDots(text);
}

/** A label by which alike ones are found: without the endings of its words. */
function alikeKey(label: string): string {
  const words = plainly(label).split(/(?<=\p{L})(?=\P{L})|(?<=\P{L})(?=\p{L})/u);
  return spellingKey(
    words.map((word) => (word.length >= MIN_LETTERS ? stemOf(word.toLowerCase()) : word)).join(""),
  );
}

/** "Batteries" are of one battery. */
const stemOf = (word: string): string => word.replace(/(?:y|ies)$/, "i").replace(ENDING, "");

/** The same with them, and without what parts words: "BlueLine" has other ones than "Blue Line". "1-2" is no 12. */
const joinedKey = (label: string): string =>
  spellingKey(plainly(label.replace(/(?<=\p{L})[\s_-]+(?=\p{L})/gu, "")));

const wordsOf = (label: string): string[] => label.toLowerCase().split(/[\s/-]+/);

/** Whether each word is that of the other, or short for it: "Hydr. Disc" and "Hydraulic disc". */
function isShortOf(short: readonly string[], whole: readonly string[]): boolean {
  return (
    short.length === whole.length &&
    short.every((word, at) => {
      const other = whole[at]!;
      if (word === other) return true;
      const begin = word.replace(/\.$/, "");
      const isShort = word.endsWith(".") && begin.length >= 2 && other.length > begin.length;
      return isShort && (other.startsWith(begin) || begin.startsWith(other.replace(/\.$/, "")));
    })
  );
}

/**
 * The places of labels that look alike, each group in the order of the labels; those that look like no other are in none.
 * It is a proposal: "Pants" may be no plural.
 */
export function alikeLabels(labels: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  labels.forEach((label, place) => {
    const key = alikeKey(label);
    if (key !== "") groups.set(key, [...(groups.get(key) ?? []), place]);
  });
  const found = [...groups.values()];
  const ofKey = new Map<string, number>();
  labels.forEach((label, place) => {
    const key = joinedKey(label);
    const other = key === "" ? undefined : ofKey.get(key);
    if (other === undefined) ofKey.set(key, place);
    else unite(found, place, other);
  });
  const words = labels.map(wordsOf);
  for (const short of labels.keys()) {
    if (!labels[short]!.includes(".")) continue;
    const whole = words.findIndex(
      (other, place) => place !== short && isShortOf(words[short]!, other),
    );
    if (whole === -1) continue;
    unite(found, short, whole);
  }
  return found.filter((group) => group.length > 1);
}

/** Makes the groups of two places one. */
function unite(groups: number[][], one: number, other: number): void {
  const of = (place: number) => groups.findIndex((group) => group.includes(place));
  const [from, into] = [of(one), of(other)];
  if (from === -1 || into === -1 || from === into) return;
  groups[into] = [...groups[into]!, ...groups[from]!].sort((a, b) => a - b);
  groups.splice(from, 1);
}
