import type { Condition } from "./condition";
import type { FinderDocument } from "./document";
import { plainWord } from "./search-choices";
import type { Option, Question } from "./question";
import { uses, type Rule, type Use } from "./rule";

// What options mean for single products, as a table: a cell for each product and option, with a use or nothing. The
// rules behind it are those whose condition is a list of products: one for each use of an option.

/** The most products that one test names. */
const MAX_IN_TEST = 500;

/** By the keys of products: what an option means for each; null takes what it meant away. */
export type ProductCells = ReadonlyMap<string, Use | null>;

type NamingRule = Extract<Rule, { condition: unknown }>;

/** The keys that a condition names, where that is all it does. */
function namedBy(condition: Condition): readonly string[] | undefined {
  if ("products" in condition) return condition.products;
  if (!("any" in condition)) return undefined;
  const parts = condition.any.map((each) => ("products" in each ? each.products : undefined));
  return parts.includes(undefined) ? undefined : parts.flatMap((each) => each!);
}

const naming = (keys: readonly string[]): Condition => {
  const parts = Array.from({ length: Math.ceil(keys.length / MAX_IN_TEST) }, (_, at) => ({
    products: keys.slice(at * MAX_IN_TEST, (at + 1) * MAX_IN_TEST),
  }));
  return parts.length === 1 ? parts[0]! : { any: parts };
};

/** Whether a rule stands in the table of a section: it names products, and applies whatever else was answered, in all sections or in this one. */
export const isOnProducts = (rule: Rule, section: string): rule is NamingRule =>
  "condition" in rule &&
  rule.when === undefined &&
  (rule.sections === undefined || rule.sections.join() === section) &&
  namedBy(rule.condition) !== undefined;

/** The options of a question that have rules of their own: "not sure" has none. */
export const optionsWithRules = ({ options }: Pick<Question, "options">): readonly Option[] =>
  Array.isArray(options) ? options.filter(({ exclusive }) => exclusive !== "not-sure") : [];

/** The uses that rules of a question can have. */
export const usesOf = ({ fact }: Pick<Question, "fact">): readonly Use[] =>
  fact ? ["filter", "exclude"] : uses;

/** Reads an option's cells. Of a product that several rules name, the strictest counts: what is never shown, first. */
export function cellReader(
  { rules }: Pick<Option, "rules">,
  section: string,
): (key: string) => Use | undefined {
  const strictest: readonly Use[] = ["exclude", "filter", "narrow", "avoid", "score"];
  const found = new Map<string, Use>();
  for (const use of strictest) {
    for (const rule of rules) {
      if (rule.use !== use || !isOnProducts(rule, section)) continue;
      for (const key of namedBy(rule.condition)!) {
        if (!found.has(plainWord(key))) found.set(plainWord(key), use);
      }
    }
  }
  return (key) => found.get(plainWord(key));
}

/** Where a table's rules apply: in the one section there is, or else in one of several alone. */
interface Scope {
  section: string;
  isOnly: boolean;
}

/** Rules of one of these are one. */
const groupOf = ({ use, sections }: Pick<Rule, "use" | "sections">) =>
  `${use} ${sections ? "here" : "everywhere"}`;

/** An option's rules with these cells. Those on single products become one for each use; the others stay as they are. */
function withCells(rules: readonly Rule[], { section, isOnly }: Scope, cells: ProductCells) {
  const sections = isOnly ? undefined : [section];
  const keysOf = new Map<string, string[]>();
  const put = (group: string, keys: readonly string[]) =>
    keysOf.set(group, [...(keysOf.get(group) ?? []), ...keys]);
  const changed = new Set([...cells.keys()].map(plainWord));
  for (const rule of rules) {
    if (!isOnProducts(rule, section)) continue;
    const kept = namedBy(rule.condition)!.filter((key) => !changed.has(plainWord(key)));
    put(groupOf(rule), kept);
  }
  for (const use of uses) {
    const keys = [...cells].flatMap(([key, to]) => (to === use ? [key] : []));
    if (keys.length > 0) put(groupOf({ use, sections }), keys);
  }
  const conditionFor = (group: string): Condition | undefined => {
    const keys = [...new Set(keysOf.get(group))];
    keysOf.delete(group);
    return keys.length > 0 ? naming(keys) : undefined;
  };
  const present = rules.flatMap((rule): Rule[] => {
    if (!isOnProducts(rule, section)) return [rule];
    const condition = conditionFor(groupOf(rule));
    return condition ? [{ ...rule, condition }] : [];
  });
  const more = uses.flatMap((use): Rule[] => {
    const condition = conditionFor(groupOf({ use, sections }));
    return condition ? [{ use, condition, ...(sections && { sections }) }] : [];
  });
  return [...present, ...more];
}

/** The cells of one question for the products of one section. */
export interface TableOf {
  question: string;
  section: string;
}

/** A document with other cells, by the options of a question. Of several sections, rules on products of one are for it alone. */
export function withProductCells(
  document: FinderDocument,
  { question, section }: TableOf,
  cells: ReadonlyMap<string, ProductCells>,
): FinderDocument {
  const scope = { section, isOnly: document.sections.length === 1 };
  const change = (option: Option): Option => {
    const of = cells.get(option.id);
    return of && of.size > 0 ? { ...option, rules: withCells(option.rules, scope, of) } : option;
  };
  const questions = document.questions.map((each) =>
    each.id === question && Array.isArray(each.options)
      ? { ...each, options: each.options.map(change) }
      : each,
  );
  return { ...document, questions };
}

/** A question without what its options mean for single products of a section. */
export function withoutProductCells(question: Question, section: string): Question {
  if (!Array.isArray(question.options)) return question;
  const options = question.options.map((option) => ({
    ...option,
    rules: option.rules.filter((rule) => !isOnProducts(rule, section)),
  }));
  return { ...question, options };
}
