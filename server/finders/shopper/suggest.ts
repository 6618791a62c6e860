// Longer than 200 lines: the ways to change answers share what the answers have worked out.

import { rangeIn, type AnsweredRange, type Answers } from "@shared/finders/answers";
import { formatMoney } from "@shared/finders/format-money";
import type { FinderSuggestion } from "@shared/contracts/finders";
import { conditionsOf, countInSteps } from "../../engine/counts";
import type { Asked, Outcome } from "../../engine/outcomes";
import { isNone } from "../../engine/bits";
import { narrowInSteps } from "../../engine/narrow";
import { meeting } from "../../engine/row-truths";
import { finish, type Steps } from "../../platform/work/steps";
import { numbersBeside, suggestionsInSteps } from "../../engine/suggestions";
import { askedQuestions, openQuestions, type AskedQuestion } from "../compile/asked";
import { compileAsGivenInSteps, compileInSteps } from "../compile/compile";
import { rangeRule } from "../compile/part";
import { pricesFor } from "../compile/price-ends";
import { priceOfBetter } from "./better-above";
import { budgetOffers, MOST_RAISED, raisesOf } from "./budget-offers";
import {
  choiceOffers,
  mustContain,
  openChoices,
  withoutAnswer,
  type Offer,
  type Offering,
} from "./offers";
import {
  neediestFirst,
  smallestFirst,
  usualRules,
  withChanges,
  written,
  type SuggestionRules,
} from "./suggestion-rules";
import { endingFor } from "./ending";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";
import { writerIn } from "../sentences/sentences";

/** The most changes offered. */
const MAX_COUNT = 4;
/** So many are looked at for those. */
const MAX_LOOKED_AT = 12;
/** The most combinations of answers that are tried where nothing is found. */
export const MAX_TRIES = 200;
/** The most that are tried of one question. */
export const MAX_OF_A_QUESTION = 8;

/** A change that is proven to find more. */
export interface Proven {
  offer: Offer;
  then: Outcome;
}

/**
 * Changes that find more, as any finder's page is told of them.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const suggest = (stage: Stage, answers: Answers, locale: string): FinderSuggestion[] =>
  finish(suggestInSteps(stage, answers, locale));

/** The same in steps. */
export function* suggestInSteps(
  stage: Stage,
  answers: Answers,
  locale: string,
): Steps<FinderSuggestion[]> {
  const rules: SuggestionRules = { ...usualRules, keepsMusts: true, maxItems: MAX_LOOKED_AT };
  const proven = yield* provenChangesInSteps(stage, answers, locale, rules);
  // What may not be as it must be is a way out where there is no other.
  const certain = proven.filter(({ then }) => then.isCertain);
  const possible = certain.length > 0 ? certain : proven;
  // Nobody is sent to what is sold out where something is to be had.
  const toBeHad = possible.filter(({ then }) => then.isToBeHad);
  const offered = toBeHad.length > 0 ? toBeHad : possible;
  return withoutDetours(offered)
    .slice(0, MAX_COUNT)
    .map(({ offer: { id, label, changes }, then: { count, bestScore } }) => ({
      id,
      label,
      changes: written(changes),
      count,
      bestScore,
    }));
}

/**
 * Without other choices that find no more than leaving their question open does, nor what is closer: what they wish for,
 * nothing of that may have. Of choices of one question that find alike the first stands for all.
 */
function withoutDetours(proven: readonly Proven[]): Proven[] {
  const opened = new Map(
    proven.flatMap(({ offer: { changes }, then }) => {
      const [[id, answer] = [], ...others] = Object.entries(changes);
      return id && answer === null && others.length === 0 ? [[id, then] as const] : [];
    }),
  );
  const seen = new Set<string>();
  return proven.filter(({ offer: { changes }, then }) => {
    const [[id, answer] = [], ...others] = Object.entries(changes);
    if (id === undefined || typeof answer !== "string" || others.length > 0) return true;
    const open = opened.get(id);
    if (open && then.count === open.count && then.bestScore <= open.bestScore) return false;
    const alike = JSON.stringify([id, then.count, then.bestScore]);
    return seen.has(alike) ? false : seen.add(alike);
  });
}

