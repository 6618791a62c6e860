// On its own: all sentences of the builder list with it.

const formats = {
  and: new Intl.ListFormat("en", { type: "conjunction" }),
  or: new Intl.ListFormat("en", { type: "disjunction" }),
};

/** "A, B, or C". */
export const listWords = (items: readonly string[], word: "and" | "or"): string =>
  formats[word].format(items);
