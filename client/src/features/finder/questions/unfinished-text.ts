// On its own: first loads have it, and what is typed loads later.
import { chosenIds, type Answer } from "@shared/finders/answers";

/** Stands before what is typed and not chosen yet: no answer begins so. */
const UNFINISHED = "\t";

/** What is typed, as a page keeps it until it is chosen. */
export const unfinished = (text: string): Answer | undefined =>
  text.trim() === "" ? undefined : UNFINISHED + text;

/** What was typed and not chosen; undefined where something was, or nothing was typed. */
export function typedIn(value: Answer | undefined): string | undefined {
  const [text] = chosenIds(value);
  return text?.startsWith(UNFINISHED) ? text.slice(UNFINISHED.length) : undefined;
}
