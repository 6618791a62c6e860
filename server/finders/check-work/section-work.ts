import type { FinderDocument, Section } from "@shared/finders/document";
import type { Steps } from "../../platform/work/steps";
import { openQuestions } from "../compile/asked";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { offered } from "../compile/known-options";
import { conditionWork } from "./condition-work";
import {
  NO_RULES,
  questionWork,
  rulesWork,
  together,
  type QuestionWork,
  type RulesWork,
} from "./question-work";
import { mostNeeded } from "./most-needed";
import type { Sizes } from "./sizes";

/** What a section takes, question by question. */
export interface SectionWork {
  sizes: Sizes;
  maxItems: number;
  questions: readonly QuestionWork[];
  /** What the finder's rules and the section's own condition ask. */
  rules: RulesWork;
  /** What it takes to put packs together, wherever answers are read anew; 0 where no amount is needed. */
  packing: number;
}

/** What a document asks of a catalogue, in whichever section. */
export interface CatalogueWork {
  sizes: Sizes;
  chosen: (question: string) => number;
  questions: readonly QuestionWork[];
  /** What the finder's rules ask. */
  rules: RulesWork;
}

/** What a document asks of a catalogue of these sizes, in steps. */
export function* catalogueWork(
  document: FinderDocument,
  catalogue: FinderCatalogue,
  sizes: Sizes,
): Steps<CatalogueWork> {
  const open = openQuestions(document, catalogue);
  const chosen = (id: string) =>
    offered(open.find(({ question }) => question.id === id)?.options ?? []).length;
  const questions: QuestionWork[] = [];
  for (const each of open) {
    yield;
    questions.push(questionWork(each, sizes, chosen));
  }
  yield;
  const rules = rulesWork(
    document.rules.map(({ rule }) => rule),
    sizes,
    chosen,
  );
  return { sizes, chosen, questions, rules };
}

/** What a section of a document takes, beside what it asks of its catalogue as others do. */
export function sectionWork(
  document: FinderDocument,
  section: Section,
  { sizes, chosen, questions, rules }: CatalogueWork,
): SectionWork {
  const { amount } = section;
  const ofFilter = section.filter && conditionWork(section.filter, sizes, chosen);
  const boosts = (document.promotion?.boosts ?? []).map(({ condition }) =>
    conditionWork(condition, sizes, chosen),
  );
  const musts = [...(ofFilter ? [ofFilter] : []), ...boosts].map(({ once, columns }) => ({
    ...NO_RULES,
    once,
    columns,
    musts: 1,
  }));
  return {
    sizes,
    maxItems: section.maxItems,
    questions,
    rules: together([rules, ...musts]),
    packing: amount ? sizes.packing(amount, mostNeeded(document, amount.value)) : 0,
  };
}
