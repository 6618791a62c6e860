import type { BedCatalogue } from "./catalogue";

/** Enough for every common combination of answers; about 12 kB each. */
const MOST_ANSWERS = 2_000;

/**
 * Replies that were worked out before, as the text that goes out, per catalogue: a new catalogue
 * starts with none. Only valid requests get here, so that a stranger's nonsense cannot fill it.
 */
export function createAnswerCache() {
  let catalogue: BedCatalogue | undefined;
  let answers = new Map<string, string>();
  return {
    /** The reply for this query on this catalogue: kept, or worked out now. */
    get(present: BedCatalogue, query: string, workOut: () => unknown): string {
      if (catalogue !== present) {
        catalogue = present;
        answers = new Map();
      }
      const kept = answers.get(query);
      if (kept !== undefined) return kept;
      const text = JSON.stringify(workOut());
      if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value!);
      answers.set(query, text);
      return text;
    },
  };
}
