import { listedKey } from "./listed-key";

/** What a choice is found by. */
interface Searched {
  /** What it is called, as it is compared. */
  key: string;
  /** Other words for it, compared likewise. */
  others?: readonly string[];
}

/** Choices that are called so. */
export interface Matches<Choice> {
  /** The best, best first. */
  best: Choice[];
  total: number;
  /** The one that is called exactly so. */
  exact: Choice | undefined;
}

/** No call shows more. */
export const MAX_SHOWN = 20;

/**
 * The choices that are called as somebody typed: first those whose name begins so, then those with a word that does,
 * then those that have it, or all of its words, anywhere. Capitals, accents, spaces and hyphens decide nothing. Each
 * choice is looked at once; without a text all of them match.
 */
export function searchChoices<Choice extends Searched>(
  choices: readonly Choice[],
  typed: string,
): Matches<Choice> {
  const wanted = wantedOf(typed);
  if (wanted.key === "") {
    return { best: choices.slice(0, MAX_SHOWN), total: choices.length, exact: undefined };
  }
  const ranks: Choice[][] = [[], [], []];
  let total = 0;
  let exact: Choice | undefined;
  for (const choice of choices) {
    const { key, others = [] } = choice;
    if (exact === undefined && (key === wanted.key || others.includes(wanted.key))) exact = choice;
    let rank = rankOf(key, wanted);
    for (const other of others) rank = Math.min(rank, rankOf(other, wanted));
    const found = ranks[rank];
    if (!found) continue;
    total += 1;
    if (found.length < MAX_SHOWN) found.push(choice);
  }
  const best = ranks.flat();
  // What is called exactly so stands first.
  const ordered = exact ? [exact, ...best.filter((each) => each !== exact)] : best;
  return { best: ordered.slice(0, MAX_SHOWN), total, exact };
}

interface Wanted {
  key: string;
  words: readonly string[];
  /** Without spaces: "CRV" finds "CR-V". */
  joined: string;
}

function wantedOf(typed: string): Wanted {
  const key = listedKey(typed);
  return { key, words: key.split(" "), joined: key.replaceAll(" ", "") };
}

const NONE = 3;

/** How well a text is called so: 0 is best, and 3 not at all. */
function rankOf(key: string, { key: wanted, words, joined }: Wanted): number {
  const whole = key.replaceAll(" ", "");
  if (key.startsWith(wanted) || whole.startsWith(joined)) return 0;
  const at = key.indexOf(wanted);
  if (at > 0 && beginsWord(key, wanted, at)) return 1;
  if (at > 0 || whole.includes(joined)) return 2;
  return words.length > 1 && words.every((word) => key.includes(word)) ? 2 : NONE;
}

/** Whether a text stands at the beginning of a word, here or later. */
function beginsWord(key: string, wanted: string, from: number): boolean {
  for (let at = from; at > 0; at = key.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(key[at - 1]!)) return true;
  }
  return false;
}

const WORDS = [
  [85, "match-great"],
  [70, "match-good"],
  [50, "match-fair"],
  [0, "match-partial"],
] as const;

/** The key of the text that says how well a product with this score fits: "Good match". */
export function matchText(score: number): (typeof WORDS)[number][1] {
  return WORDS.find(([from]) => score >= from)![1];
}

/** A word as it is compared: capitals and spaces decide nothing; ids are also written with spaces. */
export const plainWord = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();

/** A word where capitals and accents decide; ids are written with spaces all the same. */
export const spacedWord = (word: string): string => word.replaceAll("_", " ");
