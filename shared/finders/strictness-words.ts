import type { Use } from "./rule";

/** How strict a rule is, in staff's words, the strictest first. */
export const strictnessWords: Readonly<Record<Use, string>> = {
  filter: "Must",
  narrow: "Must, if anything is left",
  score: "Would be nice",
  avoid: "Rather not",
  exclude: "Never",
};
