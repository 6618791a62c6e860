import type { Condition } from "@shared/finders/condition";
import type { Section } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import type { CatalogProduct } from "../../../catalog/store/any-catalog";
import { chosenIn } from "./finder-case";
import { rangeOf } from "./plain-answers";
import { isAnswered, OPEN, shareOf, truthOf, type PlainGiven } from "./plain-conditions";
import { shareBeside } from "./plain-distance";

// What each answer, and each rule of the finder, asks of a product.

/** From this number of a document's shape on, a fact's must hides what does not state it. */
const FACTS_HIDE_NOT_STATED = 2;

/** How much of a wish a product earns, from 0 to 1; `undefined` where that is not stated. */
type Earned = (product: CatalogProduct, among: readonly CatalogProduct[]) => number | undefined;

/** The answers that count, and the rules of the finder that apply: their own rules, and those of each chosen option. */
export function inForce({ finder: { document }, questions, counted, isSo }: PlainGiven) {
  const ofAnswers = questions.map(({ question, options }, place) => {
    const { giveUp = questions.length - place } = question;
    const ofOption = (choice: string) => options.find(({ id }) => id === choice)?.rules ?? [];
    const isPriced = question.ask.kind === "price";
    return { ...question, giveUp, isPriced, chosen: chosenIn(counted[question.id]).map(ofOption) };
  });
  // What no question asks is given up first.
  const rest = { giveUp: 0, isPriced: false, chosen: [], combine: "any" as const };
  const ofFinder = document.rules
    .filter(({ when }) => isSo(when))
    .map(({ rule, ...each }) => ({ ...each, ...rest, rules: [rule] }));
  return [...ofAnswers.filter(({ id }) => id in counted), ...ofFinder];
}

/** What an answer, or a rule, asks. */
export type PlainAsk = ReturnType<typeof plainAsks>[number];

/** What all answers and rules ask of a section's products. */
export function plainAsks({ id: section, budget: ofSection }: Section, given: PlainGiven) {
  return inForce(given).map(({ id, fact, weight, giveUp, isPriced, combine, rules, chosen }) => {
    const ofBudget: Rule = { use: "narrow", condition: { attribute: "price", inRangeOf: id } };
    const ownRules = ofSection === id ? [...rules, ofBudget] : rules;
    const own = ownRules.filter(applies);
    const ofOptions = chosen.map((each) => each.filter(applies));
    // Of what several choices need one is enough, unless all is wished.
    const needed = (use: Rule["use"]): Condition[] => {
      const parts = ofOptions.map((each) => conditionsIn(each, use)).filter(({ length }) => length);
      const each = parts.map((all) => ({ all }));
      const joined = combine === "all" ? { all: each } : { any: each };
      return [...(each.length > 0 ? [joined] : []), ...conditionsIn(own, use)];
    };
    const wishes = ofOptions.flatMap((each) => together(each.flatMap(wishOf)) ?? []);
    const [ranged] = ownRules.flatMap((rule) => {
      const isNeed = (rule.use === "filter" || rule.use === "narrow") && given.isSo(rule.when);
      if (!isNeed || !("inRangeOf" in rule.condition)) return [];
      return [{ use: rule.use, number: rule.condition.attribute }];
    });
    const range = isPriced ? rangeOf(given.counted[id]) : undefined;
    return {
      id,
      isFact: fact,
      /** Whether its musts hide what is not stated. */
      hides: fact && given.finder.document.schema >= FACTS_HIDE_NOT_STATED,
      giveUp,
      weight,
      musts: needed("filter"),
      wanted: needed("narrow"),
      nevers: conditionsIn([...ofOptions.flat(), ...own], "exclude"),
      wish: together([together(wishes, combine) ?? [], own.flatMap(wishOf)].flat())?.earned,
      /** The range that was answered to a price question, and may be given up. */
      budget: range && ranged?.use === "narrow" ? { ...ranged, ...range } : undefined,
    };
  });

  /** What is excluded is excluded in every section. */
  function applies({ use, when, sections = [section], ...rule }: Rule): boolean {
    const isHere = use === "exclude" || sections.includes(section);
    return isHere && given.isSo(when) && isAnswered(rule, given);
  }

  /** A rule that wishes something, with its parts of the weight. */
  function wishOf(rule: Rule): Wish[] {
    const { use, parts = 1 } = rule;
    if ("earn" in rule)
      return [{ parts, earned: (each, among) => shareOf(rule.earn, each, given, among) }];
    if (use !== "score" && use !== "avoid") return [];
    const earned: Earned = (product) => {
      const truth = truthOf(rule.condition, product, given);
      if (truth === OPEN) return undefined;
      if (use === "avoid") return 1 - truth;
      const { condition, tolerance } = rule;
      return truth || (tolerance ? shareBeside(condition, tolerance, product, given) : 0);
    };
    return [{ parts, earned }];
  }
}

const conditionsIn = (rules: readonly Rule[], use: Rule["use"]): Condition[] =>
  rules.flatMap((rule) => ("condition" in rule && rule.use === use ? rule.condition : []));

/** A wish with its parts of the weight. */
type Wish = { earned: Earned; parts: number };

/** Several wishes as one, by their parts; of several choices one may be enough, or all are needed. */
function together(wishes: readonly Wish[], how = "share"): Wish | undefined {
  if (wishes.length <= 1) return wishes[0] && { ...wishes[0], parts: 1 };
  const all = wishes.reduce((sum, { parts }) => sum + parts, 0);
  const earned: Earned = (product, among) => {
    const shares = wishes.map((wish) => wish.earned(product, among));
    // What is not stated earns half.
    const known = shares.map((share = OPEN) => share);
    if (how === "any") return shares[known.indexOf(Math.max(...known))];
    if (how === "all") return shares[known.indexOf(Math.min(...known))];
    if (shares.every((share) => share === undefined)) return undefined;
    return known.reduce((sum, share, at) => sum + share * wishes[at]!.parts, 0) / all;
  };
  return { earned, parts: 1 };
}
