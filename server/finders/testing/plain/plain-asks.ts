import type { FinderDocument, Section } from "@shared/finders/document";
import type { Condition } from "@shared/finders/condition";
import type { Rule } from "@shared/finders/rule";
import type { CatalogueProduct } from "../../../catalogues/any-catalogue";
import { isSo, rangeOf, type PlainQuestion } from "./plain-answers";
import { earnedBy, HALF, type Earned } from "./plain-earns";
import { outcomeOf, Unanswered, type Outcome, type PlainGiven } from "./plain-products";

// What each answer, and each rule of the finder, asks of a product.

type Asked = (product: CatalogueProduct) => Outcome;

export interface PlainAsk {
  id: string;
  isFact: boolean;
  giveUp: number;
  weight: number;
  musts: Asked[];
  narrow?: Asked;
  nevers: Asked[];
  wish?: Earned;
  /** The range that was answered to a price question. */
  budget?: { number: string; isMust: boolean; min?: number; max?: number };
}

const NOBODY = { key: "", groupKey: "", brand: null, price: null, specialPrice: null };
const NO_PRODUCT = { ...NOBODY, inStock: true, values: {} } as unknown as CatalogueProduct;

/** What all answers and rules ask of a section's products. */
export function plainAsks(
  { rules }: FinderDocument,
  { id: section, budget: ofSection }: Section,
  questions: readonly PlainQuestion[],
  given: PlainGiven,
): PlainAsk[] {
  const ofQuestions = questions.flatMap(({ question, options }, place): PlainAsk[] => {
    const { id, fact, weight, combine, giveUp = questions.length - place } = question;
    const answer = given.counted[id];
    if (answer === undefined) return [];
    const budgetRule: Rule = { use: "narrow", condition: { attribute: "price", inRangeOf: id } };
    const ownRules = [...question.rules, ...(ofSection === id ? [budgetRule] : [])];
    const own = sorted(ownRules, section, given);
    const chosen = [answer]
      .flat()
      .flatMap((choice) => options.find((each) => each.id === choice) ?? [])
      .map((option) => sorted(option.rules, section, given));
    // What several choices need: all of them where that is said, else one of them is enough.
    const needed = (use: "filter" | "narrow"): Asked[] => {
      const each = chosen
        .filter((rulesOf) => rulesOf[use].length > 0)
        .map((rulesOf) => allOf(rulesOf[use]));
      const joined = combine === "all" ? allOf(each) : anyOf(each);
      return [...(each.length > 0 ? [joined] : []), ...own[use]];
    };
    const wishes = chosen.flatMap((each) => mean(each.wishes) ?? []);
    const both = [
      ...(wishes.length > 0 ? [{ earned: combined(wishes, combine), parts: 1 }] : []),
      ...own.wishes,
    ];
    const range = rangeOf(answer);
    const ranged = ownRules.find(
      (rule) =>
        (rule.use === "narrow" || rule.use === "filter") &&
        "inRangeOf" in rule.condition &&
        isSo(rule.when, given.given, given.valueOf),
    );
    const narrow = needed("narrow");
    return [
      {
        id,
        isFact: fact,
        giveUp,
        weight,
        musts: needed("filter"),
        narrow: narrow.length > 0 ? allOf(narrow) : undefined,
        nevers: [...chosen.flatMap(({ exclude }) => exclude), ...own.exclude],
        wish: mean(both),
        budget: range &&
          ranged && {
            number: (ranged as { condition: { attribute: string } }).condition.attribute,
            isMust: ranged.use === "filter",
            ...range,
          },
      },
    ];
  });
  const ofRules = rules
    .filter(({ when }) => isSo(when, given.given, given.valueOf))
    .map(({ id, fact, weight, rule }): PlainAsk => {
      const { filter, narrow, exclude, wishes } = sorted([rule], section, given);
      const only = narrow[0];
      // What no question asks is given up first.
      return {
        id,
        isFact: fact,
        giveUp: 0,
        weight,
        musts: filter,
        narrow: only,
        nevers: exclude,
        wish: mean(wishes),
      };
    });
  return [...ofQuestions, ...ofRules];
}

type Weighted = { earned: Earned; parts: number };

/** Rules by their uses, those that apply; what is excluded is excluded in every section. */
function sorted(rules: readonly Rule[], section: string, given: PlainGiven) {
  const uses = { filter: [] as Asked[], narrow: [] as Asked[], exclude: [] as Asked[] };
  const wishes: Weighted[] = [];
  for (const rule of rules) {
    const { use, parts = 1, sections } = rule;
    if (!isSo(rule.when, given.given, given.valueOf)) continue;
    if (use !== "exclude" && sections && !sections.includes(section)) continue;
    const earned = "earn" in rule ? earnedBy(rule.earn, given) : ifSo(rule.condition, use, given);
    if (!applies(earned)) continue;
    if ("earn" in rule || use === "score" || use === "avoid") wishes.push({ earned, parts });
    else uses[use].push((product) => outcomeOf(rule.condition, product, given));
  }
  return { ...uses, wishes };
}

/** A rule that needs what was not answered does not apply. */
export function applies(asked: (product: CatalogueProduct) => unknown): boolean {
  try {
    asked(NO_PRODUCT);
    return true;
  } catch (error) {
    if (error instanceof Unanswered) return false;
    throw error;
  }
}

const allOf = (asked: readonly Asked[]): Asked => joinedBy(asked, false);
const anyOf = (asked: readonly Asked[]): Asked => joinedBy(asked, true);
const joinedBy =
  (asked: readonly Asked[], decisive: boolean): Asked =>
  (product) => {
    const found = asked.map((each) => each(product));
    if (found.includes(decisive)) return decisive;
    return found.includes(undefined) ? undefined : !decisive;
  };

const ifSo =
  (condition: Condition, use: Rule["use"], given: PlainGiven): Earned =>
  (product) => {
    const holds = outcomeOf(condition, product, given);
    if (holds === undefined) return HALF;
    return { share: holds === (use !== "avoid") ? 1 : 0, isUnknown: false };
  };

/** Several wishes by their parts of the weight. */
function mean(wishes: readonly Weighted[]): Earned | undefined {
  if (wishes.length <= 1) return wishes[0]?.earned;
  const all = wishes.reduce((sum, { parts }) => sum + parts, 0);
  return (product) => {
    const found = wishes.map(({ earned }) => earned(product));
    const sum = found.reduce((so, { share }, at) => so + share * wishes[at]!.parts, 0);
    return { share: sum / all, isUnknown: found.every(({ isUnknown }) => isUnknown) };
  };
}

/** Of several choices one is enough, all are needed, or each earns its share. */
function combined(wishes: readonly Earned[], how: "any" | "all" | "share"): Earned {
  if (how === "share") return mean(wishes.map((earned) => ({ earned, parts: 1 })))!;
  return (product) => {
    const found = wishes.map((earned) => earned(product));
    const shares = found.map(({ share }) => share);
    const share = how === "any" ? Math.max(...shares) : Math.min(...shares);
    return found.find((each) => each.share === share)!;
  };
}
