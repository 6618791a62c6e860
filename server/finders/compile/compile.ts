import { rangeIn, type Answers } from "@shared/finders/answers";
import type { FinderDocument, Section } from "@shared/finders/document";
import { isMet } from "@shared/finders/path";
import type { Rule } from "@shared/finders/rule";
import { type Condition, type Named, type Query, type Score } from "../../matching/criteria";
import { askedQuestions, openQuestions, walk, type OpenQuestion, type ReadAnswers } from "./asked";
import { conditionOf } from "./conditions";
import type { FinderCatalogue } from "./finder-catalogue";
import { answerLabel } from "./labels";
import type { Measure } from "./measure";
import { meaningOf, meaningOfRule, type Meaning } from "./meanings";
import { criteriaOf } from "./criteria";
import { notRuledOut, notStated } from "./mark-text";
import { fill } from "./say";
import { sentenceOf, sentenceOfRule, type Sentence, type Wording } from "./reason-text";

/** Something that must hold, and is marked where it is not stated. */
interface Mark extends Named {
  text: string;
}

/** What answers ask of one section's catalogue. */
export interface Compiled extends ReadAnswers {
  query: Query;
  /** What a product's score is made of; its maxima add up to 100, unless nothing ranks. */
  criteria: Score[];
  marks: Mark[];
  /** Whether so little was answered that a percentage would claim too much. */
  isFirstSelection: boolean;
}

/** Below this share of all weight a list is only a first selection. */
const MIN_ANSWERED = 1 / 3;

interface Part {
  id: string;
  meaning: Meaning;
  weight: number;
  isFact: boolean;
  /** What is given up first has the least. */
  giveUp: number;
  sentence: (measure: Measure) => Sentence;
  /** What it asks for, in words. */
  label: string;
  /** What is said where it is not stated, if staff wrote it. */
  unknown: string | undefined;
}

/** What answers ask of a section. */
export function compile(
  document: FinderDocument,
  section: Section,
  catalogue: FinderCatalogue,
  answers: Answers,
  wording: Wording,
): Compiled {
  const open = openQuestions(document, catalogue);
  const { onTheWay, counted } = walk(open, answers);
  const parts = partsOf(document, section, open, { onTheWay, counted }, wording);
  const filter: Condition[] = section.filter
    ? [conditionOf(section.filter, { answers: counted, values: {} })]
    : [];
  const certain: Named[] = [];
  const marks: Mark[] = [];
  const narrow: (Named & { giveUp: number })[] = [];
  for (const { id, meaning, isFact, giveUp, label, unknown } of parts) {
    for (const condition of meaning.filter) {
      filter.push({ maybe: condition });
      certain.push({ id, condition });
      marks.push({ id, condition, text: unknown ?? notStated(condition, wording, label) });
    }
    if (meaning.narrow.length > 0) {
      const condition = { all: meaning.narrow };
      narrow.push({ id, condition: { maybe: condition }, giveUp });
      certain.push({ id, condition });
      marks.push({ id, condition, text: unknown ?? notStated(condition, wording, label) });
    }
    for (const excluded of meaning.exclude) {
      const condition = { not: excluded };
      if (isFact) filter.push(condition);
      else {
        filter.push({ maybe: condition });
        marks.push({ id, condition, text: unknown ?? notRuledOut(condition, wording, label) });
      }
    }
  }
  narrow.sort((a, b) => b.giveUp - a.giveUp);
  const criteria = criteriaOf(
    parts.flatMap(({ id, meaning: { measure }, weight, sentence }) =>
      measure ? [{ id, measure, weight, sentence: sentence(measure) }] : [],
    ),
  );
  return {
    query: {
      filter,
      narrow: narrow.map(({ id, condition }) => ({ id, condition })),
      score: document.results.order === "price" ? [] : criteria,
      certain,
      nearTo: nearTo(document, counted),
    },
    criteria,
    marks,
    isFirstSelection: isFirstSelection(open, { onTheWay, counted }),
    onTheWay,
    counted,
  };
}

function partsOf(
  document: FinderDocument,
  section: Section,
  open: readonly OpenQuestion[],
  { onTheWay, counted }: ReadAnswers,
  wording: Wording,
): Part[] {
  const context = {
    given: { answers: counted, values: {} },
    attributes: wording.attributes,
    section: section.id,
  };
  const ofQuestions = askedQuestions(open, counted).map((asked): Part => {
    const { question, answer, options } = asked;
    const meaning = meaningOf(asked, context);
    const at = document.questions.indexOf(question);
    const label = answerLabel(question, answer, options, wording.language);
    return {
      id: question.id,
      meaning,
      weight: question.weight,
      isFact: question.fact,
      giveUp: question.giveUp ?? document.questions.length - at,
      sentence: (measure) => sentenceOf(asked, meaning, measure, wording),
      label,
      unknown: said(
        [question, ...asked.chosen.flatMap(({ rules }) => rules), ...question.rules],
        label,
        wording,
      ),
    };
  });
  const ofRules = document.rules
    .filter(({ when }) => isMet(when, onTheWay))
    .map((rule): Part => ({
      id: rule.id,
      meaning: meaningOfRule(rule, context),
      weight: rule.weight,
      isFact: rule.fact,
      giveUp: 0,
      sentence: (measure) => sentenceOfRule(rule, measure, wording),
      label: rule.name ? wording.language.say(rule.name) : rule.id,
      unknown: said([rule.rule], "", wording),
    }));
  return [...ofQuestions, ...ofRules];
}

/** What staff wrote first for what is not stated. */
function said(
  written: readonly { reasons?: Rule["reasons"] }[],
  answer: string,
  { language: { say } }: Wording,
): string | undefined {
  const text = written.find(({ reasons }) => reasons?.unknown)?.reasons?.unknown;
  return text && fill(say(text), { answer });
}

/** Where a budget is given up, the nearest prices come first. */
function nearTo({ questions }: FinderDocument, counted: Answers): Query["nearTo"] {
  for (const { id, rules } of questions) {
    const range = rangeIn(counted[id]);
    const isBudget = rules.some(
      (rule) => rule.use === "narrow" && "condition" in rule && "inRangeOf" in rule.condition,
    );
    if (range && isBudget) return { id, number: "price", ...range };
  }
  return undefined;
}

/** Whether the answered questions have less than a third of the weight of all that could rank. */
function isFirstSelection(
  open: readonly OpenQuestion[],
  { onTheWay, counted }: ReadAnswers,
): boolean {
  const ranks = ({ question, options }: OpenQuestion) =>
    [...question.rules, ...options.flatMap(({ rules }) => rules)].some(
      ({ use }) => use === "score" || use === "avoid",
    );
  const weigh = (questions: readonly OpenQuestion[]) =>
    questions.reduce((sum, { question }) => sum + question.weight, 0);
  const ranking = open.filter((each) => ranks(each) && isMet(each.question.when, onTheWay));
  // An answer that wishes nothing ("any color") was given all the same.
  const answered = ranking.filter(({ question }) => counted[question.id] !== undefined);
  return weigh(answered) < weigh(ranking) * MIN_ANSWERED;
}
