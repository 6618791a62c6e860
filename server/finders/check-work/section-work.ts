import type { FinderDocument, Section } from "@shared/finders/document";
import { calculationsIn, type Calculation } from "@shared/finders/calculation";
import type { Steps } from "../../platform/work/steps";
import { openQuestions } from "../compile/asked";
import type { FinderCatalog } from "../compile/finder-catalog";
import { offered } from "../compile/known-options";
import { calculationsOfProducts } from "../compile/product-values";
import { conditionWork } from "./condition-work";
import {
  NO_RULES,
  questionWork,
  rulesWork,
  together,
  type QuestionWork,
  type RulesWork,
} from "./question-work";
import { OPERATIONS, type Sizes } from "./sizes";

/** What a section takes, question by question. */
export interface SectionWork {
  sizes: Sizes;
  maxItems: number;
  questions: readonly QuestionWork[];
  /** What the finder's rules and the section's own condition ask. */
  rules: RulesWork;
  /** What it takes to put packs together, and to work values out for each product, wherever answers are read anew. */
  perProduct: number;
}

/** What a document asks of a catalog, in whichever section. */
export interface CatalogWork {
  sizes: Sizes;
  chosen: (question: string) => number;
  questions: readonly QuestionWork[];
  /** What the finder's rules ask. */
  rules: RulesWork;
}

/** What a document asks of a catalog of these sizes, in steps. */
export function* catalogWork(
  document: FinderDocument,
  catalog: FinderCatalog,
  sizes: Sizes,
): Steps<CatalogWork> {
  const open = openQuestions(document, catalog);
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

/** What a section of a document takes, beside what it asks of its catalog as others do. */
export function sectionWork(
  document: FinderDocument,
  section: Section,
  { sizes, chosen, questions, rules }: CatalogWork,
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
    perProduct:
      (amount ? sizes.packing(amount, mostNeeded(document, amount.value)) : 0) +
      valuesWork(document, sizes),
  };
}

/** What the values take that are worked out for each product: its numbers, and a column of them. */
function valuesWork({ values }: FinderDocument, { rows }: Sizes): number {
  const ofProducts = calculationsOfProducts(values);
  const each = [...ofProducts.values()].map(
    (is) => calculationsIn(is).length * OPERATIONS.rowOfColumn + OPERATIONS.rowOfValue,
  );
  return rows * sum(each);
}

/**
 * How much a value can come to at most, above or below nothing, whatever is answered; Infinity where its answers have no
 * end, or it divides by an answer.
 */
export function mostNeeded(
  { values, questions }: Pick<FinderDocument, "values" | "questions">,
  id: string,
): number {
  const known = new Map<string, number>();
  const ofValue = (name: string): number => {
    let most = known.get(name);
    if (most === undefined) {
      const found = values.find((each) => each.id === name);
      // Until it is known: a value that is made of itself is a fault of its own.
      known.set(name, Infinity);
      most = found ? each(found.is) : Infinity;
      known.set(name, most);
    }
    return most;
  };
  const each = (is: Calculation): number => {
    if (typeof is === "number") return Math.abs(is);
    if ("answer" in is) return ofAnswer(is.answer);
    if ("value" in is) return ofValue(is.value);
    if ("optionsOf" in is) return ofOptions(is.optionsOf);
    if ("product" in is) return Infinity;
    if ("add" in is) return sum(is.add.map(each));
    if ("subtract" in is) return sum(is.subtract.map(each));
    if ("multiply" in is) return is.multiply.map(each).reduce((product, most) => product * most, 1);
    if ("divide" in is) {
      const [part, by] = is.divide;
      return typeof by === "number" && by !== 0 ? each(part) / Math.abs(by) : Infinity;
    }
    if ("roundUp" in is) return each(is.roundUp) + (is.to ?? 1);
    if ("bands" in is) {
      const bands = is.bands.map((band) => each(band.is));
      return Math.max(...bands, is.otherwise === undefined ? 0 : each(is.otherwise));
    }
    return Math.max(...("min" in is ? is.min.map(each) : is.max.map(each)));
  };
  const ofAnswer = (name: string): number => {
    const question = questions.find((each) => each.id === name);
    if (question?.ask.kind === "number") {
      return Math.max(Math.abs(question.ask.min), Math.abs(question.ask.max));
    }
    return ofOptions(name);
  };
  const ofOptions = (name: string): number => {
    const options = questions.find((each) => each.id === name)?.options;
    return Array.isArray(options)
      ? sum(options.map(({ number = 0 }) => Math.abs(number)))
      : Infinity;
  };
  return ofValue(id);
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
