import { createHash } from "node:crypto";
import type { FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { hasOptions } from "@shared/finders/question-kinds";
import { byCodes } from "../../engine/by-codes";
import type { Steps } from "../../platform/work/steps";
import { selectInSteps } from "../../engine/select";
import { NOT_STATED, truthInSteps } from "../../engine/truth";
import { openQuestions } from "../compile/asked";
import { offered, type KnownOption } from "../compile/known-options";
import { lookedAtBy } from "../compile/looked-at";
import { calculationsOfProducts } from "../compile/product-values";
import { sayIn } from "../compile/say";
import type { Report } from "../check/finding";
import { outcomesOf, type Outcome, type Stocked } from "./stocked";

/** Fewer products than this are no choice. */
const FEW = 3;
/** Brands and values of attributes can be thousands, which come and go. */
const MAX_MADE = 200;
const NAMED = 5;

/** Warns of options that no product is like, or each, or hardly any; and of parts that have hardly any products. */
export function* checkChoices(
  document: FinderDocument,
  stocked: readonly Stocked[],
  report: Report,
): Steps<void> {
  for (const { at, all, left } of stocked) {
    const path = `sections.${at}`;
    if (all === 0)
      report.warn(path, "Its catalog has no products today. Add some, or choose another catalog.");
    else if (left < FEW) {
      const message = `Whatever is answered, at most ${left} of ${productsOf(all)} can be shown here. Loosen what products here must be.`;
      report.warn(path, message);
    }
  }
  const [first] = stocked;
  if (!first || stocked.every(({ left }) => left === 0)) return;
  const say = sayIn(document.locale, document.locale);
  for (const [index, { question, options }] of openQuestions(document, first.catalog).entries()) {
    if (!hasOptions(question.ask.kind)) continue;
    const isOwn = Array.isArray(question.options);
    const path = `questions.${index}.options`;
    const missing: string[] = [];
    const alike = new Map<string, KnownOption>();
    for (const [at, option] of offered(options)
      .slice(0, isOwn ? undefined : MAX_MADE)
      .entries()) {
      yield;
      if (option.exclusive === "not-sure") continue;
      const answer = question.ask.kind === "many" ? [option.id] : option.id;
      const outcomes = yield* outcomesOf(document, stocked, { [question.id]: answer });
      if (!outcomes) continue;
      if (isOwn) {
        const message = yield* said(document, question, option, outcomes);
        if (message) report.warn(`${path}.${at}`, message);
        const likeness = answer === option.id ? undefined : yield* likenessOf(question, outcomes);
        const other = likeness && alike.get(likeness);
        if (other) {
          const both = `“${say(other.label)}” and “${say(option.label)}”`;
          report.warn(`${path}.${at}`, `${both} mean the same products today. Offer one of them.`);
        } else if (likeness) alike.set(likeness, option);
      } else if (question.offer !== "available") {
        const found = yield* fitting(question, outcomes);
        if (found === "none") missing.push(`“${say(option.label)}”`);
      }
    }
    if (missing.length > 0) {
      const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
      const message = `No product is like these answers today: ${missing.slice(0, NAMED).join(", ")}${more}. Leave out answers that no product has.`;
      report.warn(`questions.${index}.offer`, message);
    }
  }
}

/** What is to be thought about in an option of its own. */
function* said(
  { values }: FinderDocument,
  question: Question,
  option: KnownOption,
  outcomes: Outcome[],
): Steps<string | undefined> {
  const found = yield* fitting(question, outcomes);
  const all = outcomes.reduce((sum, { before }) => sum + before.left, 0);
  if (found === "none")
    return `None of ${productsOf(all)} is like this answer today. Change what it means, or remove it.`;
  if (found === "all") {
    return isAlone(question, option, calculationsOfProducts(values))
      ? `Each of ${productsOf(all)} is like this answer: choosing it changes nothing. Change what it means, or remove it.`
      : undefined;
  }
  return found === undefined
    ? undefined
    : `Only ${found} of ${productsOf(all)} ${found === 1 ? "meets" : "meet"} this answer. Loosen what it means, if shoppers should have more to choose from.`;
}

/** How many products an answer is met by, as far as that is worth a word. */
function* fitting(
  question: Question,
  outcomes: Outcome[],
): Steps<"none" | "all" | number | undefined> {
  const musts = outcomes.filter(({ isMust }) => isMust);
  if (musts.length > 0) {
    const left = outcomes.reduce((sum, each) => sum + each.left, 0);
    if (left === 0) return "none";
    if (left < FEW) return left;
    const isAll = musts.every((each) => each.left === each.before.left);
    return isAll && !hasWish(question, outcomes) && (yield* areKnown(musts)) ? "all" : undefined;
  }
  const earned: ("none" | "all" | "some")[] = [];
  for (const each of outcomes) {
    earned.push(...earnedIn(question, each));
    yield;
  }
  if (earned.length === 0) return undefined;
  if (earned.every((each) => each === "none")) return "none";
  return earned.every((each) => each === "all") ? "all" : undefined;
}

/** Whether all products are known to be as musts ask: those that do not state it stand behind. */
function* areKnown(musts: readonly Outcome[]): Steps<boolean> {
  for (const { compiled } of musts) {
    const { catalog, query } = compiled;
    const truth = yield* truthInSteps(catalog, {
      all: [...query.filter, ...query.narrow.map(({ condition }) => condition)],
    });
    if (catalog.items.some((_, row) => truth(row) === NOT_STATED)) return false;
  }
  return true;
}

const hasWish = ({ id }: Question, outcomes: Outcome[]) =>
  outcomes.some(({ compiled }) => compiled.criteria.some((each) => each.id === id));

/** Whether all products of a section earn all that an answer wishes, or none anything. */
function earnedIn({ id }: Question, { compiled }: Outcome): ("none" | "all" | "some")[] {
  const criterion = compiled.criteria.find((each) => each.id === id);
  const { catalog } = compiled;
  if (!criterion || catalog.items.length === 0) return [];
  const shareAt = byCodes(catalog, criterion.columns, (...values) =>
    criterion.isUnknown?.(...values) ? 0 : criterion.share(...values),
  );
  const first = shareAt(0);
  if (first !== 0 && first !== 1) return ["some"];
  for (let row = 1; row < catalog.items.length; row++) {
    if (shareAt(row) !== first) return ["some"];
  }
  return [first === 0 ? "none" : "all"];
}

/** Whether what an option means depends on nothing but itself. */
function isAlone(
  { id, rules }: Question,
  option: KnownOption,
  ofProducts: ReadonlyMap<string, unknown>,
): boolean {
  const all = [...rules, ...option.rules];
  const { questions, values, sections } = lookedAtBy(all, ofProducts);
  return questions.every((each) => each === id) && values.length === 0 && sections.length === 0;
}

const productsOf = (count: number) => (count === 1 ? "1 product" : `${count} products`);

/**
 * The same text for answers that mean the same products: all that one leaves the other leaves, and what they wish is
 * earned by the same products. Undefined for an answer that means nothing, or everything. In steps.
 */
function* likenessOf({ id }: Question, outcomes: readonly Outcome[]): Steps<string | undefined> {
  const hash = createHash("sha1");
  let tells = false;
  for (const { compiled, isMust, left, before } of outcomes) {
    yield;
    const { catalog, query } = compiled;
    hash.update(`${before.at};`);
    if (isMust) {
      if (left < before.left && left > 0) tells = true;
      const musts = [...query.filter, ...query.narrow.map(({ condition }) => condition)];
      hash.update(yield* selectInSteps(catalog, musts));
    }
    const criterion = compiled.criteria.find((each) => each.id === id);
    if (!criterion) continue;
    const shareAt = byCodes(catalog, criterion.columns, (...values) =>
      criterion.isUnknown?.(...values) ? 0.5 : criterion.share(...values),
    );
    const shares = Float64Array.from(catalog.items, (_, row) => shareAt(row));
    if (shares.some((each) => each !== shares[0])) tells = true;
    hash.update(shares);
  }
  return tells ? hash.digest("base64") : undefined;
}
