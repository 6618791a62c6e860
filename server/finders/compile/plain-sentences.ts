import type { SentenceKey } from "../sentences/en";
import { writerIn } from "../sentences/sentences";
import { statesOf } from "./column-words";
import type { Language } from "./labels";
import { list, lower, upper } from "./say";

// What is said of a product where staff wrote no sentence. Labels stay as they are written: a name is one in small letters, too.

export type Verdict = "met" | "partly" | "missed" | "unknown";

type SpokenIn = Pick<Language, "locale">;

interface Words {
  attribute: string | undefined;
  product: string;
  answered: string;
  /** Whether the answer is called as one of the values is; undefined where nobody can tell. */
  isOfValue?: boolean | undefined;
  /** How much of it is so, from 0 to 1, where it is so in part. */
  share?: number;
  /** What a product has of all that was asked for at once: "carbon plate: no, weight: 290 g". */
  details?: string | undefined;
}

/** From so much on a product is close to what was asked for, and up to so much far from it. */
const CLOSE = 2 / 3;
const FAR = 1 / 3;

/** One of three sentences, by how much is so. */
const byShare = (
  share: number,
  close: SentenceKey,
  halfway: SentenceKey,
  far: SentenceKey,
): SentenceKey => (share >= CLOSE ? close : share > FAR ? halfway : far);

/** Said alone it names nothing. */
export const YES_OR_NO = /^(?:yes|no|ja|nee|nein|oui|non|sí|si|sì|sim|não)(?!\p{L})/iu;
const saysNo = (text: string) => /^n/i.test(text);

/** "35 l" is in "35 to 45 l", and not what was asked. */
const OF_NUMBER = /^\d[\d.,]*\s*\p{L}{0,3}$/u;

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Our own sentences, where staff wrote none. */
export function plainSentence(verdict: Verdict, words: Words, language: SpokenIn): string {
  const { attribute, product, answered: answer, share = 0.5, details } = words;
  const write = writerIn(language.locale);
  if (attribute === undefined || (product === "" && verdict !== "unknown")) {
    if (verdict === "met") return write("fits", { answer });
    if (verdict === "partly") {
      const said = write(byShare(share, "close", "partly", "little"), { answer });
      return `${said}${details ? ` (${details})` : ""}`;
    }
    return write(verdict === "missed" ? "does-not-fit" : "not-stated-whether", { answer });
  }
  if (verdict === "unknown") return write("not-stated", { attribute });
  const states = statesOf(attribute, product, language);
  if (verdict === "met") {
    // Somebody who said “A man” asked for no unisex shoes, and for training for no plate, though these fit.
    const isAsked = YES_OR_NO.test(product)
      ? (YES_OR_NO.test(answer) && saysNo(answer) === saysNo(product)) || holds(answer, attribute)
      : OF_NUMBER.test(product)
        ? answer.trim().toLowerCase() === product.toLowerCase()
        : holds(answer, product);
    return write(isAsked ? "as-asked" : "which-fits", { states, answer });
  }
  // "No, not yes" says nothing.
  if (YES_OR_NO.test(answer)) {
    if (verdict === "missed") return write("which-does-not", { states });
    return write(byShare(share, "which-is-close", "which-fits-partly", "which-hardly-fits"), {
      states,
    });
  }
  if (verdict === "missed") {
    // Somebody who said "Nervous" asked for no bed that is nervous.
    return write(words.isOfValue === false ? "which-does-not-fit" : "states-not", {
      states,
      answer,
    });
  }
  return write(byShare(share, "states-close", "states-some-way", "states-far"), { states, answer });
}

/** The same of what somebody would rather not have. */
export function avoidedSentence(verdict: Verdict, words: Words, language: SpokenIn): string {
  const { attribute, product, answered: answer } = words;
  if (verdict === "unknown") return plainSentence(verdict, words, language);
  const write = writerIn(language.locale);
  const states =
    attribute === undefined || product === "" ? undefined : statesOf(attribute, product, language);
  if (verdict === "met") return states ?? write("without-avoided", { answer });
  return states ? write("states-avoided", { states }) : write("avoided", { answer });
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
  const write = writerIn(locale);
  const states = statesOf(attribute, list(there, locale, "and"), { locale });
  if (missing.length === 0) return write("as-asked", { states });
  // Where one of them is enough, nothing is missing.
  if (verdict === "met") return write("of-what-you-asked", { states });
  return write("but-not", { states, missing: list(missing, locale, "or") });
}

/** What is said of several answers at once. */
interface Several {
  /** The labels of those that a product is as, and of those that it is not. */
  there: readonly string[];
  missing: readonly string[];
  /** Whether they are what products state; else they may say what somebody is like, which no product is. */
  areValues: boolean;
  verdict: Verdict;
}

/** Three words at least, or what goes on behind a sign. */
const IN_WORDS = /\S\s+\S+\s+\S|[:;,]/u;

/** A sentence on what a product has of several answers, and what not. */
export function severalSentence(
  { there, missing, areValues, verdict }: Several,
  locale: string,
): string {
  const write = writerIn(locale);
  // "Brushless motor and with case, but not strong: from 60 Nm" is no sentence.
  const areWords = [...there, ...missing].some((each) => IN_WORDS.test(each));
  const small = (labels: readonly string[]) =>
    labels.map((each) => (areWords ? write("as-answered", { answer: each }) : lower(each, locale)));
  const had = list(small(there), locale, "and");
  const lacking = list(small(missing), locale, "or");
  // Where one of them is enough, nothing is missing.
  const isEnough = verdict === "met" || missing.length === 0;
  if (!areValues) {
    const fits = there.length > 0 ? [write("fits", { answer: had })] : [];
    const unfit = isEnough ? [] : [write("does-not-fit", { answer: lacking })];
    return [...fits, ...unfit].join(". ");
  }
  const states = upper(had);
  if (missing.length === 0) return write("as-asked", { states });
  if (there.length === 0) return write("not", { missing: lacking });
  return isEnough
    ? write("of-what-you-asked", { states })
    : write("but-not", { states, missing: lacking });
}
