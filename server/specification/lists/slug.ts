/** Paths under a list that must not be a row's id. */
const RESERVED = ["order"];

const MAX_LENGTH = 60;

/** A stable id from a name: `Super King` becomes `super_king`, made unique among the taken ones. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, MAX_LENGTH)
    .replace(/_+$/, "");
  const base = plain || "option";
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.includes(slug);
  if (isFree(base)) return base;
  for (let n = 2; ; n++) {
    if (isFree(`${base}_${n}`)) return `${base}_${n}`;
  }
}
