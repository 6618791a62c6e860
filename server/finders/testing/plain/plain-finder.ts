import type { Picks } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import type { Section } from "@shared/finders/document";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import type { PlainFinder, PlainQuestion } from "./finder-case";
import { plainRead, type PlainRead, partsWith, statedOf } from "./plain-answers";
import { inForce } from "./plain-asks";
import { type PlainGiven, type SameAs } from "./plain-conditions";
import { plainSection } from "./plain-section";

// A finder from its document, as its description says: question by question and product by product, with nothing kept.
// It takes nothing of the product but types. Left out are amounts, the budget of a set, promotion, spread over kinds,
// options from staff's lists, sizes, questions that need not be asked, and sentences: of what is not stated, or hidden,
// or not in a list, it says the ids of questions, rules and lists.

/** The place of the ending that answers come to; -1 where they come to none. */
const endingOf = ({ finder, isSo }: PlainRead) =>
  finder.document.results.endings.findIndex(({ when }) => isSo(when));

/** What answers find, and what is chosen. An ending is said by its place, or by the list that has none of the keys. */
export function plainResults(finder: PlainFinder, answers: Answers, picks: Picks) {
  const chosen = new Map<string, CatalogProduct | null>();
  const taken = new Map<string, string>();
  const given = { ...plainRead(finder, answers), chosen };
  const ending = endingOf(given);
  if (ending >= 0) return { ending, isFirstSelection: false, sections: [] };
  const isSet = finder.document.sections.length > 1;
  const there = finder.document.sections.filter(({ when }) => given.isSo(when));
  const sections = there.map((section) => {
    const { id, maxItems } = section;
    const idle = isSet ? idleBy(section, given) : undefined;
    if (idle) {
      chosen.set(id, null);
      return { ...idle, id, total: 0, relaxed: [], withheld: [], items: [], chosen: null };
    }
    const found = plainSection(section, given, taken);
    const { list, relaxed, orderedBy, withheld, percentOf, unlisted, doneBy, itemOf } = found;
    const shown = list.slice(0, maxItems);
    const items = shown.map(itemOf);
    const said = { relaxed, orderedBy, percentOf, withheld, unlisted, doneBy };
    const listed = { id, total: list.length, ...said, items };
    if (!isSet) return listed;
    const { pick, isReplaced } = pickIn(section, shown, picks);
    chosen.set(id, pick ?? chosen.get(doneBy ?? "") ?? null);
    if (pick) taken.set(pick.groupKey, id);
    return { ...listed, chosen: pick?.key ?? null, isReplaced };
  });
  const [unlisted] = sections.flatMap((each) => ("unlisted" in each && each.unlisted) || []);
  if (unlisted !== undefined && sections.every(({ items }) => items.length === 0)) {
    return { ending: unlisted, isFirstSelection: false, sections: [] };
  }
  return { isFirstSelection: sections.length > 0 && isLittle(given), sections };
}

/** The product that is chosen of those that are shown: an optional section may be left out. */
function pickIn({ id, isOptional }: Section, shown: readonly CatalogProduct[], picks: Picks) {
  const wished = Object.hasOwn(picks, id) ? picks[id] : undefined;
  if (wished === "none" && isOptional) return {};
  const picked = shown.find(({ key }) => key === wished);
  const usual = shown.find(({ key }) => !Object.values(picks).includes(key)) ?? shown[0];
  const isGone = wished !== undefined && wished !== "none" && !picked;
  return { pick: picked ?? usual, isReplaced: isGone || undefined };
}

/** Whether less than a third of the weight that could rank was answered, and something was left out. */
function isLittle({ questions, given, counted, isSo }: PlainRead): boolean {
  const ranking = questions.filter(({ question: { when, rules }, options }) => {
    const all = [...rules, ...options.flatMap((option) => option.rules)];
    return isSo(when) && all.some(({ use }) => use === "score" || use === "avoid");
  });
  const weigh = (some: readonly PlainQuestion[]) =>
    some.reduce((sum, { question }) => sum + question.weight, 0);
  if (ranking.every(({ question: { id } }) => id in given)) return false;
  return 3 * weigh(ranking.filter(({ question: { id } }) => id in counted)) < weigh(ranking);
}

