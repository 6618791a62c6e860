/** Signs that people put between words, or leave out, without meaning anything by it. */
const IDLE = /[\s_.,;:/'’()–—-]/u;
const PARTS = /\p{L}+|\d+|[\s_.,;:/'’()–—-]+|[^]/gu;

/**
 * A text by which spellings of one thing are alike: "205/55 R 16" and "205/55r16", "Matt-Black" and "matt black".
 * Capitals, accents and what stands between words decide nothing; what stands between two numbers does, but for the
 * spaces around it. Empty where a text has neither letters nor digits nor other signs.
 */
export function spellingKey(text: string): string {
  const parts =
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFKD").match(PARTS) ??
    [];
  return parts
    .map((part, at) => {
      if (!IDLE.test(part)) return part;
      const isBetweenNumbers = isNumber(parts[at - 1]) && isNumber(parts[at + 1]);
      if (!isBetweenNumbers) return "";
      return part.replace(/\s+/g, "").replace(/[–—]/g, "-").replace(",", ".") || " ";
    })
    .join("");
}

const isNumber = (part: string | undefined) => part !== undefined && /^\d/.test(part);
