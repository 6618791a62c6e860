import type { Attribute, AttributeShape } from "@shared/contracts/attributes";

type Value = AttributeShape["values"][number];

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();

/** An id for something that is called so, which nothing else has. */
export function idOf(label: string, taken: readonly string[]): string {
  const word = plain(label)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  const wished = /^[a-z]/.test(word) ? word : `v-${word || "value"}`.replace(/-+$/, "");
  let id = wished;
  for (let number = 2; taken.includes(id); number++) id = `${wished}-${number}`;
  return id;
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
    const id = idOf(
      label,
      next.map((each) => each.id),
    );
    next.push({ id, label: { en: label }, synonyms: [], isRetired: false });
  }
  return next;
}

/** How something is called, in the first language that names it. */
export const nameOf = ({ label }: Pick<Attribute, "label">): string =>
  label.en ?? Object.values(label)[0] ?? "";

/** The same under another name: in English, or in the one language that it has. */
export function named<Named extends { label: Record<string, string> }>(
  each: Named,
  name: string,
): Named {
  const [first = "en"] = "en" in each.label ? ["en"] : Object.keys(each.label);
  return { ...each, label: { ...each.label, [first]: name } };
}
