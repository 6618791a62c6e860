import { rangeIn, writeAnswer, type Answer, type Answers } from "@shared/finders/answers";
import { formatMoney } from "@shared/finders/format-money";
import type { FinderSuggestion } from "@shared/contracts/finders";
import { select } from "../../matching/select";
import { sortedNumbers, suggestions, type Outcome } from "../../matching/suggestions";
import { askedQuestions, openQuestions, type AskedQuestion } from "../compile/asked";
import { compile } from "../compile/compile";
import { budgetOffers, otherChoices, type Offer } from "./offers";
import { smallestFirst } from "./smallest-first";
import { stagedSections, wordingOf, type Stage } from "./stage";

/** The most changes offered. */
const MAX_COUNT = 4;
/** The most combinations of answers that are tried where nothing is found. */
const MAX_TRIES = 200;
/** A change that adds no product must raise the best score by this much. */
const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

/**
 * Changes of one answer that find more, or better: each is proven by asking with the changed answers. Where
 * nothing is found and no single change helps, the fewest answers that must go together. A fact is never
 * changed, nor led away from.
 */
export function suggest(stage: Stage, answers: Answers, locale: string): FinderSuggestion[] {
  const [first] = stagedSections(stage);
  if (!first) return [];
  const { section, catalogue } = first;
  const { document } = stage;
  const wording = wordingOf(stage, catalogue, locale);
  const compiledWith = (changed: Answers) =>
    compile(document, section, catalogue, changed, wording);
  const { counted, onTheWay, query: asked } = compiledWith(answers);
  const free = askedQuestions(openQuestions(document, catalogue), counted).filter(
    ({ question }) => !question.fact,
  );
  const facts = document.questions
    .filter(({ id, fact }) => fact && counted[id] !== undefined)
    .map(({ id }) => id);
  const { say } = wording.language;

  const prove = (offers: readonly Offer[]) =>
    suggestions(
      catalogue,
      asked,
      offers.flatMap((offer) => {
        const { query, counted: changed } = compiledWith(withChanges(onTheWay, offer));
        return keepsFacts(changed) ? [{ offer, query }] : [];
      }),
      {
        isWorthwhile,
        compare: (a, b) =>
          Number(b.hasStock) - Number(a.hasStock) || b.bestScore - a.bestScore || b.count - a.count,
        maxItems: MAX_COUNT,
      },
    );
  const single = prove(
    free.flatMap((each) => [
      ...budgets(each),
      ...otherChoices(each, onTheWay, say),
      ...leftOpen(each),
    ]),
  );
  const found = single.length > 0 ? single : prove(together());
  return found.map(({ offer, then: { count, bestScore } }) => ({
    id: offer.id,
    label: offer.label,
    changes: written(offer.changes),
    count,
    bestScore,
  }));

  function budgets(each: AskedQuestion): Offer[] {
    if (!rangeIn(each.answer)) return [];
    const { [each.question.id]: _own, ...others } = onTheWay;
    const { filter, narrow } = compiledWith(others).query;
    const rows = select(catalogue, [...filter, ...narrow.map(({ condition }) => condition)]);
    const money = (amount: number) => formatMoney(amount, document.currency, locale);
    return budgetOffers(each, sortedNumbers(catalogue, "price", rows), money);
  }

  function leftOpen(each: AskedQuestion): Offer[] {
    const changes = withoutAnswer(each);
    if (!changes) return [];
    const { id, title } = each.question;
    return [{ id: `${id}-open`, label: `Leave open: ${say(title)}`, changes }];
  }

  /** The fewest answers that must go together, the least important of them. */
  function together(): Offer[] {
    const unanswered = ({ question }: AskedQuestion): Offer["changes"] => ({ [question.id]: null });
    const lessImportantFirst = free.toReversed();
    for (const some of smallestFirst(lessImportantFirst, MAX_TRIES)) {
      // "Not sure" may lead to questions that no answer leads to.
      for (const leaveOpen of [
        (each: AskedQuestion) => withoutAnswer(each) ?? unanswered(each),
        unanswered,
      ]) {
        const changes: Offer["changes"] = {};
        for (const each of some) Object.assign(changes, leaveOpen(each));
        const then = compiledWith(withChanges(onTheWay, { changes }));
        const all = [...then.query.filter, ...then.query.narrow.map(({ condition }) => condition)];
        if (keepsFacts(then.counted) && select(catalogue, all).length > 0) {
          const titles = some.toReversed().map(({ question: { title } }) => say(title));
          return [{ id: "together", label: `Leave open: ${titles.join(" ")}`, changes }];
        }
      }
    }
    return [];
  }

  /** Whether a change leaves every fact: one that nobody is asked any more would be suggested away. */
  function keepsFacts(changed: Answers): boolean {
    return facts.every((id) => changed[id] !== undefined);
  }
}

/** How a question is left open: by its own "not sure", or without an answer if it needs none. */
function withoutAnswer({ question, options }: AskedQuestion): Offer["changes"] | undefined {
  const notSure = options.find(({ exclusive }) => exclusive === "not-sure");
  if (notSure) return { [question.id]: question.ask.kind === "many" ? [notSure.id] : notSure.id };
  return question.required ? undefined : { [question.id]: null };
}

/** Products in stock beat those out of stock; otherwise more that are no worse, or a much better one. */
function isWorthwhile(then: Outcome, now: Outcome): boolean {
  // Where there is nothing, anything is a way out.
  if (now.count === 0) return then.count > 0;
  if (then.bestScore < MIN_BEST_SCORE) return false;
  if (then.hasStock !== now.hasStock) return then.hasStock;
  return (
    (then.count > now.count && then.bestScore >= now.bestScore) ||
    (then.count > 0 &&
      then.count >= now.count &&
      then.bestScore >= now.bestScore + WORTHWHILE_POINTS)
  );
}

function withChanges(answers: Answers, { changes }: Pick<Offer, "changes">): Answers {
  const merged = Object.entries({ ...answers, ...changes });
  return Object.fromEntries(merged.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

const written = (changes: Offer["changes"]) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, answer]) => [
      id,
      answer === null ? null : writeAnswer(answer),
    ]),
  );
