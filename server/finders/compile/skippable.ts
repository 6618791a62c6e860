import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { hasOptions } from "@shared/finders/question-kinds";
import { lookedAtBy } from "./looked-at";
import { calculationsOfProducts } from "./product-values";

/** What names a question, wherever it stands. */
const NAMES = /"(?:question|answer|inRangeOf|optionsOf|scaledBy)":"([^"]+)"/g;

/** A question, or all that is none. */
type Place = Question | "elsewhere";

const known = new WeakMap<FinderDocument, Map<string, Set<Place>>>();

/** The places that name each question, by its id; worked out once for a document, which never changes. */
function placesNaming(document: FinderDocument): ReadonlyMap<string, ReadonlySet<Place>> {
  const before = known.get(document);
  if (before) return before;
  const found = new Map<string, Set<Place>>();
  const look = (place: Place, part: unknown) => {
    for (const [, named = ""] of JSON.stringify(part).matchAll(NAMES)) {
      const places = found.get(named) ?? new Set();
      found.set(named, places.add(place));
    }
  };
  const { questions, ...rest } = document;
  look("elsewhere", rest);
  for (const question of questions) look(question, question);
  known.set(document, found);
  return found;
}

/**
 * Whether a question can ever be skipped because its options are the same. Its answer must mean nothing but its own
 * rules, and these must be the same whatever is answered after it: a fact, what shares its page, and what something
 * else depends on are always asked.
 */
export function canBeSkipped(document: FinderDocument, question: Question): boolean {
  const { id, fact, ask, group, options, rules } = question;
  if (fact || !hasOptions(ask.kind) || group !== undefined) return false;
  // What means nothing for products is asked for another reason, which only staff know.
  const isAsked = rules.length > 0 || !Array.isArray(options);
  if (!isAsked && options.every((each) => each.rules.length === 0)) return false;
  const places = [...(placesNaming(document).get(id) ?? [])];
  if (places.some((place) => place !== question)) return false;
  const looksAt = lookedAtBy([options, rules], calculationsOfProducts(document.values));
  const at = document.questions.indexOf(question);
  const before = document.questions.slice(0, at + 1).map((each) => each.id);
  return (
    looksAt.values.length === 0 &&
    looksAt.sections.length === 0 &&
    looksAt.questions.every((each) => before.includes(each))
  );
}
