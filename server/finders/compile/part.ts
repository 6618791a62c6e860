import { rangeIn, type Answers } from "@shared/finders/answers";
import type { Question } from "@shared/finders/question";
import type { FinderRule, Rule } from "@shared/finders/rule";
import type { Stated } from "../../engine/columns";
import { isMet, type Values } from "@shared/finders/path";
import { askedConditions, asksOf, type AskedConditions, type Asks } from "./asked-conditions";
import type { AskedQuestion } from "./asked";
import { dependenciesIn } from "./chosen";
import { namedAs, type Budget, type Named } from "./fits";
import { holdsOf } from "./conditions";
import { answerLabel } from "./labels";
import type { EndsOf } from "./better-numbers";
import { measureWithin, type Measure } from "./measure";
import { metSentence, missedSentence } from "./met-sentence";
import { meaningOf, meaningOfRule, type Context, type Meaning } from "./meanings";
import type { Wording } from "./column-words";
import { sentenceOf, sentenceOfRule, type Sentence } from "./reason-text";
import { fill, upper } from "./say";

/** What one answer, or one rule of the finder, asks of products. */
export interface Part {
  id: string;
  meaning: Meaning;
  weight: number;
  isFact: boolean;
  /** Whether its musts hide what is not stated: those of a fact, unless its document has the former meaning. */
  hides: boolean;
  /** What is given up first has the least. */
  giveUp: number;
  sentence: (measure: Measure, meaning: Meaning) => Sentence;
  /** Of what wishes something among the products that musts leave: the same, once the ends of these are known. */
  within?: (endsOf: EndsOf) => Part;
  conditions: AskedConditions;
  /** What these put into a question. */
  asks: Asks;
  /** What it is called in "Fits your …". */
  named?: Named;
  /** Says of products that are as its musts ask that they are; undefined of others, and where it asks none. */
  met?: (stated: (column: string) => Stated) => string | undefined;
  /** Says of products that are not as it asks that they are not, where that may be given up. */
  missed?: (stated: (column: string) => Stated) => string | undefined;
  budget?: Budget;
}

/** What an answered question asks. Questions are given up from the last to the first unless they say else. */
export function partOf(
  asked: AskedQuestion,
  place: number,
  context: Context,
  wording: Wording,
): Part {
  const { question, answer, options } = asked;
  const meaning = meaningOf(asked, context);
  const label = () => answerLabel(question, answer, options, wording.language);
  const rules = [...asked.chosen.flatMap((option) => option.rules), ...question.rules];
  const { id, giveUp = place } = question;
  const unknown = () => said([question, ...rules], label(), wording);
  const conditions = askedConditions({ id, meaning, giveUp, label, unknown }, wording);
  const isFact = question.fact;
  const hides = isFact && context.factsHide;
  return relative({
    id,
    meaning,
    weight: question.weight,
    isFact,
    hides,
    giveUp,
    sentence: (measure, own) => sentenceOf(asked, own, measure, wording),
    conditions,
    asks: asksOf(conditions, isFact, hides),
    named: namedAs(asked, meaning, wording),
    // What is within the budget says its price.
    ...(question.ask.kind !== "price" && {
      met: metSentence(asked, meaning, label, wording),
      missed: missedSentence(asked, meaning, label, wording),
    }),
    budget: budgetOf(asked, context),
  });
}

/** What a rule of the finder asks, once it applies. */
export function partOfRule(rule: FinderRule, context: Context, wording: Wording): Part {
  const { id, name, weight, fact } = rule;
  const meaning = meaningOfRule(rule, context);
  const label = () => (name ? wording.language.say(name) : id);
  const unknown = () => said([rule.rule], "", wording);
  const conditions = askedConditions({ id, meaning, giveUp: 0, label, unknown }, wording);
  const hides = fact && context.factsHide;
  return relative({
    id,
    meaning,
    weight,
    isFact: fact,
    hides,
    giveUp: 0,
    sentence: (measure) => sentenceOfRule(rule, measure, wording),
    conditions,
    asks: asksOf(conditions, fact, hides),
    ...(dependenciesIn(rule.rule).length > 0 && {
      met: metRule(rule, meaning, wording),
    }),
  });
}

/** Says of a product that it suits what was chosen in another section, by the rule's name. */
function metRule(
  { name, rule: { reasons } }: FinderRule,
  { filter, narrow }: Meaning,
  { language: { say, locale } }: Wording,
): Part["met"] {
  if (filter.length + narrow.length === 0 || !name) return undefined;
  const condition = { all: [...filter, ...narrow] };
  const text = reasons?.met
    ? fill(say(reasons.met), { answer: say(name) }, locale)
    : upper(say(name));
  return (stated) => (holdsOf(condition, stated) === true ? text : undefined);
}

/** What staff wrote first for what is not stated. */
function said(
  written: readonly { reasons?: Rule["reasons"] }[],
  answer: string,
  { language: { say, locale } }: Wording,
): string | undefined {
  const text = written.find(({ reasons }) => reasons?.unknown)?.reasons?.unknown;
  return text && fill(say(text), { answer }, locale);
}

/** The range that was answered, with the number that it is compared with. */
function budgetOf(
  { question, answer }: AskedQuestion,
  { onTheWay, given }: Context,
): Budget | undefined {
  const range = question.ask.kind === "price" ? rangeIn(answer) : undefined;
  const found = range && rangeRule(question, onTheWay, given.values);
  return found && { ...found, ...range };
}

/** The number that the range of a price question is compared with by the first rule that applies. */
export function rangeRule(
  { rules }: Question,
  onTheWay: Answers,
  values: Values,
): Pick<Budget, "number" | "isMust"> | undefined {
  for (const rule of rules) {
    if (rule.use !== "narrow" && rule.use !== "filter") continue;
    if (!("inRangeOf" in rule.condition) || !isMet(rule.when, onTheWay, values)) continue;
    return { number: rule.condition.attribute, isMust: rule.use === "filter" };
  }
  return undefined;
}

/** A part that can be measured by the ends of what musts leave, where it wishes such. */
function relative(part: Part): Part {
  const { meaning } = part;
  if (!meaning.measure?.within) return part;
  const within = (endsOf: EndsOf) => ({ ...part, meaning: meaningWithin(meaning, endsOf) });
  return { ...part, within };
}

function meaningWithin(meaning: Meaning, endsOf: EndsOf): Meaning {
  const { measure, ofOptions, both } = meaning;
  return {
    ...meaning,
    ...(both && {
      both: {
        ofOptions: measureWithin(both.ofOptions, endsOf),
        own: measureWithin(both.own, endsOf),
      },
    }),
    measure: measure && measureWithin(measure, endsOf),
    ofOptions: ofOptions.map((each) => each && measureWithin(each, endsOf)),
  };
}
