import { chosenIds, type Answer, type Answers } from "@shared/finders/answers";
import type { FinderCounts } from "@shared/contracts/finders";
import { openAtTop } from "@shared/finders/price-scale";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { finish, type Steps } from "../../platform/work/steps";
import { isElsewhere } from "../compile/elsewhere";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import { offered } from "../compile/known-options";
import { optionCounter } from "../compile/option-counter";
import { pricesFor } from "../compile/price-ends";
import { reachOf } from "../compile/reach";
import { endingFor } from "./ending";
import { isLeftOpen } from "./left-open";
import { isNothingLeft } from "./nothing-left";
import { areSame } from "./same-options";
import { withWishesAsMusts } from "./wishes-as-musts";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

/**
 * How many products each option of these questions would leave, or each preset of a price, with nothing given
 * up: only musts count. What leads to an ending is not counted. An option of a question with several choices is
 * added to those that were chosen. Of several sections those count that the question is about; none do where one
 * that is needed has none. The budget of a set is spent on several products, so that nothing is counted for it. Of
 * questions that may be skipped it is said which ones need not be asked; nothing is counted where answers only wish, and
 * each leaves the same.
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
    const wishes = onlyWishes(each, stage.document);
    // Of a wish it is told which answers some product has, where the others are not offered.
    const isOfHaving =
      wishes &&
      each.question.offer === "available" &&
      each.options.length > 0 &&
      staged.length === 1;
    const leftBy = isOfHaving
      ? countingSections(
          { document: withWishesAsMusts(stage.document, id) },
          staged,
          answers,
          locale,
        )(id)
      : leftBySections(id);
    const counts: [string, number][] = [];
    const known = new Map<Answer, number | undefined>();
    const choices = isOfHaving ? singleChoices(each) : choicesOf(each);
    for (const choice of choices) {
      const { answer } = choice;
      if (!known.has(answer)) known.set(answer, yield* leftBy(answer));
      const left = known.get(answer);
      if (left !== undefined) counts.push([choice.id, left]);
      yield;
    }
    // Of wishes alone each would say how many products there are.
    const isWhole = counts.length > 0 && counts.length === choices.length;
    const areAlike = new Set(counts.map(([, count]) => count)).size === 1;
    const isSilent = isWhole && wishes && areAlike;
    if (!isSilent) found[id] = Object.fromEntries(counts);
    if (!same.includes(id) && isLeftOpen(stage.document, each, found[id])) same.push(id);
  }
  const isNothing = yield* isNothingLeft(stage.document, staged, answers, found, locale);
  return {
    ...(same.length > 0 && { same }),
    ...(isNothing && { isNothing }),
    questions: found,
  };
}

/** Each option alone, whatever else is chosen. */
const singleChoices = ({ question: { ask }, options }: OpenQuestion) =>
  offered(options).map(({ id }) => ({ id, answer: ask.kind === "many" ? [id] : id }));

/** A price without a rule, or one that is a section's budget, is a must. */
function onlyWishes({ question, options }: OpenQuestion, { sections }: FinderDocument): boolean {
  const { id, ask } = question;
  const rules = [...question.rules, ...options.flatMap((option) => option.rules)];
  if (ask.kind === "price" && (rules.length === 0 || sections.some(({ budget }) => budget === id)))
    return false;
  return rules.every(({ use }) => use === "score" || use === "avoid");
}

/**
 * Tells how many products of the sections that a question is about an answer would leave; nothing where it leads to an
 * ending, or is about none of those that are there.
 */
function countingSections(
  { document }: Pick<Stage, "document">,
  staged: readonly StagedSection[],
  answers: Answers,
  locale: string,
): (id: string) => (answer: Answer) => Steps<number | undefined> {
  const sections = staged.map(({ section, catalog }) => {
    const wording = wordingOf({ document }, catalog, locale);
    const counterOf = optionCounter(document, section, catalog, answers, wording);
    return { section, catalog, counterOf };
  });
  const isSet = staged.length > 1;
  return (id) => {
    const counters = sections.map(({ section, catalog, counterOf }) => ({
      section,
      counter: counterOf(id),
      isCounted: !isSet || isAbout(document, id, { section, catalog }),
    }));
    return function* (answer) {
      let total: number | undefined;
      for (const { section, counter, isCounted } of counters) {
        const then = counter(answer);
        if (endingFor(document, then.read)) return undefined;
        if (!isCounted || (isSet && !then.isThere)) continue;
        const found = yield* then.count();
        if (found === 0 && !section.isOptional) return 0;
        total = (total ?? 0) + found;
      }
      return total;
    };
  };
}

/** Whether an answer to a question says something of a section's products, or whether the section is there. */
function isAbout(
  document: FinderDocument,
  id: string,
  { section, catalog }: StagedSection,
): boolean {
  if (id === document.results.budget) return false;
  const open = openQuestions(document, catalog);
  const reach = reachOf(document, open)(id);
  // A fact is asked of all: what cannot be stated is not known to be safe.
  const isFact = open.some(({ question }) => question.id === id && question.fact);
  if (isFact || reach.isFramed || section.budget === id) return true;
  const rules = [
    ...[...reach.questions].flatMap((place) => {
      const { question, options } = open[place]!;
      return [...question.rules, ...options.flatMap((option) => option.rules)];
    }),
    ...[...reach.rules].map((place) => document.rules[place]!.rule),
  ];
  const isHere = (rule: Rule) =>
    rule.use === "exclude" || rule.sections?.includes(section.id) !== false;
  return (
    reach.isFramed || rules.some((rule) => isHere(rule) && !isElsewhere(rule, catalog.attributes))
  );
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
