import type { FinderDocument } from "@shared/finders/document";

/** What a name is quoted by: what is inside is staff's own. */
const NAMES = /“[^”]*”/g;
const PATH = /\b[a-z]+\.\d+\b/;
/** The ids that the builder itself gives to what is added; texts name a calculation by its own: {value:value-2}. */
export const NUMBERED =
  /(?<!\{value:)\b(question|answer|section|value|rule|page|first|second|range|option)-\d+\b/;
const CODE = /\b[a-z]+[A-Z][A-Za-z]*\b/;

/** What of a sentence to staff is a program's word: an id, a path, or the name of a field. */
export function programWords(sentence: string, document?: FinderDocument): string | undefined {
  const said = sentence.replace(NAMES, "“”");
  const found = [PATH, NUMBERED, CODE].flatMap((each) => each.exec(said)?.[0] ?? [])[0];
  if (found !== undefined) return found;
  return (
    document && idsOf(document).find((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(said))
  );
}

/** The ids that are no words of a language. */
const idsOf = ({ questions, groups, values, rules, sections }: FinderDocument): string[] =>
  [
    ...questions,
    ...questions.flatMap(({ options }) => (Array.isArray(options) ? options : [])),
    ...groups,
    ...values,
    ...rules,
    ...sections,
  ]
    .map(({ id }) => id)
    .filter((id) => /[-_]|\d.*[a-z]|[a-z].*\d/.test(id));
