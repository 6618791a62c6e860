import type { AttributeShape } from "@shared/contracts/attributes";
import type { Question } from "@shared/finders/question";
import type { AnyCatalog } from "../../catalog/store/any-catalog";
import type { Steps } from "../../platform/work/steps";
import { isColor } from "./color-families";
import { MIN_STATED } from "./common";
import { kindsWith, whenOf, type OfKinds } from "./of-kinds";
import { priceQuestion } from "./price-question";
import { questionOf } from "./question-of";
import { isHarmful } from "./harm";
import { stated, unevenness, type Stated } from "./stated";
import { firstAsked, isArticleData, isBodyMeasure, isKind, isNeeded, isSize } from "./what-to-ask";

/** More than this is a long way to a short list. */
const MAX_PROPOSED = 5;
/** The most questions of all ways together: who looks for one kind is not asked what is asked of others. */
const MAX_IN_ALL = 7;

interface Found {
  question: Question;
  worth: number;
  /** Whether it is about how a thing looks: asked when it is clear what it has to do. */
  isOfLooks: boolean;
  of?: OfKinds;
}

/**
 * Questions that divide a catalog's products: about what most of them state, or most of some kinds, the most telling first,
 * and at last what they may cost, in the words of a locale. What is needed is a must, what harms is ruled out, and all else
 * is a wish. In steps.
 */
export function* proposeInSteps(catalog: AnyCatalog, locale: string): Steps<Question[]> {
  // Words that no list has are no answers: nothing may name them.
  const { items, defined } = catalog;
  if (items.length === 0) return [];
  const attributes = [...defined.values()].filter(
    (each) => !each.isRetired && !isArticleData(each),
  );
  const kinds = attributes.filter((each) => isKind(each) && each.kind === "choice");
  const [kind] = yield* foundOf(catalog, kinds, locale);
  const others = attributes.filter(({ id }) => id !== kind?.question.id);
  const found = yield* foundOf(catalog, others, locale, kind?.question);
  const about = ({ question }: Found) => defined.get(question.id)!;
  const isMeasured = found.map(about).some((each) => each.kind === "range" && isBodyMeasure(each));
  // Whoever is asked how large their head is needs no "M" of some maker.
  const needed = found.filter((each) => !(isMeasured && isLettersOfSize(about(each))));
  const asked = atMost([...(kind ? [kind] : []), ...needed]);
  yield;
  const price = priceQuestion(items, { currency: catalog.currency, locale });
  return [...asked.map(inFewPresses), ...(price ? [price] : [])];
}

/**
 * One of several cards goes on at a press, and nobody is asked what the answers before have settled; the first is shown
 * without waiting for a count.
 */
const inFewPresses = (question: Question, at: number): Question => ({
  ...question,
  ...(question.ask.kind === "one" && question.ask.as === "cards" && { advance: "choose" }),
  ...(at > 0 && !question.fact && question.options && { skipSame: true }),
});

const isLettersOfSize = (attribute: AttributeShape): boolean =>
  attribute.kind.startsWith("choice") && isSize(attribute);

/** The questions about attributes that divide the products, or those of some kinds, the most telling first. */
function* foundOf(
  catalog: AnyCatalog,
  attributes: readonly AttributeShape[],
  locale: string,
  kind?: Question,
): Steps<Found[]> {
  const found: Found[] = [];
  for (const attribute of attributes) {
    yield;
    const all = stated(catalog, attribute.id);
    const of = kind && kindsWith(catalog, kind.id, attribute.id);
    const share = of?.share ?? all.share;
    if (share < MIN_STATED) continue;
    const question = isNearlyAlike(attribute, all)
      ? undefined
      : questionOf(attribute, { ...all, share }, locale);
    if (!question) continue;
    const divides = all.share * (1 - unevenness(all));
    found.push({
      question: {
        ...question,
        ...(of && kind && { when: whenOf(kind, of) }),
      },
      worth: divides + firstAsked(attribute),
      isOfLooks: isColor(attribute),
      ...(of && { of }),
    });
  }
  return found.sort((one, other) => other.worth - one.worth);
}

/** Where more than this say the same, a question would be in most shoppers' way. */
const MOST_ALIKE = 0.95;

/** Whether nearly all products say the same, and nobody needs the few others. */
function isNearlyAlike(attribute: AttributeShape, { counts }: Stated): boolean {
  if (attribute.kind !== "choice") return false;
  const all = [...counts.values()];
  const most = Math.max(0, ...all);
  const isSaid = most > all.reduce((sum, count) => sum + count, 0) * MOST_ALIKE;
  return isSaid && (isKind(attribute) || !isNeeded(attribute)) && !isHarmful(attribute);
}

/** The first of them, of which nobody is asked too many. */
function atMost(found: readonly Found[]): Question[] {
  const asked: Found[] = [];
  const titles = new Set<string>();
  for (const each of found) {
    const title = JSON.stringify(each.question.title);
    // Of "Type" and "Category" one says what it is: the same is not asked twice.
    if (titles.has(title) || asked.length === MAX_IN_ALL) continue;
    const isAskedOf = (id: string) => (other: Found) => other.of?.kinds.includes(id) ?? true;
    const most = each.of
      ? Math.max(...each.of.kinds.map((id) => asked.filter(isAskedOf(id)).length))
      : mostOfAnyKind(asked);
    if (most >= MAX_PROPOSED) continue;
    titles.add(title);
    asked.push(each);
  }
  return asked
    .toSorted((one, other) => Number(one.isOfLooks) - Number(other.isOfLooks))
    .map(({ question }) => question);
}

/** The most questions that somebody is asked who looks for one kind. */
function mostOfAnyKind(asked: readonly Found[]): number {
  const kinds = new Set(asked.flatMap(({ of }) => of?.kinds ?? []));
  const ofAll = asked.filter(({ of }) => !of).length;
  const ofKind = (id: string) => asked.filter(({ of }) => of?.kinds.includes(id)).length;
  return ofAll + Math.max(0, ...[...kinds].map(ofKind));
}
