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
 * Why a question can never be skipped because its options are the same; undefined for one that may be. Its answer
 * must mean nothing but its own rules, and these must be the same whatever is answered after it.
 */
export function neverSame(document: FinderDocument, question: Question): string | undefined {
  const { id, fact, ask, group, options, rules } = question;
  if (fact) return "A fact is always asked. Leave this out.";
  if (!hasOptions(ask.kind)) {
    return "Only a question with answers to choose from can be skipped because they are the same. Leave this out.";
  }
  if (group !== undefined) return "A question that may be skipped stands alone. Remove its group.";
  const at = document.questions.indexOf(question);
  const places = [...(placesNaming(document).get(id) ?? [])];
  if (places.some((place) => place !== question)) {
    return `Something else depends on the answer to this question, so it is never skipped. Leave this out.`;
  }
  const looksAt = lookedAtBy([options, rules], calculationsOfProducts(document.values));
  const before = document.questions.slice(0, at + 1).map((each) => each.id);
  const isOwn =
    looksAt.values.length === 0 &&
    looksAt.sections.length === 0 &&
    looksAt.questions.every((each) => before.includes(each));
  if (isOwn) return undefined;
  return "Its rules depend on values, on other sections or on later answers, so it is never skipped. Leave this out.";
}