/**
 * Changes of one answer that find more, or better: each is proven by asking with the changed answers. Where
 * nothing is found and no single change helps, the fewest answers that must go together. What must be is changed only
 * where nothing is as it must be, or where its question says how. A fact is never
 * changed, nor led away from; nothing leads to an ending, and nothing away from one. Of several sections the first
 * that is needed and has nothing is helped, else the first; no change empties another. In steps.
 */
export function* provenChangesInSteps(
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  locale: string,
  rules: SuggestionRules,
): Steps<Proven[]> {
  const { document } = stage;
  const compileWith = rules.asGiven ? compileAsGivenInSteps : compileInSteps;
  const parts = stagedSections(stage);
  const [helped, ...others] =
    parts.length > 1 ? yield* neediestFirst(parts, (each) => foundIn(each, answers)) : parts;
  if (!helped) return [];
  const { section, catalog } = helped;
  const wording = wordingOf(stage, catalog, locale);
  const open = openQuestions(document, catalog);
  const compiledWith = (changed: Answers) =>
    compileWith(document, section, catalog, changed, wording);
  const now = yield* compiledWith(answers);
  const { counted, onTheWay, values } = now;
  if (endingFor(document, now)) return [];
  const free = askedQuestions(open, counted).filter(({ question }) => !question.fact);
  const facts = document.questions
    .filter(({ id, fact }) => fact && counted[id] !== undefined)
    .map(({ id }) => id);
  const musts = rules.keepsMusts
    ? now.parts.filter(({ meaning }) => meaning.filter.length > 0).map(({ id }) => id)
    : [];
  const { say } = wording.language;
  const offering: Offering = {
    onTheWay,
    values,
    say,
    locale,
    maxOfAQuestion: MAX_OF_A_QUESTION,
    first: open.length > 1 ? askedQuestions(open, counted)[0]?.question.id : undefined,
    among: rules.among ?? ((each) => openChoices(each, { onTheWay, values })),
  };

  // What must be stays as it is while there is something that is so; a question's own suggestions are its staff's word.
  const kept = (yield* countInSteps(now.catalog, { ...now.query, narrow: [] })) > 0;
  const mayChange = ({ question: { id, ask, suggest: own } }: AskedQuestion) =>
    !kept ||
    own !== undefined ||
    ask.kind === "price" ||
    !now.parts.some((part) => part.id === id && part.meaning.filter.length > 0);
  const inOrder = free.filter(mayChange).toSorted((a, b) => placeOf(a) - placeOf(b));
  const offers: Offer[] = [];
  for (const each of inOrder) {
    offers.push(...(yield* budgets(each)), ...choiceOffers(each, offering));
  }
  const isShown = rules.showsGivenUp ? yield* shownAnyway() : () => false;
  const single = yield* prove(offers);
  return single.length > 0 || !rules.mayCombine ? single : yield* prove(yield* together());

  function* prove(offers: readonly Offer[]): Steps<Proven[]> {
    const fresh = offers.filter((each) => !isShown(each));
    const opened = fresh.map((each) => ({
      ...each,
      changes: { ...each.changes, ...openedBudgets(each) },
    }));
    return yield* suggestionsInSteps(now, opened, questionAfter, {
      ...rules,
      maxItems: rules.maxItems ?? MAX_COUNT,
    });
  }

  /** Whether a change shows what is shown already: it asks less of what was given up. */
  function* shownAnyway(): Steps<(offer: Offer) => boolean> {
    const { left, relaxed } = yield* narrowInSteps(now.catalog, now.query);
    if (isNone(left)) return () => false;
    const givenUp: readonly string[] = relaxed;
    return ({ eases }) => eases?.every((id) => givenUp.includes(id)) ?? false;
  }

  /** What is asked after a change; nothing where it would touch a fact, lead to an ending, or empty another section. */
  function* questionAfter(offer: Offer): Steps<Asked | undefined> {
    const then = yield* compiledWith(withChanges(onTheWay, offer));
    if (!keepsFacts(then.counted, offer.changes) || endingFor(document, then)) return undefined;
    yield;
    return (yield* empties(offer)) ? undefined : then;
  }

  /** How many products a section has; undefined where it is not shown. */
  function* foundIn(
    { section, catalog }: StagedSection,
    given: Answers,
  ): Steps<number | undefined> {
    const about = wordingOf(stage, catalog, locale);
    const then = yield* compileWith(document, section, catalog, given, about);
    return then.isThere ? yield* countInSteps(then.catalog, then.query) : undefined;
  }

  function* empties(offer: Offer): Steps<boolean> {
    for (const each of others) {
      if ((yield* foundIn(each, withChanges(onTheWay, offer))) === 0) return true;
    }
    return false;
  }

  function placeOf({ question: { id }, answer }: AskedQuestion): number {
    return rules.order ? rules.order.indexOf(id) : rangeIn(answer) ? 0 : 1;
  }

  function* budgets(each: AskedQuestion): Steps<Offer[]> {
    const { ask } = each.question;
    const range = rangeIn(each.answer);
    const raises = raisesOf(each.question);
    if (ask.kind !== "price" || !range || !raises) return [];
    const { [each.question.id]: _own, ...others } = onTheWay;
    const then = yield* compiledWith(others);
    const rows = yield* meeting(then.catalog, conditionsOf(then.query));
    const number = rangeRule(each.question, onTheWay, values)?.number ?? "price";
    const name = number === "price" ? then.price : number;
    return budgetOffers(
      each,
      {
        better: each.question.suggest ? undefined : yield* betterAbove(each, range, name),
        beside: yield* numbersBeside(then.catalog, name, rows, range, Math.max(...raises)),
        top: rules.top ?? pricesFor(ask, catalog.lists, open, onTheWay).max,
        money: (amount) => formatMoney(amount, document.currency, locale),
      },
      offering,
    );
  }

  /** The price of what matches much better, for not much more than a budget. */
  function* betterAbove(
    { question: { id } }: AskedQuestion,
    { max }: AnsweredRange,
    price: string,
  ): Steps<number | undefined> {
    if (max === undefined) return undefined;
    const above = yield* compiledWith({
      ...onTheWay,
      [id]: { min: max, max: max * MOST_RAISED },
    });
    return yield* priceOfBetter(now, above, price);
  }

  /** Another choice may move a slider's top below a budget's end, which then is none. */
  function openedBudgets({ changes }: Offer): Offer["changes"] {
    const opened: Offer["changes"] = {};
    for (const { id, ask } of document.questions) {
      const range = rangeIn(onTheWay[id]);
      if (ask.kind !== "price" || range?.max === undefined) continue;
      if (ask.scaledBy === undefined || !(ask.scaledBy in changes) || id in changes) continue;
      const then = withChanges(onTheWay, { changes });
      if (range.max < pricesFor(ask, catalog.lists, open, then).max) continue;
      const { max: _max, ...below } = range;
      opened[id] = { min: 0, ...below };
    }
    return opened;
  }

  /** The fewest answers that must go together, the least important of them. */
  function* together(): Steps<Offer[]> {
    const unanswered = ({ question }: AskedQuestion): Offer["changes"] => ({ [question.id]: null });
    // A window stays as wide as it is: what is made for others is the last to be suggested.
    const lessImportantFirst = free
      .filter(mayChange)
      .toReversed()
      .toSorted((one, other) => Number(mustContain(one)) - Number(mustContain(other)));
    for (const some of smallestFirst(lessImportantFirst, MAX_TRIES)) {
      // "Not sure" may lead to questions that no answer leads to.
      for (const leaveOpen of [
        (each: AskedQuestion) => withoutAnswer(each) ?? unanswered(each),
        unanswered,
      ]) {
        const changes: Offer["changes"] = {};
        for (const each of some) Object.assign(changes, leaveOpen(each));
        const then = yield* compiledWith(withChanges(onTheWay, { changes }));
        if (endingFor(document, then) || !keepsFacts(then.counted, changes)) continue;
        if ((yield* countInSteps(then.catalog, then.query)) > 0) {
          const titles = some.toReversed().map(({ question: { title } }) => say(title));
          const label = writerIn(locale)("leave-open", { question: titles.join(" ") });
          const eases = some.map(({ question }) => question.id);
          return [{ id: "together", label, changes, isLess: true, eases }];
        }
      }
    }
    return [];
  }

  /** Whether a change leaves every fact, and every must but its own: what nobody is asked any more would be gone with it. */
  function keepsFacts(changed: Answers, changes: Offer["changes"]): boolean {
    const kept = [...facts, ...musts.filter((id) => !(id in changes) && counted[id] !== undefined)];
    return kept.every((id) => changed[id] !== undefined);
  }
}
