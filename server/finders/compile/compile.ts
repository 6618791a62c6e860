import type { Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Query, Score } from "../../engine/criteria";
import { finish, type Steps } from "../../platform/work/steps";
import type { Asked, Mark } from "./asked-conditions";
import { byTotal, HAS_TOTAL, TOTAL, withAmounts, type Amounts } from "./amounts";
import { asGiven, walk, type ReadAnswers } from "./asked";
import type { Chosen } from "./chosen";
import type { FinderCatalog } from "./finder-catalog";
import { isFirstSelection } from "./first-selection";
import { measuredAmong } from "./measured-among";
import { mustsOf } from "./musts";
import type { Part } from "./part";
import { prepared, type Prepared } from "./prepared";
import { lacksAnswer, withProductValuesInSteps } from "./product-values";
import type { Wording } from "./column-words";
import { writerIn } from "../sentences/sentences";

/** What answers ask of one section's catalog. */
export interface Compiled extends ReadAnswers {
  /** What the query is for: the section's, with the prices of all packs where an amount is needed. */
  catalog: FinderCatalog;
  query: Query;
  /** The number that is a product's price; that of all packs where an amount is needed. */
  price: string;
  /** What is bought of a row's product where an amount is needed. */
  boughtAt?: Amounts["boughtAt"];
  /** Whether the section is there for these answers. */
  isThere: boolean;
  /** What a product's score is made of; its maxima add up to 100, unless nothing ranks. */
  criteria: readonly Score[];
  marks: Mark[];
  /** What hides products of which it is not stated, and all that is asked of single packs. */
  hiding: Hiding;
  /** What each answer asks. */
  parts: readonly Part[];
  /** Whether nothing was asked: everything would fit. */
  isUnasked: boolean;
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: () => boolean;
}

/** What hides what is not stated, with the question that it stands in. */
export interface Hiding {
  musts: readonly Asked[];
  /** Musts and nevers, in the order of the questions. */
  all: readonly Asked[];
  catalog: FinderCatalog;
  query: Pick<Query, "filter" | "narrow">;
}

/**
 * What answers ask of a section, as a shopper gives them: those of questions that nothing leads to count for nothing.
 *
 * @internal For tests and programs: the product asks in steps.
 */
export const compile = (...asked: Parameters<typeof compileInSteps>): Compiled =>
  finish(compileInSteps(...asked));

/** The same in steps. */
export function* compileInSteps(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  answers: Answers,
  wording: Wording,
  chosen?: Chosen,
): Steps<Compiled> {
  const ready = prepared(document, section, catalog, wording);
  const read = walk(ready.open, document.values, answers);
  return yield* compiled(document, section, catalog, ready, { ...read, chosen });
}

/** The same for counts: its criteria do not know what they are measured among. */
export function compileToCount(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  answers: Answers,
  wording: Wording,
): Compiled {
  const ready = prepared(document, section, catalog, wording);
  const read = walk(ready.open, document.values, answers);
  return finish(compiled(document, section, catalog, ready, read, "counted"));
}

/** The same of answers that count whatever leads to their questions. */
export const compileAsGiven = (...asked: Parameters<typeof compileAsGivenInSteps>): Compiled =>
  finish(compileAsGivenInSteps(...asked));

/** The same in steps. */
export function* compileAsGivenInSteps(
  document: FinderDocument,
  section: Section,
  catalog: FinderCatalog,
  answers: Answers,
  wording: Wording,
): Steps<Compiled> {
  const ready = prepared(document, section, catalog, wording);
  const read = asGiven(ready.open, document.values, answers);
  return yield* compiled(document, section, catalog, ready, read);
}

function* compiled(
  document: FinderDocument,
  section: Section,
  given: FinderCatalog,
  { open, partsOf, criteriaOf, locale }: Prepared,
  read: ReadAnswers,
  purpose: "ranked" | "counted" = "ranked",
): Steps<Compiled> {
  const asked = yield* partsOf(read);
  const catalog = yield* withProductValuesInSteps(document, open, given, read);
  const marks: Mark[] = [];
  const hiding: { musts: Asked[]; all: Asked[] } = { musts: [], all: [] };
  for (const { asks } of asked) {
    marks.push(...asks.marks);
    hiding.musts.push(...asks.hiding.musts);
    hiding.all.push(...asks.hiding.musts, ...asks.hiding.nevers);
  }
  const mustsFor = (parts: readonly Part[], to: ReadAnswers) =>
    mustsOf(section, parts, to, {
      attributes: given.attributes,
      lacksAnswer: lacksAnswer(document, open, to),
    });
  const { filter, narrow } = mustsFor(asked, read);
  let parts: readonly Part[] = asked;
  if (purpose === "ranked" && asked.some(({ within }) => within)) {
    // By answers alone: what is chosen in another section makes no product of this one better.
    const alone = { ...read, chosen: undefined };
    const musts = read.chosen ? mustsFor(yield* partsOf(alone), alone) : { filter, narrow };
    parts = yield* measuredAmong(asked, catalog, musts);
  }
  const criteria = criteriaOf(parts);
  const isByPrice = document.results.order === "price";
  const order = isByPrice ? orderOf(document, read) : undefined;
  const query: Query = {
    filter,
    narrow,
    score: isByPrice ? [] : criteria,
    certain: marks,
    order,
    isNearFirst: !isByPrice,
    nearTo: nearTo(parts, isByPrice ? (order ?? "price") : undefined),
  };
  const { amount } = section;
  const needed = amount && read.values[amount.value];
  const isThere = needed === undefined || needed > 0;
  const amounts =
    needed !== undefined && isThere
      ? yield* withAmounts(catalog, query, amount!, needed)
      : undefined;
  // Field by field: copies of objects take several times as long.
  return {
    catalog: amounts?.catalog ?? catalog,
    query: amounts?.query ?? query,
    price: amounts?.price ?? "price",
    boughtAt: amounts?.boughtAt,
    hiding: { ...hiding, catalog, query },
    isThere: isThere && isMet(section.when, read.onTheWay, read.values),
    criteria,
    marks: amounts ? [...marks.map(byTotal), noTotal(locale)] : marks,
    parts: amounts ? parts.map(byTotalBudget) : parts,
    isUnasked: Object.keys(read.counted).length === 0,
    isFirstSelection: () => isFirstSelection(open, read),
    onTheWay: read.onTheWay,
    counted: read.counted,
    values: read.values,
    chosen: read.chosen,
  };
}

const byTotalBudget = (part: Part): Part =>
  part.budget?.number === "price" ? { ...part, budget: { ...part.budget, number: TOTAL } } : part;

const noTotal = (locale: string): Mark => ({
  id: TOTAL,
  condition: HAS_TOTAL,
  text: () => writerIn(locale)("total-not-stated"),
});

/** The number that the cheapest first goes by, where it is not the price. */
function orderOf(
  { results }: FinderDocument,
  { onTheWay, values }: ReadAnswers,
): string | undefined {
  return results.orderBy.find(({ when }) => isMet(when, onTheWay, values))?.attribute;
}

/** Where a budget is given up, the nearest prices are chosen. */
function nearTo(parts: readonly Part[], shownBy: string | undefined): Query["nearTo"] {
  const found = parts.find(({ budget }) => budget && !budget.isMust);
  if (!found) return undefined;
  const { number, min, max } = found.budget!;
  return { id: found.id, number, min, max, shownBy };
}
