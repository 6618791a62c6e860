/** What all spellings of a word share: capitals, and underscores for spaces, decide nothing. */
export const spellingKey = (word: string): string => word.trim().toLowerCase().replaceAll(" ", "_");
