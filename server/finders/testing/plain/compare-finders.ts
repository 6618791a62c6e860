import type { Answer, Answers } from "@shared/finders/answers";
import { readAnswer } from "@shared/finders/question-kinds";
import { openQuestions, walk } from "../../compile/asked";
import { results } from "../../shopper/results";
import { suggest } from "../../shopper/suggest";
import { compareCounts } from "./compare-counts";
import { nothingCompared, same, type BothFinders, type ComparedFinders } from "./compared";
import type { FinderCase } from "./finder-case";
import { freshStage } from "./fresh-stage";
import { plainOutcomes, plainResults } from "./plain-finder";
import { shown, written } from "./shown-results";

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

const CLOSE = 1e-12;

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
    const found = read.values[id];
    // Sums in another order end in another last digit.
    const isOne = typeof found === "number" && Math.abs(found - value) <= Math.abs(value) * CLOSE;
    same(compared, id, isOne ? value : found, Number.isNaN(value) ? undefined : value);
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
