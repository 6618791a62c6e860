import { spelling } from "@shared/input/parts-of-cells";

const COUNTS = new Map(
  Object.entries({
    1: [
      "ea",
      "unité",
      "stuk",
      "each",
      "per piece",
      "à l'unité",
      "per stuk",
      "pro stück",
      "stück",
      "piece",
      "single",
      "one",
      "einzeln",
      "eins",
      "seul",
      "un",
      "een",
      "enkel",
    ],
    2: ["pair", "pairs", "two", "zwei", "twee", "deux", "double", "paar", "paire", "twin", "duo"],
    3: ["three", "triple", "drei", "drie", "trois", "trio"],
    4: ["four", "vier", "quatre"],
    5: ["five", "fünf", "vijf", "cinq"],
    6: ["six", "half a dozen", "half dozen", "sechs", "zes"],
    12: ["dozen", "a dozen", "dutzend"],
  }).flatMap(([count, words]) => words.map((word) => [spelling(word), count] as const)),
);

/** How many a word says, in digits: "2" of "pair"; undefined of others. */
export const countInWords = (word: string): string | undefined => COUNTS.get(spelling(word));
