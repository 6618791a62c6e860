import type { Use } from "@shared/finders/rule";

/** The uses in the words that staff see, and what each does. */
export const usesInWords: Record<Use, { word: string; means: string; notStated: string }> = {
  filter: {
    word: "Must",
    means: "Only products that are so are shown. It is never given up.",
    notStated: "kept behind the others, and marked",
  },
  narrow: {
    word: "Must, if anything is left",
    means:
      "Only products that are so are shown, unless none is left: then it is given up, and said.",
    notStated: "kept behind the others, and marked",
  },
  score: {
    word: "Would be nice",
    means: "Products that are so earn points, and stand higher.",
    notStated: "earns half, and the reason says that the shop does not state it",
  },
  avoid: {
    word: "Rather not",
    means: "Products that are not so earn points.",
    notStated: "earns half, and the reason says that the shop does not state it",
  },
  exclude: {
    word: "Never",
    means: "Products that are so are not shown, promoted or not.",
    notStated: "dropped where the question is a fact, else marked",
  },
};
