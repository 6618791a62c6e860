import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderCounts } from "@shared/contracts/finders";
import { openAtTop } from "@shared/finders/price-scale";
import { finish, type Steps } from "../../platform/work/steps";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { optionCounter } from "../compile/option-counter";
import { pricesFor } from "../compile/price-ends";
import { endingFor } from "./ending";
import { areSame } from "./same-options";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/**
 * How many products each option of these questions would leave, or each preset of a price, with nothing given
 * up: only musts count. What leads to an ending is not counted. An option of a question with several choices is
 * added to those that were chosen. Of several sections those of all of them count; none do where one that is
 * needed has none. Of questions that may be skipped it is said which ones need not be asked.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const optionCounts = (
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  questions: readonly string[],
  locale: string,
): FinderCounts => finish(optionCountsInSteps(stage, answers, questions, locale));

/** The same in steps. */
export function* optionCountsInSteps(
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  questions: readonly string[],
  locale: string,
): Steps<FinderCounts> {
  const staged = stagedSections(stage);
  const [first] = staged;
  if (!first) return { questions: {} };
  const { catalog } = first;
  const open = openQuestions(stage.document, catalog);
  const choicesOf = (asked: OpenQuestion): { id: string; answer: Answer }[] => {
    const { ask, id } = asked.question;
    if (ask.kind === "price") {
      const { presets, max: top } = pricesFor(ask, catalog.lists, open, answers);
      return presets.map(({ id: preset, min, max }) => ({
        id: preset,
        answer: openAtTop({ min, ...(max !== null && { max }) }, top),
      }));
    }
    const choosing = answerWith(asked, answers[id]);
    return offered(asked.options).map((option) => ({ id: option.id, answer: choosing(option.id) }));
  };
  const asked = open.filter(({ question: { id } }) => questions.includes(id));
  const same: string[] = [];
  for (const { question } of asked) {
    if (question.skipSame && (yield* areSame(stage, answers, question.id, locale))) {
      same.push(question.id);
    }
  }
  const leftBySections = countingSections(stage, staged, answers, locale);
  const found: FinderCounts["questions"] = {};
  for (const each of asked) {
    const { id } = each.question;
    const leftBy = leftBySections(id);
    const counts: [string, number][] = [];
    const known = new Map<Answer, number | undefined>();
    for (const choice of choicesOf(each)) {
      const { answer } = choice;
      if (!known.has(answer)) known.set(answer, yield* leftBy(answer));
      const left = known.get(answer);
      if (left !== undefined) counts.push([choice.id, left]);
      yield;
    }
    found[id] = Object.fromEntries(counts);
  }
  return { ...(same.length > 0 && { same }), questions: found };
}

/** Tells how many products of all sections an answer to a question would leave; nothing where it leads to an ending. */
function countingSections(
  { document }: Pick<Stage, "document">,
  staged: readonly StagedSection[],
  answers: Answers,
  locale: string,
): (id: string) => (answer: Answer) => Steps<number | undefined> {
  const sections = staged.map(({ section, catalog }) => {
    const wording = wordingOf({ document }, catalog, locale);
    return { section, counterOf: optionCounter(document, section, catalog, answers, wording) };
  });
  return (id) => {
    const counters = sections.map(({ section, counterOf }) => ({
      section,
      counter: counterOf(id),
    }));
    return function* (answer) {
      let total = 0;
      for (const { section, counter } of counters) {
        const then = counter(answer);
        if (endingFor(document, then.read)) return undefined;
        if (staged.length > 1 && !then.isThere) continue;
        const found = yield* then.count();
        if (found === 0 && !section.isOptional) return 0;
        total += found;
      }
      return total;
    };
  };
}

/** Tells the answer once an option is chosen, too; the very same one where it is chosen already. */
function answerWith(
  { question, options }: OpenQuestion,
  answer: Answer | undefined,
): (id: string) => Answer {
  if (question.ask.kind !== "many") return (id) => id;
  const alone = new Set(options.filter(({ exclusive }) => exclusive).map(({ id }) => id));
  const beside = chosenIds(answer).filter((each) => !alone.has(each));
  return (id) => {
    if (alone.has(id)) return [id];
    return beside.includes(id) ? beside : [...beside, id];
  };
}
