import { list, upper } from "./say";

// What is said of a product where staff wrote no sentence. Labels stay as they are written: a name is one in small letters, too.

export type Verdict = "met" | "partly" | "missed" | "unknown";

interface Words {
  attribute: string | undefined;
  product: string;
  answered: string;
  /** How much of it is so, from 0 to 1, where it is so in part. */
  share?: number;
  /** What a product has of all that was asked for at once: "carbon plate: no, weight: 290 g". */
  details?: string | undefined;
}

/** From so much on a product is close to what was asked for, and up to so much far from it. */
const CLOSE = 2 / 3;
const FAR = 1 / 3;

/** One of three wordings, by how much is so. */
const byShare = (share: number, close: string, halfway: string, far: string): string =>
  share >= CLOSE ? close : share > FAR ? halfway : far;

/** Said alone it names nothing. */
export const YES_OR_NO = /^(?:yes|no|ja|nee|nein|oui|non|sí|si|sì|sim|não)(?!\p{L})/iu;

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Our own sentences, where staff wrote none. */
export function plainSentence(verdict: Verdict, words: Words): string {
  const { attribute, product, answered, share = 0.5, details } = words;
  if (attribute === undefined || (product === "" && verdict !== "unknown")) {
    if (verdict === "met") return `Fits: ${answered}`;
    if (verdict === "partly") {
      const start = byShare(
        share,
        "Close to what you asked for",
        "Partly what you asked for",
        "Little of what you asked for",
      );
      return `${start}: ${answered}${details ? ` (${details})` : ""}`;
    }
    if (verdict === "missed") return `Does not fit: ${answered}`;
    return `The shop does not state whether it fits: ${answered}`;
  }
  if (verdict === "unknown") return `The shop does not state the ${attribute}`;
  const states = `${upper(attribute)}: ${product}`;
  if (verdict === "met") {
    // Somebody who said “A man” asked for no unisex shoes, and for training for no plate, though these fit.
    const isAsked = YES_OR_NO.test(product)
      ? YES_OR_NO.test(answered) || holds(answered, attribute)
      : holds(answered, product);
    return isAsked ? `${states}, as you asked` : `${states}, which fits “${answered}”`;
  }
  // "No, not yes" says nothing.
  if (YES_OR_NO.test(answered)) {
    if (verdict === "missed") return `${states}, which does not fit`;
    return `${states}, which ${byShare(share, "is close", "fits in part", "hardly fits")}`;
  }
  if (verdict === "missed") return `${states}, not ${answered}`;
  return `${states}, ${byShare(share, "close to", "some way from", "far from")} ${answered}`;
}

/** The same of what somebody would rather not have. */
export function avoidedSentence(verdict: Verdict, words: Words): string {
  const { attribute, product, answered } = words;
  if (verdict === "unknown") return plainSentence(verdict, words);
  const states =
    attribute === undefined || product === "" ? undefined : `${upper(attribute)}: ${product}`;
  if (verdict === "met") return states ?? `Without what you would rather not have: ${answered}`;
  return states
    ? `${states}, which you would rather not have`
    : `You would rather not: ${answered}`;
}

/**
 * What a product of several values has of what was asked for, and what not: "as you asked" is said of nothing else. Undefined
 * where it has one value, or its values are called otherwise than the answers.
 */
export function namedIn(
  own: readonly string[],
  asked: readonly string[],
  { attribute, locale, verdict }: { attribute: string; locale: string; verdict: Verdict },
): string | undefined {
  if (own.length < 2) return undefined;
  const has = (label: string) => own.some((each) => each.toLowerCase() === label.toLowerCase());
  const there = asked.filter(has);
  if (there.length === 0) return undefined;
  const missing = asked.filter((label) => !has(label));
  const states = `${upper(attribute)}: ${list(there, locale, "and")}`;
  if (missing.length === 0) return `${states}, as you asked`;
  // Where one of them is enough, nothing is missing.
  if (verdict === "met") return `${states}, of what you asked for`;
  return `${states}, but not ${list(missing, locale, "or")}`;
}
