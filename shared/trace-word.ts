const WORD = /^[A-Za-z0-9_\-&. ]{1,64}$/;

/** Whether a text may stand in a run's trace: an id, never a sentence, an address or a name with an `@`. */
export function isTraceWord(text: unknown): text is string {
  return typeof text === "string" && WORD.test(text);
}
