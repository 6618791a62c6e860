import { MAX_DOCUMENT_BYTES, MAX_RULES, type FinderDocument } from "./document";

/** What a call has around a document. */
const AROUND = 1024;
const MAX_PARTS = 50;
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024).toLocaleString("en");

/** What keeps a document from being stored because it is too large, in a sentence. */
export function sizeProblem(document: FinderDocument): string | undefined {
  const rules = [
    ...document.questions.flatMap(({ options, rules: own }) => [
      ...(Array.isArray(options) ? options.flatMap((option) => option.rules) : []),
      ...own,
    ]),
    ...document.rules.map(({ rule }) => rule),
  ];
  if (rules.length > MAX_RULES) {
    return `A finder has at most ${MAX_RULES.toLocaleString("en")} rules; these would be ${rules.length.toLocaleString("en")}.`;
  }
  const isTooLong = rules.some(
    (rule) =>
      "condition" in rule && "any" in rule.condition && rule.condition.any.length > MAX_PARTS,
  );
  if (isTooLong) {
    return "A rule names at most 25,000 products. Say it with a test on an attribute that they share.";
  }
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length;
  if (bytes <= MAX_DOCUMENT_BYTES - AROUND) return undefined;
  return `A finder is at most ${kilobytes(MAX_DOCUMENT_BYTES)} kB large; this would make it ${kilobytes(bytes)} kB. Name fewer single products: a test on an attribute that they share says it for all of them.`;
}
