import type { ParsedUrlQuery } from "node:querystring";
import { partInWords } from "@shared/finders/say-values";
import type { FinderOptions, FoundChoice } from "@shared/contracts/finders";
import { chosenIds, type Answers } from "@shared/finders/answers";
import { MAX_FOUND_LENGTH } from "@shared/finders/question-kinds";
import type { FinderDocument } from "@shared/finders/document";
import { listedKey } from "@shared/finders/listed-key";
import { openOptions } from "@shared/finders/path";
import type { Question } from "@shared/finders/question";
import { searchChoices } from "@shared/finders/search-choices";
import { inOneStep, type Steps } from "../../platform/work/steps";
import { invalid } from "../../platform/http/validate";
import { listedChoices, type GivenKey } from "../../engine/listed-choices";
import { openQuestions, walk } from "../compile/asked";
import { offered } from "../compile/known-options";
import { sayIn } from "../compile/say";
import { optionCountsInSteps } from "./option-counts";
import { readAnswers, readPicks, type Wishes } from "./read-query";
import { resultsInSteps } from "./results";
import { saidFor } from "./said-values";
import { shownFinder } from "./shown-finder";
import { stagedSections, type Stage } from "./stage";
import { suggestInSteps } from "./suggest";

/** A question about a finder, read: what was understood of it, and how it is answered. */
export interface Understood {
  /** The same for questions with the same answer. */
  as: unknown;
  answer: () => Steps<unknown>;
}

/** Reads one question about a finder. Throws what is wrong with the query. */
export type ReadQuestion = (
  stage: Stage,
  query: ParsedUrlQuery,
  wishes: Wishes,
  locale: string,
) => Understood;

/** What somebody typed, in the address of a call for what is called so. */
const TYPED = "text";

/** The end of the path that answers while somebody types. */
export const OPTIONS = "/options";
/** The end of the path that says what each option leaves. */
export const COUNTS = "/counts";
export const SUGGESTIONS = "/suggestions";

/** Each question by the end of its path; nothing at the end is the finder itself. */
export const QUESTIONS: Record<string, ReadQuestion> = {
  "": (stage, _query, _wishes, locale) => ({
    as: null,
    answer: () => inOneStep(() => shownFinder(stage, locale)),
  }),
  "/recommendations": (stage, query, _wishes, locale) => {
    const answers = readAnswers(stage, query);
    const picks = readPicks(stage, query);
    return { as: { answers, picks }, answer: () => resultsInSteps(stage, answers, locale, picks) };
  },
  [COUNTS]: (stage, query, wishes, locale) => {
    const answers = readAnswers(stage, query);
    const of = stage.document.questions.flatMap(({ id }) => (wishes.of.includes(id) ? [id] : []));
    return { as: { answers, of }, answer: () => optionCountsInSteps(stage, answers, of, locale) };
  },
  [SUGGESTIONS]: (stage, query, _wishes, locale) => {
    const answers = readAnswers(stage, query);
    return { as: { answers }, answer: () => suggestedInWords(stage, answers, locale) };
  },
  [OPTIONS]: (stage, query, { of }, locale) => {
    const typed = readTyped(stage, of, query[TYPED]);
    const answers = readAnswers(stage, query, [TYPED]);
    return {
      as: { typed, answers },
      answer: () => inOneStep(() => findOptions(stage, typed, answers, locale)),
    };
  },
};

function* suggestedInWords(stage: Stage, answers: Parameters<typeof saidFor>[1], locale: string) {
  const said = saidFor(stage, answers, locale);
  const offers = yield* suggestInSteps(stage, answers, locale);
  return offers.map((each) => (said ? partInWords(each, said) : each));
}

/** What is looked for: the question, and what was typed. */
interface Typed {
  question: Question;
  text: string;
}

type Finding = Extract<Question["ask"], { kind: "find" }>;

/** What an address looks for. Throws what is wrong with it. */
function readTyped({ document }: Stage, of: readonly string[], text: unknown): Typed {
  const question = document.questions.find(({ id }) => of.length === 1 && id === of[0]);
  if (question?.ask.kind !== "find") {
    const message = "Name one question that is answered by finding.";
    throw invalid([{ path: "of", message }]);
  }
  if (text !== undefined && (typeof text !== "string" || text.length > MAX_FOUND_LENGTH)) {
    const message = `Give one text of at most ${MAX_FOUND_LENGTH} characters.`;
    throw invalid([{ path: "text", message }]);
  }
  return { question, text: text ?? "" };
}

/** The choices of a question that are called as somebody typed, after the answers before it. */
function findOptions(
  stage: Stage,
  { question, text }: Typed,
  answers: Answers,
  locale: string,
  year = new Date().getFullYear(),
): FinderOptions {
  const { best, total, exact } = searchChoices(
    choicesOf(stage, question, answers, locale, year),
    text,
  );
  const shown = ({ id, label }: FoundChoice): FoundChoice => ({ id, label });
  return { options: best.map(shown), total, exact: exact ? shown(exact) : null };
}

interface Choice extends FoundChoice {
  key: string;
  others?: readonly string[];
}

function choicesOf(
  stage: Stage,
  question: Question,
  answers: Answers,
  locale: string,
  year: number,
): readonly Choice[] {
  const { options } = question;
  const sections = stagedSections(stage);
  const [first] = sections;
  if (!first) return [];
  if (options && "listed" in options) {
    const list = sections
      .map(({ catalog }) => catalog.productLists?.get(options.listed))
      .find(Boolean);
    const place = list?.ids.indexOf(options.key) ?? -1;
    if (!list || place < 0) return [];
    return listedChoices(list, place, givenKeys(stage.document, question, list.ids, answers), year);
  }
  const open = openQuestions(stage.document, first.catalog);
  const { onTheWay, values } = walk(open, stage.document.values, answers);
  const own = open.find((each) => each.question.id === question.id)!;
  const say = sayIn(locale, stage.document.locale);
  return openOptions(offered(own.options), onTheWay, values).map(({ id, label, synonyms }) => ({
    id,
    label: say(label),
    key: listedKey(say(label)),
    others: synonyms?.map(listedKey),
  }));
}

/** What was answered to the questions before that find in the same list. */
function givenKeys(
  { questions }: FinderDocument,
  { ask }: Question,
  keys: readonly string[],
  answers: Answers,
): GivenKey[] {
  const { after = [] } = ask as Finding;
  return after.flatMap((id) => {
    const before = questions.find((each) => each.id === id)?.options;
    const [text] = chosenIds(answers[id]);
    if (text === undefined || !before || !("listed" in before)) return [];
    const place = keys.indexOf(before.key);
    return place < 0 ? [] : [{ place, text }];
  });
}
