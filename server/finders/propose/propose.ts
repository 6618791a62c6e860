import type { Question } from "@shared/finders/question";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import type { Steps } from "../../platform/work/steps";
import { MIN_STATED } from "./common";
import { priceQuestion } from "./price-question";
import { questionOf } from "./question-of";
import { stated, unevenness } from "./stated";
import { firstAsked, isArticleData } from "./what-to-ask";

/** More than this is a long way to a short list. */
const MAX_PROPOSED = 5;

/**
 * Questions that divide a catalog's products: about what most of them state, the most telling first, and at last
 * what they may cost. Each is a wish, but for what harms: that rules out. In steps.
 */
export function* proposeInSteps(catalog: AnyCatalog): Steps<Question[]> {
  // Words that no list has are no answers: nothing may name them.
  const { items, defined: attributes } = catalog;
  if (items.length === 0) return [];
  const found: { question: Question; worth: number }[] = [];
  for (const attribute of attributes.values()) {
    yield;
    if (attribute.isRetired || isArticleData(attribute)) continue;
    const each = stated(catalog, attribute.id);
    if (each.share < MIN_STATED) continue;
    const question = questionOf(attribute, each);
    if (!question) continue;
    const divides = each.share * (1 - unevenness(each));
    found.push({ question, worth: divides + firstAsked(attribute) });
  }
  const asked = found
    .sort((one, other) => other.worth - one.worth)
    .map(({ question }) => question)
    // Of "Type" and "Category" one says what it is: the same is not asked twice.
    .filter(
      ({ title }, at, all) =>
        all.findIndex((other) => JSON.stringify(other.title) === JSON.stringify(title)) === at,
    )
    .slice(0, MAX_PROPOSED);
  yield;
  const price = priceQuestion(items, catalog.currency);
  return price ? [...asked, price] : asked;
}
