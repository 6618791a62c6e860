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
