import type { AttributeShape } from "@shared/contracts/attributes";
import type { Picks } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { CatalogueProduct } from "../../../catalogues/any-catalogue";
import type { ListedRow } from "../../../matching/listed-for";
import { chosenIn, isSo, plainRead, type PlainOption, type PlainQuestion } from "./plain-answers";
import { statedOf, type PlainGiven } from "./plain-products";
import { plainSection } from "./plain-section";

// A finder from its document, as its description says: question by question and product by product. It takes nothing
// of the product but its types and the shape of documents.

/** A finder with the products of its sections. */
export interface PlainFinder {
  document: FinderDocument;
  products: readonly CatalogueProduct[];
  attributes: ReadonlyMap<string, AttributeShape>;
  lists: ReadonlyMap<string, readonly ListedRow[]>;
}

const LEFT_OUT = "none";

/** The questions with their choices: their own, or the values of an attribute. */
export const plainQuestions = ({ document, attributes }: PlainFinder): PlainQuestion[] =>
  document.questions.map((question) => ({ question, options: optionsOf(question, attributes) }));

function optionsOf(
  { options }: Question,
  attributes: PlainFinder["attributes"],
): readonly PlainOption[] {
  if (options === undefined || Array.isArray(options)) return options ?? [];
  if (!("attribute" in options)) throw new Error("The plain finder knows no such options.");
  const { attribute: id, values, means } = options;
  const attribute = attributes.get(id);
  const words = attribute?.kind === "flag" ? [{ id: "yes" }, { id: "no" }] : attribute?.values;
  return (words ?? [])
    .filter((each) => values?.includes(each.id) ?? true)
    .map((each) => {
      const rule: Rule = {
        use: "score",
        ...(means === "rules" ? {} : means),
        condition: { attribute: id, is: each.id },
      };
      return { ...each, rules: means === "rules" ? [] : [rule] };
    });
}

/** What answers say, for conditions on products. */
export function givenBy(
  finder: PlainFinder,
  questions: readonly PlainQuestion[],
  answers: Answers,
): PlainGiven {
  const read = plainRead(finder.document.values, questions, answers);
  return { ...read, chosen: new Map(), lists: finder.lists, attributes: finder.attributes };
}

/** Whether a condition on answers holds. */
export const holds = (when: Section["when"], { given, valueOf }: PlainGiven) =>
  isSo(when, given, valueOf);

/** The place of the ending that answers come to; -1 where they come to none. */
export const endingOf = ({ document }: PlainFinder, given: PlainGiven): number =>
  document.results.endings.findIndex(({ when }) => holds(when, given));

/** What answers find, and what is chosen. */
export function plainResults(finder: PlainFinder, answers: Answers, picks: Picks) {
  const { document, products } = finder;
  const questions = plainQuestions(finder);
  const given = givenBy(finder, questions, answers);
  const ending = endingOf(finder, given);
  if (ending >= 0) return { ending, isFirstSelection: false, sections: [] };
  const chosen = new Map<string, CatalogueProduct | null>();
  const taken = new Map<string, string>();
  const isSet = document.sections.length > 1;
  const sections = document.sections.flatMap((section) => {
    if (!holds(section.when, given)) return [];
    const { id, maxItems, isOptional } = section;
    const idle = isSet ? idleBy(finder, questions, section, { ...given, chosen }) : undefined;
    if (idle) {
      chosen.set(id, null);
      return [{ id, total: 0, relaxed: [], items: [], chosen: null, ...idle }];
    }
    const found = plainSection(document, section, questions, products, { ...given, chosen });
    const free = found.list.filter(({ groupKey }) => !taken.has(groupKey));
    const [first] = found.list;
    const doneBy = first && free.length === 0 ? taken.get(first.groupKey) : undefined;
    const shown = free.slice(0, maxItems);
    const items = shown.map((product) => ({
      id: product.key,
      price: product.specialPrice ?? product.price,
      inStock: product.inStock,
      score: found.scoreOf(product),
      reasons: found.reasonsOf(product),
      isMarked: found.isMarked(product),
      isFromPrice: found.isFromPrice(product),
    }));
    const { relaxed } = found;
    const listed = {
      id,
      total: free.length,
      relaxed,
      items,
      ...(doneBy !== undefined && { doneBy }),
    };
    if (!isSet) return [listed];
    const keys = shown.map(({ key }) => key);
    const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
    const isPicked = pick !== undefined && keys.includes(pick);
    const usual = keys.find((key) => !Object.values(picks).includes(key)) ?? keys[0] ?? null;
    const isOut = pick === LEFT_OUT && isOptional;
    const key = isOut ? null : isPicked ? pick : usual;
    const product = shown.find((each) => each.key === key);
    const doer = doneBy === undefined ? undefined : chosen.get(doneBy);
    chosen.set(id, product ?? doer ?? null);
    if (product) taken.set(product.groupKey, id);
    const isReplaced = pick !== undefined && pick !== LEFT_OUT && !isPicked;
    return [{ ...listed, chosen: key, ...(isReplaced && { isReplaced }) }];
  });
  const isFirstSelection = sections.length > 0 && isLittle(questions, given);
  return { ending, isFirstSelection, sections };
}

/** Whether less than a third of the weight that could rank was answered. */
function isLittle(questions: readonly PlainQuestion[], given: PlainGiven): boolean {
  let [answered, all] = [0, 0];
  for (const { question, options } of questions) {
    const rules = [...question.rules, ...options.flatMap((option) => option.rules)];
    const ranks = rules.some(({ use }) => use === "score" || use === "avoid");
    if (!ranks || !holds(question.when, given)) continue;
    all += question.weight;
    if (given.counted[question.id] !== undefined) answered += question.weight;
  }
  return 3 * answered < all;
}

/** Why a section has nothing: what its products must go with is not there, or has no use for any. */
function idleBy(
  { document }: PlainFinder,
  questions: readonly PlainQuestion[],
  section: Section,
  given: PlainGiven,
): { lacks: string } | { isUseless: true } | undefined {
  const { counted, chosen } = given;
  const ofAnswers = questions.flatMap(({ question: { id, rules }, options }) => {
    const isChosen = (option: PlainOption) => chosenIn(counted[id]).includes(option.id);
    return counted[id] === undefined
      ? []
      : [...rules, ...options.filter(isChosen).flatMap((option) => option.rules)];
  });
  const ofFinder = document.rules.filter(({ when }) => holds(when, given)).map(({ rule }) => rule);
  const musts = [...ofAnswers, ...ofFinder].filter(
    ({ use, sections, when }) =>
      (use === "filter" || use === "narrow") &&
      (sections?.includes(section.id) ?? true) &&
      holds(when, given),
  );
  for (const { attribute, sameAsIn, of = attribute } of sameAsTests([section.filter, musts])) {
    const product = chosen.get(sameAsIn);
    if (product === null) return { lacks: sameAsIn };
    if (product && statedOf(product, of) === "does-not-apply") return { isUseless: true };
  }
  return undefined;
}

interface SameAs {
  attribute: string;
  sameAsIn: string;
  of?: string;
}

function sameAsTests(part: unknown): SameAs[] {
  if (typeof part !== "object" || part === null) return [];
  return "sameAsIn" in part ? [part as SameAs] : Object.values(part).flatMap(sameAsTests);
}
