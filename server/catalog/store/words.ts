import { DOES_NOT_APPLY, type AttributeShape } from "@shared/contracts/attributes";

/** A text by which others are compared: capitals, spaces, hyphens and underscores decide nothing. */
export const wordKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "-");

/** Whether a text says that an attribute does not apply. */
export const saysDoesNotApply = (text: string): boolean => wordKey(text) === DOES_NOT_APPLY;

/** Finds a thing by its id, as it is written or nearly so, or else by one of its names. */
export function finder<Thing extends { id: string }>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => Iterable<string>,
): (text: string) => Thing | undefined {
  const exact = new Map(things.map((thing) => [thing.id, thing]));
  const found = new Map<string, Thing>();
  const add = (word: string, thing: Thing) => {
    const key = wordKey(word);
    if (!found.has(key)) found.set(key, thing);
  };
  for (const thing of things) add(thing.id, thing);
  for (const thing of things) for (const name of namesOf(thing)) add(name, thing);
  return (text) => exact.get(text.trim()) ?? found.get(wordKey(text));
}

/** Finds an attribute's value by its id, a label or another name; what is offered comes before what was retired. */
export function valueFinder({ values }: AttributeShape): (text: string) => string | undefined {
  const inOrder = [...values].sort((a, b) => Number(a.isRetired) - Number(b.isRetired));
  const find = finder(inOrder, ({ label, synonyms, aliases = [] }) => [
    ...aliases,
    ...Object.values(label),
    ...synonyms,
  ]);
  return (text) => find(text)?.id;
}

const MAX_NAMED = 12;

/** A sentence for a value that an attribute does not have. */
export function noSuchValue({ values }: AttributeShape, given: string): string {
  const offered = values.filter(({ isRetired }) => !isRetired).map(({ id }) => id);
  // What no database could store is not repeated.
  const said = `There is no “${given.replaceAll("\0", "").slice(0, 60)}”.`;
  if (offered.length === 0) return `${said} Add it to the attribute first.`;
  const more = offered.length > MAX_NAMED ? ", …" : "";
  return `${said} Use one of ${offered.slice(0, MAX_NAMED).join(", ")}${more}.`;
}
