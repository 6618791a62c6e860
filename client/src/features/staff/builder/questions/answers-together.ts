import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Options, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";
import { freeWord, wordOf } from "@shared/input/words-of-names";
import { withoutLostAnswers, withTestsOf, type QuestionTest } from "./answers-named";
import { withQuestion } from "./change-questions";

export type OfAttribute = Extract<Options, { attribute: string }>;
type Conditional = Extract<Rule, { condition: Condition }>;

const MAX_WRITTEN = 200;
const MAX_SYNONYMS = 40;
const MAX_SYNONYM = 64;
const MAX_PARTS = 50;

/**
 * The values that are offered as answers of their own, each of which means what choosing one meant. What has no name in the
 * finder's locale is called as the shop calls it.
 */
export const writtenOut = (
  { id: attribute, kind, values }: Attribute,
  { means, values: offered }: OfAttribute,
  locale: string,
): Option[] =>
  values
    .filter(({ id, isRetired }) => !isRetired && offered?.includes(id) !== false)
    .slice(0, MAX_WRITTEN)
    .map(({ id, label }) => ({
      // As long as an id may be: shortened ones could be the same.
      id: wordOf(id, 64) || id,
      label: { ...label, [locale]: label[locale] ?? Object.values(label)[0] ?? id },
      rules:
        means === "rules"
          ? []
          : [
              {
                ...{ use: "score" as const, ...means },
                condition: kind === "choices" ? { attribute, hasAny: [id] } : { attribute, is: id },
              },
            ],
    }));

/** The answers that can be put together: those that ask one thing of products, in the same way as the first of them. */
export function joinable(options: readonly Option[]): Option[] {
  const asking = options.filter((each) => !each.exclusive && ruleOf(each));
  const wayOf = (each: Option) => {
    const { condition: _, reasons: _reasons, ...way } = ruleOf(each)!;
    return JSON.stringify(way);
  };
  return asking.filter((each) => wayOf(each) === wayOf(asking[0]!));
}

function ruleOf({ rules: [first, ...others] }: Option): Conditional | undefined {
  return first && others.length === 0 && "condition" in first ? first : undefined;
}

/**
 * A question with some of its answers as one, in the place of the first of them: it means any of what they meant, is found by their
 * names, and is asked where one of them was. The document as it is where fewer than two of them can be joined.
 */
export function withAnswersTogether(
  document: FinderDocument,
  question: Question,
  options: readonly Option[],
  ids: readonly string[],
  label: string,
): FinderDocument {
  const joined = joinable(options).filter(({ id }) => ids.includes(id));
  const [first] = joined;
  if (!first || joined.length < 2) return document;
  const others = options.filter((each) => !joined.includes(each));
  const id = freeWord(
    wordOf(label) || first.id,
    others.map((each) => each.id),
  );
  const one = joinedOption(joined, id, { ...first.label, [document.locale]: label });
  const now = options.flatMap((each) =>
    each === first ? [one] : joined.includes(each) ? [] : [each],
  );
  const was = new Set(joined.map((each) => each.id));
  // As the draft has it now: an edit must not undo one that came a moment before.
  const present = document.questions.find((each) => each.id === question.id) ?? question;
  const { fitsWithout } = present;
  const named = (each: string) => (was.has(each) ? id : each);
  const next = withQuestion(document, {
    ...present,
    options: now,
    ...(fitsWithout && { fitsWithout: [...new Set(fitsWithout.map(named))] }),
  });
  const changed = withTestsOf(
    next,
    question.id,
    (test) => askedOfOne(test, named),
    // What was not asked of one of them is asked of the others, and so of all.
    (test) => (namesAll(test, was) ? askedOfOne(test, named) : test),
  );
  return withoutLostAnswers(changed, question.id);
}

const namesAll = (test: QuestionTest, ids: ReadonlySet<string>): boolean =>
  "hasAny" in test && [...ids].every((id) => test.hasAny.includes(id));

function askedOfOne(test: QuestionTest, named: (id: string) => string): When {
  if ("is" in test) return { ...test, is: typeof test.is === "string" ? named(test.is) : test.is };
  if ("isNot" in test)
    return { ...test, isNot: typeof test.isNot === "string" ? named(test.isNot) : test.isNot };
  return "hasAny" in test ? { ...test, hasAny: [...new Set(test.hasAny.map(named))] } : test;
}

function joinedOption(joined: readonly Option[], id: string, label: Option["label"]): Option {
  const looks = (["picture", "color", "icon", "drawing"] as const).flatMap((look) => {
    const found = joined.find((each) => each[look] !== undefined)?.[look];
    return found === undefined ? [] : [[look, found] as const];
  });
  const whens = joined.map(({ when }) => when);
  const synonyms = joined.flatMap((each) => [
    ...Object.values(each.label),
    ...(each.synonyms ?? []),
  ]);
  return {
    id,
    label,
    ...Object.fromEntries(looks),
    synonyms: [...new Set(synonyms)]
      .filter((each) => each.length > 0 && each.length <= MAX_SYNONYM)
      .slice(0, MAX_SYNONYMS),
    ...(whens.every((each) => each !== undefined) && { when: anyOf(whens) }),
    rules: [joinedRule(joined.map((each) => ruleOf(each)!))],
  };
}

/** What any of some rules asks; its reasons where they are the same. */
function joinedRule(rules: readonly Conditional[]): Rule {
  const { condition: _, reasons, ...first } = rules[0]!;
  const isAlike = rules.every((each) => JSON.stringify(each.reasons) === JSON.stringify(reasons));
  return {
    ...first,
    ...(isAlike && reasons && { reasons }),
    condition: anyCondition(rules.map(({ condition }) => condition)),
  };
}

function anyCondition(conditions: readonly Condition[]): Condition {
  const values = conditions.map(valuesOf);
  const [first] = values;
  const isOfOne = values.every(
    (each) => each?.attribute === first?.attribute && each?.by === first?.by,
  );
  if (!first || !isOfOne) return anyOf<Condition>(conditions);
  const named = [...new Set(values.flatMap((each) => each!.named))];
  return first.by === "oneOf"
    ? { attribute: first.attribute, oneOf: named }
    : { attribute: first.attribute, hasAny: named };
}

function valuesOf(condition: Condition) {
  if (!("attribute" in condition) || "exact" in condition) return undefined;
  const { attribute } = condition;
  if ("oneOf" in condition) return { attribute, by: "oneOf", named: condition.oneOf } as const;
  if ("is" in condition && typeof condition.is === "string")
    return { attribute, by: "oneOf", named: [condition.is] } as const;
  return "hasAny" in condition && Array.isArray(condition.hasAny)
    ? ({ attribute, by: "hasAny", named: condition.hasAny } as const)
    : undefined;
}

const isAny = <Tree extends object>(tree: Tree): tree is Tree & { any: Tree[] } => "any" in tree;

/** One condition that holds where any of some does; of very many in groups. */
function anyOf<Tree extends object>(trees: readonly Tree[]): Tree {
  const all = trees.flatMap((each) => (isAny(each) ? each.any : [each]));
  if (all.length <= MAX_PARTS) return { any: all } as unknown as Tree;
  const groups = [];
  for (let at = 0; at < all.length; at += MAX_PARTS) {
    groups.push({ any: all.slice(at, at + MAX_PARTS) });
  }
  return { any: groups } as unknown as Tree;
}
