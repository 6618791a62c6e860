import type { AttributeShape } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import type { Steps } from "../../platform/work/steps";
import { stated } from "./stated";
import { isShownFact } from "./what-to-ask";

/** So many stand on a card. */
const MAX_FACTS = 4;
/** What fewer products state leaves most cards with nothing. */
const MIN_STATED = 0.6;
/** Longer texts are no facts. */
const MAX_LETTERS = 40;

/**
 * The ids of attributes that a card shows, and two products are compared by, besides what is asked: colors, materials and
 * sizes that most products state and that tell them apart. Of what else a shop keeps nothing is shown that nobody chose. In
 * steps.
 */
export function* cardOf(catalog: AnyCatalog, asked: readonly Question[]): Steps<string[]> {
  const questions = JSON.stringify(asked);
  const isAsked = (id: string) => questions.includes(`"attribute":${JSON.stringify(id)}`);
  const facts: string[] = [];
  for (const attribute of catalog.defined.values()) {
    yield;
    if (facts.length === MAX_FACTS) break;
    if (!attribute.isRetired && isShownFact(attribute) && !isAsked(attribute.id))
      if (tellsApart(catalog, attribute)) facts.push(attribute.id);
  }
  return facts;
}

function tellsApart(catalog: AnyCatalog, { id, kind }: AttributeShape): boolean {
  if (kind === "flag" || kind === "date") return false;
  const { share, counts, numbers, ends } = stated(catalog, id);
  const different = Math.max(counts.size, new Set(numbers).size, new Set(ends).size);
  return (
    share >= MIN_STATED &&
    different > 1 &&
    [...counts.keys()].every((text) => text.length <= MAX_LETTERS)
  );
}
