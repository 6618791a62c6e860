// On its own: pages check it without zod, contracts with it.

const WORD = /^[\p{L}\p{M}\p{N}_\-&.,()/'’ ]{1,64}$/u;

/** Whether a text may stand in a run's trace: an id, never a sentence, an address or a name with an `@`. */
export function isTraceWord(text: unknown): text is string {
  return typeof text === "string" && WORD.test(text);
}
