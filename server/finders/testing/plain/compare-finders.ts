import { isDeepStrictEqual } from "node:util";
import type { Answer, Answers } from "@shared/finders/answers";
import type { FinderDocument } from "@shared/finders/document";
import { readAnswer } from "@shared/finders/question-kinds";
import { openQuestions, walk } from "../../compile/asked";
import { optionCounts } from "../../shopper/option-counts";
import { results } from "../../shopper/results";
import { suggest } from "../../shopper/suggest";
import type { Stage } from "../../shopper/stage";
import { answersOf, choicesOf, type FinderCase, type PlainFinder } from "./finder-case";
import { freshStage } from "./fresh-stage";
import { plainCount, plainOutcomes, plainResults } from "./plain-finder";
import { shown, written } from "./shown-results";

/** How much was compared. */
export interface ComparedFinders {
  documents: number;
  /** Sets of answers. */
  asked: number;
  answers: number;
  products: number;
  suggestions: number;
}

export const nothingCompared = (): ComparedFinders => ({
  documents: 0,
  asked: 0,
  answers: 0,
  products: 0,
  suggestions: 0,
});

/** What the product answers other than the plain finder; nothing where all is alike. */
export function finderDifference(
  { plain, steps }: FinderCase,
  compared: ComparedFinders = nothingCompared(),
): string | undefined {
  const stage = freshStage(plain);
  compared.documents += 1;
  try {
    for (const { answers, picks } of steps) {
      compared.asked += 1;
      const found = results(stage, answers, "en", picks);
      const plainly = plainResults(plain, answers, picks);
      same(compared, "results", shown(plain, found), written(plain, plainly));
      for (const { items } of found.sections) compared.products += items.length;
      compareReading({ plain, stage }, answers, compared);
      compareCounts({ plain, stage }, answers, compared);
      compareSuggestions({ plain, stage }, answers, compared);
    }
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return undefined;
}

/** A finder as both sides are given it. */
interface BothFinders {
  plain: PlainFinder;
  stage: Stage;
}

function same(compared: ComparedFinders, name: string, one: unknown, other: unknown): void {
  compared.answers += 1;
  if (isDeepStrictEqual(one, other)) return;
  throw new Error(`${name}: ${firstDifference(one, other, "")}`);
}

/** The first place in which two answers differ, and what stands there. */
function firstDifference(one: unknown, other: unknown, place: string): string {
  const isObject = (each: unknown): each is Record<string, unknown> =>
    typeof each === "object" && each !== null;
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (isDeepStrictEqual(one[key], other[key])) continue;
      return firstDifference(one[key], other[key], `${place}.${key}`);
    }
  }
  return `at ${place}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
}

/** What each choice would leave. Of very many choices, or products, some are looked at. */
function compareCounts(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const asked = choicesOf(plain);
  const ids = asked.map(({ question }) => question.id);
  const { questions } = optionCounts(stage, answers, ids, "en");
  const most = Math.max(2, Math.min(MAX_COUNTED, MAX_READ / plain.products.length));
  for (const each of asked) {
    const { id } = each.question;
    const choices = answersOf(each, answers);
    const step = Math.ceil(choices.length / most);
    const looked = choices.filter((_, at) => at % step === 0);
    const left = looked.map(({ answer }) => plainCount(plain, { ...answers, [id]: answer }, id));
    // Where answers only wish, and each leaves the same, nothing is counted.
    const found = questions[id] ?? {};
    const areAlike = new Set(left).size === 1 && left[0] !== undefined;
    const isSilent = onlyWishes(each, plain.document) && areAlike && (step === 1 || isEmpty(found));
    for (const [at, { choice }] of looked.entries()) {
      const count = isSilent ? undefined : left[at];
      same(compared, `what ${choice} of ${id} would leave`, found[choice], count);
    }
    if (step > 1) continue;
    const known = choices.map(({ choice }) => choice);
    const others = Object.keys(questions[id] ?? {}).filter((choice) => !known.includes(choice));
    same(compared, `choices of ${id} that there are not`, others, []);
  }
}

const isEmpty = (counts: object) => Object.keys(counts).length === 0;

/** Whether no answer has a must or a never, and none is a section's budget. */
function onlyWishes(
  { question, options }: ReturnType<typeof choicesOf>[number],
  { sections }: FinderDocument,
): boolean {
  const strict = new Set(["filter", "narrow", "exclude"]);
  const rules = [question.rules, ...options.map((option) => option.rules)].flat();
  const isPrice = question.ask.kind === "price";
  const isBudget = sections.some(({ budget }) => budget === question.id);
  return (
    !(isPrice && (isBudget || rules.length === 0)) && !rules.some(({ use }) => strict.has(use))
  );
}

/** The most choices of a question that are counted, and products that are read for them. */
const MAX_COUNTED = 30;
const MAX_READ = 60_000;

/** Which answers are on the way, which count, and what is worked out of them. */
function compareReading(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const { document, catalogs } = stage;
  const [catalog] = catalogs.values();
  const read = walk(openQuestions(document, catalog!), document.values, answers);
  const { given } = plainOutcomes(plain, answers);
  same(compared, "on the way", read.onTheWay, given.given);
  same(compared, "counted", read.counted, given.counted);
  for (const { id } of document.values) {
    const value = given.workedOut(id);
    same(compared, id, read.values[id], Number.isNaN(value) ? undefined : value);
  }
}

/** Each change that is suggested holds what it promises when it is asked, and leaves every fact. */
function compareSuggestions(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const { questions } = plain.document;
  const now = plainOutcomes(plain, answers);
  const isNeeded = ({ isThere, isOptional }: (typeof now.sections)[number]) =>
    isThere && !isOptional;
  const empty = now.sections.findIndex((each) => isNeeded(each) && each.count === 0);
  const first = now.sections.findIndex(({ isThere }) => isThere);
  const helped = now.sections.length === 1 ? 0 : empty >= 0 ? empty : first;
  const found = suggest(stage, answers, "en");
  if (now.ending >= 0) same(compared, "suggestions beside an ending", found, []);
  const { counted, given } = now.given;
  const certain: boolean[] = [];
  for (const { changes, count, bestScore } of found) {
    compared.suggestions += 1;
    const changed: Record<string, Answer> = { ...given };
    for (const [id, text] of Object.entries(changes)) {
      const { ask, fact } = questions.find((each) => each.id === id)!;
      same(compared, "a suggested fact", fact, false);
      const answer = text === null ? undefined : readAnswer(ask.kind, text);
      if (answer === undefined) delete changed[id];
      else changed[id] = answer;
    }
    const { ending, sections, given: then } = plainOutcomes(plain, changed);
    const { count: left, bestScore: best, isCertain } = sections[helped]!;
    const promised = { ending: -1, count, bestScore };
    same(compared, "what was suggested", promised, { ending, count: left, bestScore: best });
    certain.push(isCertain);
    const lost = questions.filter(({ id, fact }) => fact && id in counted && !(id in then.counted));
    same(compared, "facts that were lost", lost, []);
    const emptied = sections.filter(
      (each, at) =>
        at !== helped &&
        isNeeded(now.sections[at]!) &&
        now.sections[at]!.count > 0 &&
        each.isThere &&
        each.count === 0,
    );
    same(compared, "sections that were emptied", emptied.length, 0);
  }
  // What may not be as it must be leads out of nothing alone, where there is no other way.
  const isEmpty = now.sections[helped]?.count === 0;
  const isAll = certain.every(Boolean) || (isEmpty && !certain.some(Boolean));
  same(compared, "what was suggested is certain", isAll, true);
}