/** Why a section has nothing: what its products must go with is not there, or has no use for any. */
function idleBy({ id, filter }: Section, given: PlainGiven) {
  const musts = inForce(given)
    .flatMap(({ rules, chosen }) => [...rules, ...chosen.flat()])
    .filter(({ use }) => use === "filter" || use === "narrow")
    .filter(({ sections = [id], when }) => sections.includes(id) && given.isSo(when));
  const tests = partsWith<SameAs>("sameAsIn", [filter, musts]);
  for (const { attribute, sameAsIn, of = attribute } of tests) {
    const product = given.chosen.get(sameAsIn);
    if (product === null) return { lacks: sameAsIn };
    if (product && statedOf(product, of) === "does-not-apply") return { isUseless: true };
  }
  return undefined;
}

/** What each section has where nothing is given up. */
export function plainOutcomes(finder: PlainFinder, answers: Answers) {
  const given = { ...plainRead(finder, answers), chosen: new Map() };
  const sections = finder.document.sections.map((section) => {
    const { list, bestScore, isCertain } = plainSection(section, given, new Map(), true);
    const found = { count: list.length, bestScore, isCertain };
    return { ...section, isThere: given.isSo(section.when), ...found };
  });
  return { given, ending: endingOf(given), sections };
}

/**
 * How many products answers leave; of what leads to an ending none are counted. Of a set those parts count that the last of
 * them, to the question of this id, is about.
 */
export function plainCount(finder: PlainFinder, answers: Answers, id: string): number | undefined {
  const { given, ending, sections } = plainOutcomes(finder, answers);
  if (ending >= 0) return undefined;
  const isSet = sections.length > 1;
  const there = sections.filter(
    (section) => !isSet || (section.isThere && isAbout(given, section, id)),
  );
  if (isSet && there.length === 0) return undefined;
  const isMissing = there.some(({ count, isOptional }) => count === 0 && !isOptional);
  return isMissing ? 0 : there.reduce((sum, { count }) => sum + count, 0);
}

/** Whether anything that a part is made of, or its products are asked, names a question, or what is worked out of it. */
function isAbout({ finder: { document }, questions }: PlainRead, section: Section, id: string) {
  const names = new Set([id]);
  const isNamedIn = (...parts: unknown[]) =>
    [...names].some((name) => JSON.stringify(parts).includes(JSON.stringify(name)));
  for (let size = 0; size < names.size;) {
    size = names.size;
    for (const value of document.values) if (isNamedIn(value.is)) names.add(value.id);
    for (const { question, options } of questions) {
      const ways = [question.when, ...options.map((option) => option.when)];
      if (isNamedIn(...ways.filter(Boolean))) names.add(question.id);
    }
  }
  const frame = document.sections.map((each) => [each.when, each.filter, each.amount]);
  if (
    isNamedIn(
      frame,
      document.results.endings.map((each) => each.when),
    )
  )
    return true;
  const asked = questions.filter(({ question, options }) => {
    const own = [question.rules, options.map(({ rules }) => rules)];
    return names.has(question.id) || isNamedIn(own);
  });
  if (asked.some(({ question }) => question.id === id && question.fact)) return true;
  const rules = [
    ...asked.flatMap(({ question, options }) => [
      ...question.rules,
      ...options.flatMap((option) => option.rules),
    ]),
    ...document.rules.filter((each) => isNamedIn(each.when, each.rule)).map(({ rule }) => rule),
  ];
  return rules.some(
    ({ use, sections = [section.id] }) => use === "exclude" || sections.includes(section.id),
  );
}
