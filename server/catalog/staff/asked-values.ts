import type { AskedValues } from "@shared/contracts/attributes";

/** A document's question as it is stored, of which only this is looked at. */
interface StoredQuestion {
  title?: Record<string, string>;
  options?: { attribute?: string; values?: string[] } | { exclusive?: string; rules?: unknown }[];
}

/** The questions of a document that are answered by values of an attribute, each with what its answers name. */
export function askedValues(document: unknown, attribute: string): AskedValues[] {
  const { questions = [], locale = "en" } = (document ?? {}) as {
    questions?: StoredQuestion[];
    locale?: string;
  };
  return questions.flatMap(({ title = {}, options }, index): AskedValues[] => {
    const called = title[locale] || Object.values(title).find(Boolean);
    const name = called ? `“${called}”` : `question ${index + 1}`;
    if (!options) return [];
    if (!Array.isArray(options)) {
      if (options.attribute !== attribute) return [];
      return [{ question: name, answers: options.values?.map((each) => [each]) ?? null }];
    }
    const answers = options.flatMap(({ rules }) => {
      const named = valuesNamed(rules, attribute) ?? [];
      return named.length > 0 ? [named.toSorted()] : [];
    });
    // What is asked besides stays an answer.
    const others = options.filter(({ exclusive }) => exclusive === undefined).length;
    return answers.length > 1 && answers.length === others
      ? [{ question: name, answers, isOwn: true }]
      : [];
  });
}

/** What stands beside the name of an attribute and names its values. */
const SINGLE = ["is", "isNot", "from"];
const SEVERAL = ["oneOf", "hasAny", "hasAll", "counts", "others", "values", "of"];

/** Where else than in `attribute` a document names one: what a calculation reads, and what is in a pack. */
const OTHER_PLACES = ["product", "pack", "per"];

/** The values of an attribute that a document names anywhere; undefined where it does not name the attribute. */
export function valuesNamed(document: unknown, attribute: string): string[] | undefined {
  const found = new Set<string>();
  let isNamed = false;
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== "object" || part === null) return;
    const fields = part as Record<string, unknown>;
    if (OTHER_PLACES.some((name) => fields[name] === attribute)) isNamed = true;
    if ("sameAsIn" in fields && fields.of === attribute) isNamed = true;
    if (fields.attribute === attribute) {
      isNamed = true;
      for (const word of wordsBeside(fields)) found.add(word);
    }
    if (Array.isArray(fields.card) && fields.card.includes(attribute)) isNamed = true;
    Object.values(fields).forEach(walk);
  };
  walk(document);
  return isNamed ? [...found] : undefined;
}

function wordsBeside(fields: Record<string, unknown>): string[] {
  const { shares, pairs } = fields;
  const several = SEVERAL.flatMap((name) => listIn(fields[name]));
  const alike = listIn(pairs).flatMap((pair) => listIn((pair as { of?: unknown }).of));
  const shared =
    typeof shares === "object" && shares !== null && !Array.isArray(shares)
      ? Object.keys(shares)
      : [];
  return [...SINGLE.map((name) => fields[name]), ...several, ...alike, ...shared].filter(
    (each): each is string => typeof each === "string",
  );
}

const listIn = (given: unknown): unknown[] => (Array.isArray(given) ? (given as unknown[]) : []);
