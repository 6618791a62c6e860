import type { ReadAnswers } from "./asked";

/** The questions, the values and the sections above that rules look at, by their ids. */
export interface LookedAt {
  questions: readonly string[];
  values: readonly string[];
  sections: readonly string[];
}

const NAMES_QUESTION = new Set(["answer", "question", "inRangeOf", "optionsOf"]);

/**
 * What rules, or other parts of a document, look at. Of values that are worked out for each product, by their ids, they
 * look at what these are made of.
 */
export function lookedAtBy(
  parts: unknown,
  ofProducts: ReadonlyMap<string, unknown> = new Map(),
): LookedAt {
  const questions = new Set<string>();
  const values = new Set<string>();
  const sections = new Set<string>();
  const seen = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [key, each] of Object.entries(part)) {
      if (typeof each !== "string") visit(each);
      else if ((key === "value" || key === "attribute") && ofProducts.has(each)) {
        if (seen.has(each)) continue;
        seen.add(each);
        visit({ is: ofProducts.get(each) });
      } else if (NAMES_QUESTION.has(key)) questions.add(each);
      else if (key === "value") values.add(each);
      else if (key === "sameAsIn") sections.add(each);
    }
  };
  visit(parts);
  return { questions: [...questions], values: [...values], sections: [...sections] };
}

const known = new WeakMap<object, LookedAt>();

/** The same of a part of a document, which never changes: worked out once. */
export function lookedAtOnce(part: object, ofProducts: ReadonlyMap<string, unknown>): LookedAt {
  let found = known.get(part);
  if (!found) known.set(part, (found = lookedAtBy(part, ofProducts)));
  return found;
}

/** Marks answers and chosen products as the same where rules see no difference. */
export function keyOf(
  { questions, values, sections }: LookedAt,
  { onTheWay, counted, values: known, chosen }: ReadAnswers,
): string {
  let key = "";
  for (const id of questions) {
    const answer = onTheWay[id];
    if (answer === undefined) key += "-";
    else {
      const text = typeof answer === "string" ? answer : JSON.stringify(answer);
      // With its length, no two keys are written alike.
      key += `${counted[id] === undefined ? "?" : "="}${typeof answer}${text.length}:${text}`;
    }
  }
  for (const id of values) key += ` ${known[id]}`;
  for (const id of sections) key += ` ${JSON.stringify(chosen?.get(id)?.key ?? null)}`;
  return key;
}
