/** Letters that look like another one, but do not decompose into it and a mark. */
const LOOKS_LIKE: Record<string, string> = { "0": "o", "1": "l", ı: "i", ø: "o", ł: "l", đ: "d" };

/** The common form of names that people confuse: case, accents, 0 for o. */
function skeleton(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\s]/gu, "");
  return plain.replace(/[01ıøłđ]/g, (letter) => LOOKS_LIKE[letter]!);
}

/** Whether two user names could be confused. */
export const looksLike = (one: string, other: string) => skeleton(one) === skeleton(other);
