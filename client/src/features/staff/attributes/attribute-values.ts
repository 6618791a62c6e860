import {
  DOES_NOT_APPLY,
  reservedAttributes,
  type AttributeKind,
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

/**
 * The values with one more for each line that names none of them yet, whatever its capitals and accents; new ones are
 * called so in a locale.
 */
export function withLines(values: readonly Value[], lines: string, locale = "en"): Value[] {
  const next = [...values];
  for (const line of lines.split("\n")) {
    const label = line.trim();
    const isThere = next.some((each) =>
      [...Object.values(each.label), ...each.synonyms].some((name) => plain(name) === plain(label)),
    );
    if (label === "" || isThere) continue;
    // What was merged keeps its id for ever.
    const taken = next.flatMap((each) => [each.id, ...(each.aliases ?? [])]);
    const id = idOf(label, [DOES_NOT_APPLY, ...taken]);
    next.push({ id, label: { [locale]: label }, synonyms: [], isRetired: false });
  }
  return next;
}

/** The locale in which an attribute is called something: English, or the first one that it has. */
export const localeOf = ({ label }: Pick<AttributeShape, "label">): string =>
  "en" in label ? "en" : (Object.keys(label)[0] ?? "en");

/** The same under another name: in English, or in the one language that it has. */
export function named<Named extends { label: Record<string, string> }>(
  each: Named,
  name: string,
): Named {
  return { ...each, label: { ...each.label, [localeOf(each)]: name } };
}

/** The kinds of attributes in plain words. */
export const KINDS: readonly { kind: AttributeKind; label: string; hint: string }[] = [
  { kind: "choice", label: "One value", hint: "One of several, such as a color." },
  { kind: "choices", label: "Several values", hint: "Any of several, such as what it is for." },
  { kind: "number", label: "A number", hint: "With its unit, such as a weight." },
  { kind: "range", label: "A range", hint: "From and to, such as the heights of people." },
  { kind: "flag", label: "Yes or no", hint: "Such as whether it is waterproof." },
  { kind: "date", label: "A date", hint: "A day, a month or a year, such as best before." },
  { kind: "text", label: "A text", hint: "To be shown; questions do not ask for it." },
];

/** Whether a kind has values of its own. */
export const hasValues = (kind: AttributeKind): boolean => kind === "choice" || kind === "choices";

/** Whether what products state in it is measured in something. */
export const hasUnit = (kind: AttributeKind): boolean => kind === "number" || kind === "range";

/** What a new attribute is until staff change it. */
export const NEW_ATTRIBUTE: Omit<AttributeShape, "id"> = {
  label: { en: "" },
  kind: "choice",
  values: [],
  isRetired: false,
};
