/** A text by which spellings are compared: case, spaces and accents decide nothing. */
export const spelling = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** An id made of a label; `taken` are those that it must not be. */
export function idOf(label: string, taken: ReadonlySet<string>): string {
  const plain = spelling(label)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 56)
    .replace(/-+$/, "");
  const base = plain === "" ? "value" : plain;
  let id = base;
  for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
  return id;
}
