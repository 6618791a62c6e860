import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Condition, Named, Query, Score } from "../../matching/criteria";
import { asGiven, walk, type OpenQuestion, type ReadAnswers } from "./asked";
import { conditionOf } from "./conditions";
import type { FinderCatalogue } from "./finder-catalogue";
import { notRuledOut, notStated } from "./mark-text";
import type { Part } from "./part";
import { prepared, type Prepared } from "./prepared";
import type { Wording } from "./reason-text";

/** Something that must hold, and is marked where it is not stated. */
interface Mark extends Named {
  text: string;
}

/** What answers ask of one section's catalogue. */
export interface Compiled extends ReadAnswers {
  query: Query;
  /** What a product's score is made of; its maxima add up to 100, unless nothing ranks. */
  criteria: readonly Score[];
  marks: Mark[];
  /** What each answer asks. */
  parts: readonly Part[];
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: boolean;
}

/** Below this share of all weight a list is only a first selection. */
const MIN_ANSWERED = 1 / 3;

/** What answers ask of a section, as a shopper gives them: those of questions that nothing leads to count for nothing. */
export function compile(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  answers: Answers,
  wording: Wording,
): Compiled {
  const ready = prepared(document, section, catalogue, wording);
  return compiled(document, section, ready, walk(ready.open, answers), wording);
}

/** The same of answers that count whatever leads to their questions. */
export function compileAsGiven(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  answers: Answers,
  wording: Wording,
): Compiled {
  const ready = prepared(document, section, catalogue, wording);
  return compiled(document, section, ready, asGiven(ready.open, answers), wording);
}

function compiled(
  document: FinderDocument,
  section: Section,
  { open, partsOf, criteriaOf }: Prepared,
  read: ReadAnswers,
  wording: Wording,
): Compiled {
  const parts = partsOf(read);
  const filter: Condition[] = section.filter
    ? [conditionOf(section.filter, { answers: read.counted, values: {} })]
    : [];
  const certain: Named[] = [];
  const marks: Mark[] = [];
  const narrow: (Named & { giveUp: number })[] = [];
  for (const part of parts) {
    const { id, isFact, giveUp } = part;
    const { musts, wish, nevers } = conditionsOf(part, wording);
    for (const must of musts) {
      filter.push(must.maybe);
      certain.push({ id, condition: must.condition });
      marks.push({ id, ...must });
    }
    if (wish) {
      narrow.push({ id, condition: wish.maybe, giveUp });
      certain.push({ id, condition: wish.condition });
      marks.push({ id, ...wish });
    }
    for (const never of nevers) {
      if (isFact) filter.push(never.condition);
      else {
        filter.push(never.maybe);
        marks.push({ id, ...never });
      }
    }
  }
  narrow.sort((a, b) => b.giveUp - a.giveUp);
  const criteria = criteriaOf(parts);
  const isByPrice = document.results.order === "price";
  const order = isByPrice ? orderOf(document, read) : undefined;
  return {
    query: {
      filter,
      narrow: narrow.map(({ id, condition }) => ({ id, condition })),
      score: isByPrice ? [] : criteria,
      certain,
      order,
      nearTo: nearTo(parts, isByPrice ? (order ?? "price") : undefined),
    },
    criteria,
    marks,
    parts,
    isFirstSelection: isFirstSelection(open, read),
    ...read,
  };
}

/** The number that the cheapest first goes by, where it is not the price. */
function orderOf({ results }: FinderDocument, { onTheWay }: ReadAnswers): string | undefined {
  return results.orderBy.find(({ when }) => isMet(when, onTheWay))?.attribute;
}

/** Where a budget is given up, the nearest prices are chosen. */
function nearTo(parts: readonly Part[], shownBy: string | undefined): Query["nearTo"] {
  const found = parts.find(({ budget }) => budget && !budget.isMust);
  if (!found) return undefined;
  const { number, min, max } = found.budget!;
  return { id: found.id, number, min, max, shownBy };
}

/** A condition, the same where what is not stated passes, and what is then said. */
interface Asked {
  condition: Condition;
  maybe: Condition;
  text: string;
}

interface AskedConditions {
  musts: Asked[];
  wish: Asked | undefined;
  nevers: Asked[];
}

/** Made once for a part: the engine keeps what it worked out of a condition. */
const made = new WeakMap<Part, AskedConditions>();

function conditionsOf(part: Part, wording: Wording): AskedConditions {
  let found = made.get(part);
  if (!found) {
    const { meaning, label, unknown } = part;
    const asked = (condition: Condition, say: typeof notStated): Asked => ({
      condition,
      maybe: { maybe: condition },
      text: unknown ?? say(condition, wording, label),
    });
    found = {
      musts: meaning.filter.map((each) => asked(each, notStated)),
      wish: meaning.narrow.length > 0 ? asked({ all: meaning.narrow }, notStated) : undefined,
      nevers: meaning.exclude.map((each) => asked({ not: each }, notRuledOut)),
    };
    made.set(part, found);
  }
  return found;
}

/** Whether choosing an answer to a question, or giving one, can rank products. */
const ranking = new WeakMap<OpenQuestion, boolean>();

function ranks(open: OpenQuestion): boolean {
  let found = ranking.get(open);
  if (found === undefined) {
    const rules = [...open.question.rules, ...open.options.flatMap((each) => each.rules)];
    found = rules.some(({ use }) => use === "score" || use === "avoid");
    ranking.set(open, found);
  }
  return found;
}

/** Whether the answered questions have less than a third of the weight of all that could rank. */
function isFirstSelection(
  open: readonly OpenQuestion[],
  { onTheWay, counted }: ReadAnswers,
): boolean {
  let [answered, all] = [0, 0];
  for (const each of open) {
    const { id, when, weight } = each.question;
    if (!ranks(each) || !isMet(when, onTheWay)) continue;
    all += weight;
    // An answer that wishes nothing ("any color") was given all the same.
    if (counted[id] !== undefined) answered += weight;
  }
  return answered < all * MIN_ANSWERED;
}
