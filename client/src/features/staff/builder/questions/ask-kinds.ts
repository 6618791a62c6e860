import type { Ask, Question } from "@shared/finders/question";
import { priceAsk } from "@shared/finders/price-bands";
import { answerKind, hasOptions } from "@shared/finders/question-kinds";
import type { Rule } from "@shared/finders/rule";
import { bandOptions, ruleOfNumber, type AskedNumber, type BandedNumber } from "./bands-as-number";

interface AskKind<Kind> {
  label: string;
  /** What it is for. */
  hint: string;
  /** How a question of it is asked to begin with. */
  first: Extract<Ask, { kind: Kind }>;
}

/** The kinds that staff choose from. */
type Asked = Exclude<Ask["kind"], "text" | "contact">;

/** The ways to ask, in the order in which staff are offered them. */
export const ASK_KINDS: { [Kind in Asked]: AskKind<Kind> } = {
  one: {
    label: "One answer",
    hint: "Cards, swatches or pictures to choose one of.",
    first: { kind: "one", as: "cards" },
  },
  many: {
    label: "Several answers",
    hint: "Any number of chips or cards.",
    first: { kind: "many", as: "chips" },
  },
  scale: {
    label: "A scale",
    hint: "One of several steps that are in order.",
    first: { kind: "scale" },
  },
  price: {
    label: "A price",
    hint: "Presets, and a slider.",
    first: { kind: "price", min: 0, max: 1_000, step: 10, presets: [] },
  },
  number: {
    label: "A number",
    hint: "With its unit, such as a height.",
    first: { kind: "number", min: 0, max: 100, step: 1 },
  },
  range: {
    label: "A range of numbers",
    hint: "From and to on a slider, such as a width between 120 and 160 cm.",
    first: { kind: "range", min: 0, max: 100, step: 1 },
  },
  date: { label: "A day", hint: "Such as a date of birth.", first: { kind: "date" } },
  find: {
    label: "Find in a list",
    hint: "One of thousands, by typing.",
    first: { kind: "find" },
  },
  info: { label: "A page to read", hint: "Nothing is asked.", first: { kind: "info" } },
};

/** What staff choose a kind by; undefined for one that they cannot choose. */
export const askKind = (kind: Ask["kind"]) =>
  kind === "text" || kind === "contact" ? undefined : ASK_KINDS[kind];

/** What products state, as far as a way to ask is made of it. */
interface Stated {
  /** What the bands that are asked for now are made of. */
  banded?: BandedNumber | undefined;
  /** What the number that is asked for now is of. */
  asked?: AskedNumber | undefined;
  /** What products cost. */
  prices?: { bounds: readonly number[]; max: number; currency: string } | undefined;
}

/** What stays of a number that becomes a range of numbers, and the other way round; and what is made of what is stated. */
function askOf({ ask: before, title }: Question, kind: Asked, { banded, prices }: Stated): Ask {
  const { first } = ASK_KINDS[kind];
  if (kind === "price" && prices && prices.bounds.length > 0) {
    return priceAsk(prices.bounds, prices.max, { ...prices, locale: localeOf(title) });
  }
  if (banded && (first.kind === "number" || first.kind === "range")) {
    const { min, max, step, unit } = banded;
    return { ...first, min, max, step, ...(unit !== undefined && { unit }) };
  }
  const areNumbers = (each: Ask) => each.kind === "number" || each.kind === "range";
  if (!areNumbers(before) || !areNumbers(first)) return first;
  const { min, max, step, unit } = before as Extract<Ask, { kind: "number" }>;
  return { ...first, min, max, step, ...(unit !== undefined && { unit }) };
}

/** What answers are compared as: choosing several is choosing. */
const answersOf = (kind: Ask["kind"]) => answerKind({ ask: { kind } }).replace("choices", "choice");

/** Whether a rule compares products with the answer to a question. */
const comparesWith = (rule: Rule, id: string): boolean =>
  [`"answer":${JSON.stringify(id)}`, `"inRangeOf":${JSON.stringify(id)}`].some((each) =>
    JSON.stringify(rule).includes(each),
  );

/** A rule that compared with a number, or earned by how near one is, which is between two now. */
function withRange(rule: Rule, id: string): Rule {
  if (!comparesWith(rule, id)) return rule;
  if ("condition" in rule && "attribute" in rule.condition)
    return { ...rule, condition: { attribute: rule.condition.attribute, inRangeOf: id } };
  if (!("earn" in rule) || !rule.earn || rule.earn.by !== "distance") return rule;
  const { earn, ...rest } = rule;
  return { ...rest, condition: { attribute: earn.attribute, inRangeOf: id } };
}

const isInRange = (rule: Rule) => "condition" in rule && "inRangeOf" in rule.condition;

/**
 * The question asked in another way: its options stay where the other way has some, too, and its rules where they do not
 * compare with an answer that is something else now. Bands of a number become that number, and a number its bands; a price is asked by bounds that
 * divide the products, and keeps to them.
 */
export function askedAs(question: Question, kind: Ask["kind"], stated: Stated = {}): Question {
  if (question.ask.kind === kind || kind === "text" || kind === "contact") return question;
  const { banded } = stated;
  const { options, ...rest } = question;
  const advance = kind === "one" ? question.advance : "submit";
  const isAlike = answersOf(question.ask.kind) === answersOf(kind);
  const toRange = question.ask.kind === "number" && kind === "range";
  const rules = isAlike
    ? question.rules
    : question.rules
        .map((rule) => (toRange ? withRange(rule, question.id) : rule))
        .filter((rule) => !comparesWith(rule, question.id) || (toRange && isInRange(rule)));
  const isOfBands = banded && (kind === "number" || kind === "range");
  const made: Rule[] = isOfBands
    ? [ruleOfNumber(question.id, kind, banded)]
    : stated.prices && kind === "price" && rules.length === 0
      ? [{ use: "narrow", condition: { attribute: "price", inRangeOf: question.id } }]
      : [];
  const next: Question = {
    ...rest,
    rules: [...made, ...rules],
    ask: askOf(question, kind, stated),
    advance,
  };
  // Only several choices are combined.
  if (kind !== "many") next.combine = "any";
  // What products state is found as well as chosen.
  const isStated = options && !Array.isArray(options) && !("list" in options);
  if (kind === "find") return { ...next, ...(isStated && { options }) };
  if (!hasOptions(kind)) return kind === "info" ? { ...next, rules: [], required: false } : next;
  const kept = options && (Array.isArray(options) || !("listed" in options)) ? options : undefined;
  const locale = localeOf(question.title);
  const first = { id: "first", label: { [locale]: "First answer" }, rules: [] };
  return {
    ...next,
    options: kept ?? (stated.asked ? bandOptions(stated.asked, locale) : [first]),
  };
}

const localeOf = (title: Question["title"]): string => Object.keys(title)[0] ?? "en";
