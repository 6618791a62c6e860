import { calculationsIn, partsOfCalculation, type Calculation } from "@shared/finders/calculation";
import type { Condition, Test } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import { OPEN } from "@shared/finders/operands";
import { operatorOf } from "@shared/finders/operators";
import type { Option, Question } from "@shared/finders/question";
import type { Rule, Use } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";

// The parts of a document that are checked, with their places.

export interface Placed<T> {
  path: string;
  part: T;
}

/** The options that a question has of its own. */
export const ownOptions = ({ options }: Question): readonly Option[] =>
  Array.isArray(options) ? options : [];

export interface PlacedRule extends Placed<Rule> {
  /** Whether it stands on a fact. */
  isFact: boolean;
}

const placed = <T>(path: string, parts: readonly T[]): Placed<T>[] =>
  parts.map((part, index) => ({ path: `${path}.${index}`, part }));

/** Every rule: of options, of questions and of the finder. */
export function rulesOf({ questions, rules }: FinderDocument): PlacedRule[] {
  const ofQuestions = questions.flatMap((question, index) => {
    const at = `questions.${index}`;
    const ofOptions = ownOptions(question).flatMap((option, number) =>
      placed(`${at}.options.${number}.rules`, option.rules),
    );
    return [...ofOptions, ...placed(`${at}.rules`, question.rules)].map((rule) => ({
      ...rule,
      isFact: question.fact,
    }));
  });
  const ofFinder = rules.map(({ rule, fact }, index) => ({
    path: `rules.${index}.rule`,
    part: rule,
    isFact: fact,
  }));
  return [...ofQuestions, ...ofFinder];
}

/** What choices made from an attribute or from brands mean: they are wished, unless something else is said. */
export function meansOf({ questions }: FinderDocument): (Placed<Use> & { isFact: boolean })[] {
  return questions.flatMap(({ options, fact }, index) => {
    if (!options || Array.isArray(options) || "listed" in options) return [];
    const { means } = options;
    if (means === "rules" || ("list" in options && !means)) return [];
    const part = means?.use ?? "score";
    return [{ path: `questions.${index}.options.means.use`, part, isFact: fact }];
  });
}

/** Whether an answer, or a rule, earns points; a list by price, or without a match, needs none. */
export function ranksProducts(document: FinderDocument): boolean {
  const { order, badge } = document.results;
  if (order === "price" || badge === "none") return true;
  const used = [
    ...rulesOf(document).map(({ part }) => part.use),
    ...meansOf(document).map(({ part }) => part),
  ];
  return used.some((use) => use === "score" || use === "avoid");
}

/** Every condition on products. */
export function conditionsOf(document: FinderDocument): Placed<Condition>[] {
  return [
    ...rulesOf(document).flatMap(({ path, part }) =>
      "condition" in part ? [{ path: `${path}.condition`, part: part.condition }] : [],
    ),
    ...document.sections.flatMap(({ filter }, index) =>
      filter ? [{ path: `sections.${index}.filter`, part: filter }] : [],
    ),
    ...(document.promotion?.boosts ?? []).map(({ condition }, index) => ({
      path: `promotion.boosts.${index}.condition`,
      part: condition,
    })),
  ];
}

/** The tests that a condition is made of. */
function testsIn({ path, part }: Placed<Condition>): Placed<Test>[] {
  if ("all" in part) return placed(`${path}.all`, part.all).flatMap(testsIn);
  if ("any" in part) return placed(`${path}.any`, part.any).flatMap(testsIn);
  if ("not" in part) return testsIn({ path: `${path}.not`, part: part.not });
  return [{ path, part }];
}

export const testsOf = (document: FinderDocument): Placed<Test>[] =>
  conditionsOf(document).flatMap(testsIn);

export interface PlacedWhen extends Placed<When> {
  /** How many of the questions it may ask: those that come before. */
  after: number;
}

/** Every condition on answers. */
export function whensOf(document: FinderDocument): PlacedWhen[] {
  const { questions, rules, sections, results, values } = document;
  const found: { path: string; part: When | undefined; after: number }[] = [];
  const all = questions.length;
  questions.forEach((question, index) => {
    const at = `questions.${index}`;
    found.push({ path: `${at}.when`, part: question.when, after: index });
    ownOptions(question).forEach(({ when, first, drawings = [] }, number) => {
      const option = `${at}.options.${number}`;
      found.push({ path: `${option}.when`, part: when, after: index });
      found.push({ path: `${option}.first`, part: first, after: index });
      drawings.forEach((other, place) =>
        found.push({ path: `${option}.drawings.${place}.when`, part: other.when, after: index }),
      );
    });
  });
  const list = (name: string, parts: readonly { when?: When }[]) =>
    parts.forEach(({ when }, index) =>
      found.push({ path: `${name}.${index}.when`, part: when, after: all }),
    );
  list("rules", rules);
  // A rule stands on its question and may look at any other.
  for (const { path, part } of rulesOf(document)) {
    found.push({ path: `${path}.when`, part: part.when, after: all });
  }
  list("results.orderBy", results.orderBy);
  list("sections", sections);
  list("results.endings", results.endings);
  values.forEach(({ is }, index) => {
    for (const part of calculationsIn(is)) {
      if (typeof part === "object" && "bands" in part) list(`values.${index}.is.bands`, part.bands);
    }
  });
  return found.flatMap(({ part, ...rest }) => (part ? [{ ...rest, part }] : []));
}

/** How deep conditions are nested around their tests. */
export function depthOf(part: Condition | When): number {
  if ("all" in part) return 1 + Math.max(...part.all.map(depthOf));
  if ("any" in part) return 1 + Math.max(...part.any.map(depthOf));
  return "not" in part ? 1 + depthOf(part.not) : 0;
}

/** How deep a calculation is nested around its numbers and answers. */
export function calculationDepth(is: Calculation): number {
  const parts = partsOfCalculation(is);
  return parts.length === 0 ? 0 : 1 + Math.max(...parts.map(calculationDepth));
}

export type ListTest = Extract<Test, { listedFor: unknown }>;

const partsOf = (condition: Condition): Test[] =>
  testsIn({ path: "", part: condition }).map(({ part }) => part);

/** What a condition asks lists for. */
export const listTestsIn = (condition: Condition): ListTest[] =>
  partsOf(condition).filter((test) => "listedFor" in test);

/** The attributes that have to be stated for a condition. */
export const attributesIn = (condition: Condition): string[] =>
  partsOf(condition).flatMap((test) =>
    "attribute" in test && !("isStated" in test) ? [test.attribute] : [],
  );

/** Whether a test is not filled in. */
export function isOpen(test: Test): boolean {
  if ("products" in test) return test.products.includes(OPEN);
  if ("listedFor" in test) return test.listedFor.includes(OPEN);
  const [name, { words }] = operatorOf(test);
  const several = words?.(test) ?? [];
  return (
    (test as Record<string, unknown>)[name] === OPEN ||
    (Array.isArray(several) && several.includes(OPEN))
  );
}
