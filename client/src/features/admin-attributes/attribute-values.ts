import {
  DOES_NOT_APPLY,
  reservedAttributes,
  type AttributeShape,
} from "@shared/contracts/attributes";
import { freeWord, wordOf } from "@shared/input/words-of-names";

type Value = AttributeShape["values"][number];

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();

/** An id for an attribute that is called so: none that another one has, or that every product has a meaning for. */
export const attributeIdOf = (label: string, taken: readonly string[]): string =>
  idOf(label, [...reservedAttributes, ...taken]);

/** An id for something that is called so, which nothing else has. */
export function idOf(label: string, taken: readonly string[]): string {
  const word = wordOf(label);
  return freeWord(/^[a-z]/.test(word) ? word : `v-${word || "value"}`, taken);
}

/** The values with one more for each line that names none of them yet, whatever its capitals and accents. */
export function withLines(values: readonly Value[], lines: string): Value[] {
  const next = [...values];
  for (const line of lines.split("\n")) {
    const label = line.trim();
    const isThere = next.some((each) =>
      [...Object.values(each.label), ...each.synonyms].some((name) => plain(name) === plain(label)),
    );
    if (label === "" || isThere) continue;
    const id = idOf(label, [DOES_NOT_APPLY, ...next.map((each) => each.id)]);
    next.push({ id, label: { en: label }, synonyms: [], isRetired: false });
  }
  return next;
}

/** The same under another name: in English, or in the one language that it has. */
export function named<Named extends { label: Record<string, string> }>(
  each: Named,
  name: string,
): Named {
  const [first = "en"] = "en" in each.label ? ["en"] : Object.keys(each.label);
  return { ...each, label: { ...each.label, [first]: name } };
}
