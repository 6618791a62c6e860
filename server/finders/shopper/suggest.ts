import {
  chosenIds,
  rangeIn,
  writeAnswer,
  type Answer,
  type Answers,
} from "@shared/finders/answers";
import { formatMoney } from "@shared/finders/format-money";
import { isMet } from "@shared/finders/path";
import type { FinderSuggestion } from "@shared/contracts/finders";
import { select } from "../../matching/select";
import { neighbors, sortedNumbers, suggestions, type Outcome } from "../../matching/suggestions";
import { askedQuestions, openQuestions, type AskedQuestion } from "../compile/asked";
import { compile } from "../compile/compile";
import { offered } from "../compile/known-options";
import { lower } from "../compile/say";
import { stagedSections, wordingOf, type Stage } from "./stage";

/** The most changes offered, and tried of one question. */
const MAX_COUNT = 4;
const MAX_OF_A_QUESTION = 8;
/** What budgets are rounded to, away from the shopper's own: a hundredth of their size, at least 1. */
const roundingOf = (amount: number) => Math.max(1, 10 ** Math.floor(Math.log10(amount) - 1));
/** A change that adds no product must raise the best score by this much. */
const WORTHWHILE_POINTS = 10;
/** The least best score that is worth a suggestion. */
const MIN_BEST_SCORE = 40;

interface Offer {
  id: string;
  label: string;
  changes: Record<string, Answer | null>;
}

/**
 * Changes of one answer that find more, or better: each is proven by asking with the changed answers. Where
 * nothing is found and no single change helps, the fewest answers of the least importance that must go
 * together. A fact is never changed.
 */
export function suggest(stage: Stage, answers: Answers, locale: string): FinderSuggestion[] {
  const [first] = stagedSections(stage);
  if (!first) return [];
  const { section, catalogue } = first;
  const { document } = stage;
  const wording = wordingOf(stage, catalogue, locale);
  const compiledWith = (changed: Answers) =>
    compile(document, section, catalogue, changed, wording);
  const { counted, query: asked } = compiledWith(answers);
  const free = askedQuestions(openQuestions(document, catalogue), counted).filter(
    ({ question }) => !question.fact,
  );
  const { say } = wording.language;

  const prove = (offers: readonly Offer[]) =>
    suggestions(
      catalogue,
      asked,
      offers.map((offer) => ({ offer, query: compiledWith(withChanges(counted, offer)).query })),
      {
        isWorthwhile,
        compare: (a, b) =>
          Number(b.hasStock) - Number(a.hasStock) || b.bestScore - a.bestScore || b.count - a.count,
        maxItems: MAX_COUNT,
      },
    );
  const single = prove(
    free.flatMap((each) => [...budgets(each), ...otherChoices(each), ...leftOpen(each)]),
  );
  const found = single.length > 0 ? single : prove(together());
  return found.map(({ offer, then: { count, bestScore } }) => ({
    id: offer.id,
    label: offer.label,
    changes: written(offer.changes),
    count,
    bestScore,
  }));

  /** Just enough more for the next product, or just enough less. */
  function budgets({ question, answer }: AskedQuestion): Offer[] {
    const range = rangeIn(answer);
    if (!range) return [];
    const { [question.id]: _own, ...others } = counted;
    const { query } = compiledWith(others);
    const rows = select(catalogue, [
      ...query.filter,
      ...query.narrow.map(({ condition }) => condition),
    ]);
    const prices = sortedNumbers(catalogue, "price", rows);
    const { min = 0, max } = range;
    const above = prices.find((price) => max !== undefined && price > max);
    const below = prices.findLast((price) => price < min);
    const money = (amount: number) => formatMoney(amount, document.currency, locale);
    const offers: Offer[] = [];
    if (max !== undefined && above !== undefined) {
      const step = roundingOf(above);
      const raised = Math.ceil(above / step) * step;
      offers.push({
        id: `${question.id}-max`,
        label: `Raise your budget by ${money(raised - max)}`,
        changes: { [question.id]: { ...range, max: raised } },
      });
    }
    if (below !== undefined) {
      const step = roundingOf(below);
      const lowered = Math.floor(below / step) * step;
      offers.push({
        id: `${question.id}-min`,
        label: `Start your budget at ${money(lowered)}`,
        changes: { [question.id]: { ...range, min: lowered } },
      });
    }
    return offers;
  }

  /** A neighbor on a scale, another choice, or one of several less. */
  function otherChoices({ question, options, answer, chosen }: AskedQuestion): Offer[] {
    const { id, ask } = question;
    if (ask.kind === "many") {
      if (chosen.length < 2) return [];
      return chosen.map(({ id: less, label }) => ({
        id: `${id}-without-${less}`,
        label: `Do without ${lower(say(label))}`,
        changes: { [id]: chosenIds(answer).filter((each) => each !== less) },
      }));
    }
    if (typeof answer !== "string") return [];
    const open = offered(options).filter((each) => !each.exclusive && isMet(each.when, counted));
    const others =
      ask.kind === "scale" ? neighbors(open, answer) : open.filter((each) => each.id !== answer);
    return others.slice(0, MAX_OF_A_QUESTION).map((other) => ({
      id: `${id}-${other.id}`,
      label: `Choose ${lower(say(other.label))} instead`,
      changes: { [id]: other.id },
    }));
  }

  function leftOpen(each: AskedQuestion): Offer[] {
    const changes = withoutAnswer(each);
    if (!changes) return [];
    const { id, title } = each.question;
    return [{ id: `${id}-open`, label: `Leave open: ${say(title)}`, changes }];
  }

  /** What must go together: answers from the last question on, as few as help. */
  function together(): Offer[] {
    const changes: Record<string, Answer | null> = {};
    const titles: string[] = [];
    for (const each of free.toReversed()) {
      Object.assign(changes, withoutAnswer(each) ?? { [each.question.id]: null });
      titles.unshift(say(each.question.title));
      const { query } = compiledWith(withChanges(counted, { changes }));
      const all = [...query.filter, ...query.narrow.map(({ condition }) => condition)];
      if (select(catalogue, all).length > 0) {
        return [{ id: "together", label: `Leave open: ${titles.join(" ")}`, changes }];
      }
    }
    return [];
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
