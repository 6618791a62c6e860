import type { Calculation } from "@shared/finders/calculation";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import { question, type Option, type Question } from "@shared/finders/question";
import { rule, type Rule } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";

// What faults are planted with: parts that are sound but for what is planted in them, and places in any document.

/** A fault as the check has to find it. */
export interface Planted {
  path: string;
  said: RegExp;
}

/** A document that is planted in; whatever is taken of it comes by chance. */
export interface Ground {
  document: FinderDocument;
  /** One of some; undefined where there is none. */
  pick: <T>(list: readonly T[]) => T | undefined;
  /** How many questions it had before anything was planted. */
  own: number;
  /** What one fault was planted with and no other may touch: nothing is planted then. */
  hold: (...names: string[]) => void;
}

/** Plants one fault; nothing where the document has no place for it. */
export type Planter = (ground: Ground) => Planted | Planted[] | undefined;

export const en = (text: string) => ({ en: text });
export const isWide: Condition = { attribute: "width", is: "wide" };
export const must = (condition: unknown): Rule => rule.parse({ use: "filter", condition });
const earns = (earn: object): Rule => rule.parse({ use: "score", earn });

/** A question at the end, read by the schema; what it lacks there comes from the second. */
export function ask({ document }: Ground, part: object, unread: object = {}): string {
  const at = document.questions.length;
  const id = `x${at}`;
  const read = question.parse({ id, title: en(id), ask: { kind: "one" }, ...part });
  document.questions.push({ ...read, ...unread });
  return `questions.${at}`;
}

export const idAt = ({ document }: Ground, path: string): string =>
  document.questions[Number(path.split(".")[1])]!.id;

export const option = (id: string, more: object = {}) => ({ id, label: en(id), ...more });
export const ab = { options: [option("a"), option("b")] };
export const number = { kind: "number", min: 0, max: 100 };

/** A rule of the finder at its end. */
export function ruleOf({ document }: Ground, part: Rule, more: object = {}): string {
  const at = document.rules.length;
  document.rules.push({ id: `r${at}`, fact: false, weight: 10, rule: part, ...more });
  return `rules.${at}.rule`;
}

/** A rule on an option, on a question or of the finder, wherever one may stand. */
export function anywhere(ground: Ground, part: Rule): string {
  const { document, pick, own } = ground;
  const places = document.questions.slice(0, own).flatMap((each, at) => {
    const options = optionsOf(each)
      .map((of, number) => ({ path: `questions.${at}.options.${number}`, rules: of.rules, of }))
      .filter(({ of }) => of.exclusive !== "not-sure");
    return each.ask.kind === "info"
      ? []
      : [{ path: `questions.${at}`, rules: each.rules }, ...options];
  });
  const place = pick([undefined, ...places]);
  if (!place) return ruleOf(ground, part);
  place.rules.push(part);
  return `${place.path}.rules.${place.rules.length - 1}`;
}

/** Faults of a condition on products, wherever it stands. */
export const ofCondition =
  (condition: unknown, said: RegExp, at = ".condition"): Planter =>
  (ground) => ({ path: anywhere(ground, must(condition)) + at, said });

export const ofEarn =
  (earn: object, said: RegExp): Planter =>
  (ground) => ({ path: `${ruleOf(ground, earns(earn))}.earn`, said });

export function valueOf({ document }: Ground, is: Calculation): { id: string; path: string } {
  const at = document.values.length;
  const id = `y${at}`;
  document.values.push({ id, is });
  return { id, path: `values.${at}.is` };
}

export const optionsOf = ({ options }: Question): Option[] =>
  Array.isArray(options) ? options : [];

/** A question that had a place before, and may be asked about in conditions, with its place. */
export function earlier(
  { document, pick, own, hold }: Ground,
  suits: (question: Question) => boolean,
  from = 0,
): { question: Question; at: number } | undefined {
  const found = document.questions
    .slice(0, own)
    .map((each, at) => ({ question: each, at }))
    .filter((each) => each.at >= from && suits(each.question));
  const picked = pick(found);
  if (picked) hold(`id:${picked.question.id}`);
  return picked;
}

/** The same, or a new one at the end where there was none. */
export const earlierOr = (
  ground: Ground,
  suits: (question: Question) => boolean,
  part: object,
): { question: Question; at: number } => {
  const found = earlier(ground, suits);
  if (found) return found;
  const at = Number(ask(ground, part).split(".")[1]);
  return { question: ground.document.questions[at]!, at };
};

export const nested = <Part>(part: Part): Part =>
  Array.from({ length: 7 }).reduce<unknown>((not) => ({ not }), part) as Part;

/** A question at the end that is asked under this condition. */
export const askWhen = (ground: Ground, when: When): string => ask(ground, { ...ab, when });
