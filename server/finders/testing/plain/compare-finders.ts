import { isDeepStrictEqual } from "node:util";
import type { FinderResults } from "@shared/contracts/finders";
import { readAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { openQuestions, walk } from "../../compile/asked";
import { optionCounts } from "../../shopper/option-counts";
import { results } from "../../shopper/results";
import { suggest } from "../../shopper/suggest";
import type { Stage } from "../../shopper/stage";
import { freshStage, type FinderCase } from "./any-finder";
import { plainCounts, plainOutcome } from "./plain-counts";
import { plainQuestions, plainResults, type PlainFinder } from "./plain-finder";

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
      // What is said of keys that no list has is tested where it is made.
      if (!isUnlisted(plain, found)) same(compared, "results", shown(plain, found), plainly);
      for (const { items } of found.sections) compared.products += items.length;
      compareReading({ plain, stage }, answers, compared);
      const asked = plainQuestions(plain);
      const ids = asked.map(({ question }) => question.id);
      const { questions } = optionCounts(stage, answers, ids, "en");
      for (const each of asked) {
        const { id } = each.question;
        same(compared, `counts of ${id}`, questions[id], plainCounts(plain, answers, each));
      }
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

/** Whether the results end because a list has none of the keys: no ending of the document says so. */
const isUnlisted = ({ document }: PlainFinder, { ending }: FinderResults): boolean =>
  ending !== undefined && document.results.endings.every(({ text }) => text.en !== ending.text);

/** What the product says, without its sentences. */
function shown({ document }: PlainFinder, { ending, isFirstSelection, sections }: FinderResults) {
  const { endings } = document.results;
  return {
    ending: endings.findIndex(({ text }) => ending && text.en === ending.text),
    isFirstSelection,
    // What is said of hidden products is compared where it is made.
    sections: sections.map(({ items, withheld: _withheld, unlisted: _unlisted, ...section }) => ({
      ...section,
      items: items.map(({ id, price, inStock, score, reasons, unknowns, isFromPrice }) => ({
        id,
        price,
        inStock,
        score,
        reasons: reasons
          .filter(({ criterion }) => criterion !== "filters")
          .map(({ criterion, points, max, verdict }) => ({ criterion, points, max, verdict })),
        isMarked: unknowns.length > 0,
        isFromPrice,
      })),
    })),
  };
}

/** Which answers are on the way, which count, and what is worked out of them. */
function compareReading(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const { document, catalogues } = stage;
  const [catalogue] = catalogues.values();
  const read = walk(openQuestions(document, catalogue!), document.values, answers);
  const [section] = document.sections;
  const { given } = plainOutcome(plain, section!, answers);
  same(compared, "on the way", read.onTheWay, given.given);
  same(compared, "counted", read.counted, given.counted);
  for (const { id } of document.values) same(compared, id, read.values[id], given.valueOf(id));
}

/** Each change that is suggested holds what it promises when it is asked, and leaves every fact. */
function compareSuggestions(
  { plain, stage }: BothFinders,
  answers: Answers,
  compared: ComparedFinders,
): void {
  const { questions, sections } = plain.document;
  const outcomes = (given: Answers) =>
    sections.map((section) => ({ section, ...plainOutcome(plain, section, given) }));
  const now = outcomes(answers);
  const isNeeded = ({ section, isThere }: (typeof now)[number]) => isThere && !section.isOptional;
  const helped =
    sections.length === 1
      ? 0
      : (([empty, first]) => (empty >= 0 ? empty : first))([
          now.findIndex((each) => isNeeded(each) && each.count === 0),
          now.findIndex(({ isThere }) => isThere),
        ] as [number, number]);
  const found = suggest(stage, answers, "en");
  if (now[0]!.ending >= 0) same(compared, "suggestions beside an ending", found, []);
  const { counted, given } = now[0]!.given;
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
    const then = outcomes(changed);
    const promised = { ending: -1, count, bestScore };
    const { ending, count: left, bestScore: best } = then[helped]!;
    same(compared, "what was suggested", promised, { ending, count: left, bestScore: best });
    const lost = questions.filter(
      ({ id, fact }) => fact && id in counted && !(id in then[0]!.given.counted),
    );
    same(compared, "facts that were lost", lost, []);
    const emptied = then.filter(
      (each, at) =>
        at !== helped &&
        isNeeded(now[at]!) &&
        now[at]!.count > 0 &&
        each.isThere &&
        each.count === 0,
    );
    same(compared, "sections that were emptied", emptied.length, 0);
  }
}
