import type { AttributeShape } from "@shared/contracts/attributes";
import { chosenIds, type Answer } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";

/** Values that were merged into others, by attribute: the id that documents may still name, and the one it stands for. */
export type Merged = ReadonlyMap<string, ReadonlyMap<string, string>>;

const known = new WeakMap<ReadonlyMap<string, AttributeShape>, Merged>();

/** What was merged in these attributes, worked out once; attributes in which nothing was are not there. */
export function mergedIn(attributes: ReadonlyMap<string, AttributeShape>): Merged {
  const before = known.get(attributes);
  if (before) return before;
  const merged = new Map<string, Map<string, string>>();
  for (const { id, values } of attributes.values()) {
    const pairs = values.flatMap((value) =>
      (value.aliases ?? []).map((alias) => [alias, value.id] as const),
    );
    if (pairs.length > 0) merged.set(id, new Map(pairs));
  }
  known.set(attributes, merged);
  return merged;
}

/**
 * The document with each merged value named by what it stands for. Versions are kept as they were published: they go
 * on meaning the same products.
 */
export function withMergedValues(document: FinderDocument, merged: Merged): FinderDocument {
  if (merged.size === 0) return document;
  const linked = new Map(
    document.questions.flatMap((question) => {
      const pairs = pairsOf(question, merged);
      return pairs ? [[question.id, pairs] as const] : [];
    }),
  );
  return renamed(document, merged, linked) as FinderDocument;
}

/** An answer to a question whose options are an attribute's values, with what they stand for now. */
export function mergedAnswer(
  question: Pick<Question, "options">,
  answer: Answer,
  merged: Merged,
): Answer {
  const pairs = pairsOf(question, merged);
  if (!pairs) return answer;
  if (typeof answer === "string") return pairs.get(answer) ?? answer;
  return Array.isArray(answer) ? words(chosenIds(answer as readonly string[]), pairs) : answer;
}

type Pairs = ReadonlyMap<string, string>;
type Fields = Record<string, unknown>;

const pairsOf = ({ options }: Pick<Question, "options">, merged: Merged): Pairs | undefined =>
  options && "attribute" in options ? merged.get(options.attribute) : undefined;

const words = (given: readonly unknown[], pairs: Pairs): string[] => [
  ...new Set(given.map((each) => pairs.get(each as string) ?? (each as string))),
];

/** Each part of a document that names an attribute, or a question about one, with its values renamed. */
function renamed(part: unknown, merged: Merged, linked: ReadonlyMap<string, Pairs>): unknown {
  if (Array.isArray(part)) return part.map((each) => renamed(each, merged, linked));
  if (typeof part !== "object" || part === null) return part;
  const fields = part as Fields;
  const inner = Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, renamed(each, merged, linked)]),
  );
  const { attribute, question } = fields;
  const pairs =
    (typeof attribute === "string" ? merged.get(attribute) : undefined) ??
    (typeof question === "string" ? linked.get(question) : undefined);
  if (pairs) return withNames(inner, pairs);
  const own = Array.isArray(fields.fitsWithout) ? linked.get(String(fields.id)) : undefined;
  return own ? { ...inner, fitsWithout: words(fields.fitsWithout as unknown[], own) } : inner;
}

/** What stands beside the name of an attribute: values, lists of them, shares of them, and pairs that are alike. */
function withNames(fields: Fields, pairs: Pairs): Fields {
  const next: Fields = { ...fields };
  for (const name of ["is", "isNot", "from"]) {
    const value = next[name];
    if (typeof value === "string") next[name] = pairs.get(value) ?? value;
  }
  for (const name of ["oneOf", "hasAny", "hasAll", "counts", "others", "values", "of"]) {
    if (Array.isArray(next[name])) next[name] = words(next[name], pairs);
  }
  if (typeof next.shares === "object" && !Array.isArray(next.shares)) {
    const shares = Object.entries(next.shares as Fields);
    // What the value that stayed says of itself counts.
    const isOwn = ([id]: [string, unknown]) => !pairs.has(id);
    next.shares = Object.fromEntries(
      [...shares.filter((each) => !isOwn(each)), ...shares.filter(isOwn)].map(([id, share]) => [
        pairs.get(id) ?? id,
        share,
      ]),
    );
  }
  if (Array.isArray(next.pairs)) {
    next.pairs = (next.pairs as { of: string[] }[]).map((pair) => ({
      ...pair,
      of: pair.of.map((each) => pairs.get(each) ?? each),
    }));
  }
  return next;
}
