// Longer than 200 lines: all that is known of an operator stands in its entry, and the entries side by side.

import { z } from "zod";
import {
  attribute,
  dateOrAnswer,
  exact,
  numeric,
  operand,
  severalOrAnswer,
  textOrAnswer,
  words,
  type DateOrAnswer,
  type Numeric,
  type Operand,
  type SeveralOrAnswer,
} from "./operands";
import type { AnswerKind } from "./answers";
import { id } from "./text";

// The ways to compare what products state in an attribute. Each says what a document writes, whom it suits, how staff
// choose it and read it, and what it compares with; what the engine makes of it is in `server/finders/compile/operators.ts`.

/** The kinds of attributes. */
type Kind = "choice" | "choices" | "number" | "range" | "flag" | "date" | "text";

/** What sentences about a test are made with. */
interface TestWords {
  /** The attribute's. */
  name: string;
  said: (operand: Operand) => string;
  several: (of: SeveralOrAnswer, word: "or" | "and") => string;
  question: (id: string) => string;
  section: (id: string) => string;
  attribute: (id: string) => string;
}

/** What a new test can be made with. */
export interface Fresh {
  word: string;
  words: string[];
  number: Numeric;
  date: DateOrAnswer;
  /** A question that is answered by choosing, one that is answered by a range, and a section. */
  question: string;
  rangeQuestion: string;
  section: string;
}

/** The fields that a way to test has in the builder. */
export type Takes =
  | "nothing"
  | "value"
  | "text"
  | "values"
  | "number"
  | "two numbers"
  | "a number, more or less"
  | "a date"
  | "mentioned words"
  | "a question"
  | "a question with several answers"
  | "a range question"
  | "a section";

interface Way<Test> {
  /** Between the attribute's name and what it is compared with. */
  label: string;
  takes: Takes;
  /** The kinds for which staff choose it so; all that it suits unless given. */
  kinds?: readonly Kind[];
  /** Whether a test of this operator is one of this way; every one is unless given. */
  is?: (test: Test) => boolean;
  fresh: (from: Fresh) => Omit<Test, "attribute">;
}

interface Operator<Shape extends z.ZodType> {
  shape: Shape;
  suits: readonly Kind[];
  ways: Readonly<Record<string, Way<z.infer<Shape>>>>;
  /** As staff read it. */
  say: (test: z.infer<Shape>, words: TestWords) => string;
  /** What stands for itself, or for an answer of one of these kinds. */
  compares?: (test: z.infer<Shape>, kind: Kind) => readonly [Operand, readonly AnswerKind[]][];
  /** What is wrong with a comparison, whatever was answered. */
  wrong?: (test: z.infer<Shape>, kind: Kind) => string | undefined;
  /** The words that it looks for one by one. */
  words?: (test: z.infer<Shape>) => SeveralOrAnswer;
}

const operator = <Shape extends z.ZodObject>(each: Operator<Shape>) => each;

/** Values that somebody decided about. */
const mentioned = z
  .array(z.string().max(200))
  .max(500, "Decide about at most 500 values.")
  .default([]);

const eitherOf = (words: readonly string[]) => words.map((each) => `“${each}”`).join(" or ");

/** More of them are counted. */
const MOST_NAMED = 3;

const NUMBER = ["number"] as const;
const WORDED: readonly Kind[] = ["choice", "choices", "text"];
const isAnswer = (of: SeveralOrAnswer): of is { answer: string } => "answer" in of;

/** One that compares with one number. */
const ofNumber = <Shape extends z.ZodObject>(
  label: string,
  name: string,
  shape: Shape,
  kind: Kind = "number",
) => {
  const numberIn = (test: object) => (test as Record<string, Numeric>)[name]!;
  return operator<Shape>({
    shape,
    suits: [kind],
    ways: {
      [name]: {
        label,
        takes: "number",
        fresh: ({ number }) => ({ [name]: number }) as unknown as Omit<z.infer<Shape>, "attribute">,
      },
    },
    say: (test, { name: called, said }) =>
      kind === "range"
        ? `the range ${called} ${label} ${said(numberIn(test))}`
        : `${called} ${label} ${said(numberIn(test))}`,
    compares: (test) => [[numberIn(test), NUMBER]],
  });
};

/** One that compares with one date. */
const ofDate = <Shape extends z.ZodObject>(label: string, name: string, shape: Shape) => {
  const dateIn = (test: object) => (test as Record<string, DateOrAnswer>)[name]!;
  return operator<Shape>({
    shape,
    suits: ["date"],
    ways: {
      [name]: {
        label,
        takes: "a date",
        fresh: ({ date }) => ({ [name]: date }) as unknown as Omit<z.infer<Shape>, "attribute">,
      },
    },
    say: (test, { name: called, said }) => `${called} ${label} ${said(dateIn(test))}`,
    compares: (test) => [[dateIn(test), ["date"]]],
  });
};

export const operators = {
  is: operator({
    shape: z
      .strictObject({ attribute, is: operand, exact })
      .describe("It is this, or this is among it."),
    suits: ["choice", "choices", "number", "flag", "text"],
    ways: {
      is: {
        label: "is",
        takes: "value",
        kinds: ["choice", "choices", "flag", "text"],
        fresh: ({ word }) => ({ is: word }),
      },
    },
    say: ({ is }, { name, said }) => `${name} is ${said(is)}`,
    compares: ({ is }, kind) => [[is, [kind === "number" ? "number" : "choice"]]],
    wrong({ is }, kind) {
      if (kind === "number") {
        return typeof is === "string" ? "It is a number. Compare it with one." : undefined;
      }
      if (typeof is === "number") return "It is no number. Compare it with a text.";
      return kind === "flag" && typeof is === "string" && !/^(yes|no)$/.test(is)
        ? "It is yes or no. Use one of them."
        : undefined;
    },
  }),
  startsWith: operator({
    shape: z
      .strictObject({ attribute, startsWith: textOrAnswer })
      .describe("The text begins so, as the part numbers of one maker do."),
    suits: ["text"],
    ways: {
      startsWith: {
        label: "starts with",
        takes: "text",
        fresh: ({ word }) => ({ startsWith: word }),
      },
    },
    say: ({ startsWith }, { name, said }) => `${name} starts with ${said(startsWith)}`,
    compares: ({ startsWith }) => [[startsWith, ["choice"]]],
  }),
  oneOf: operator({
    shape: z.strictObject({ attribute, oneOf: words }).describe("It is one of these."),
    suits: WORDED,
    ways: {
      oneOf: {
        label: "is one of",
        takes: "values",
        kinds: ["choice"],
        fresh: ({ words }) => ({ oneOf: words }),
      },
    },
    say: ({ oneOf }, { name, several }) => `${name} is ${several(oneOf, "or")}`,
    words: ({ oneOf }) => oneOf,
  }),
  hasAny: operator({
    shape: z
      .strictObject({ attribute, hasAny: severalOrAnswer, exact })
      .describe("It has at least one of these, or of the chosen options."),
    suits: WORDED,
    ways: {
      hasAny: {
        label: "is one of",
        takes: "values",
        kinds: ["choices"],
        is: ({ hasAny }) => !isAnswer(hasAny),
        fresh: ({ words }) => ({ hasAny: words }),
      },
      anyOfAnswers: {
        label: "has any of the answers to",
        takes: "a question",
        kinds: ["choice", "choices"],
        is: ({ hasAny }) => isAnswer(hasAny),
        fresh: ({ question }) => ({ hasAny: { answer: question } }),
      },
    },
    say: ({ hasAny }, { name, several }) => `${name} has ${several(hasAny, "or")}`,
    compares: ({ hasAny }) => (isAnswer(hasAny) ? [[hasAny, ["choice", "choices"]]] : []),
    words: ({ hasAny }) => hasAny,
  }),
  mentions: operator({
    shape: z
      .strictObject({
        attribute,
        mentions: words,
        counts: mentioned.describe("The values that count."),
        others: mentioned.describe("Those that do not, although they look like it."),
      })
      .describe(
        "It states a value that counts, of those that contain one of these words or resemble one. While it states another such value that nobody has decided about, it is not known.",
      ),
    suits: WORDED,
    ways: {
      mentions: {
        label: "mentions",
        takes: "mentioned words",
        fresh: ({ words }) => ({ mentions: words, counts: [], others: [] }),
      },
    },
    say: ({ mentions, others }, { name, several }) => {
      const said = `${name} mentions ${eitherOf(mentions)}`;
      if (others.length === 0) return said;
      const but =
        others.length > MOST_NAMED
          ? `${others.length} values that look like it`
          : several(others, "or");
      return `${said}, but not ${but}`;
    },
    wrong: ({ mentions }) =>
      mentions.some((each) => /[\p{L}\p{N}]/u.test(each))
        ? undefined
        : "Name the word that is looked for.",
    words: ({ mentions }) => mentions,
  }),
  hasAll: operator({
    shape: z
      .strictObject({ attribute, hasAll: severalOrAnswer })
      .describe("It has all of these, or all of the chosen options."),
    suits: ["choices"],
    ways: {
      hasAll: {
        label: "has all of",
        takes: "values",
        is: ({ hasAll }) => !isAnswer(hasAll),
        fresh: ({ words }) => ({ hasAll: words }),
      },
      allOfAnswers: {
        label: "has all of the answers to",
        takes: "a question with several answers",
        is: ({ hasAll }) => isAnswer(hasAll),
        fresh: ({ question }) => ({ hasAll: { answer: question } }),
      },
    },
    say: ({ hasAll }, { name, several }) => `${name} has ${several(hasAll, "and")}`,
    compares: ({ hasAll }) => (isAnswer(hasAll) ? [[hasAll, ["choices"]]] : []),
    words: ({ hasAll }) => hasAll,
  }),
  atLeast: ofNumber(
    "is at least",
    "atLeast",
    z.strictObject({ attribute, atLeast: numeric }).describe("The number is no less."),
  ),
  moreThan: ofNumber(
    "is more than",
    "moreThan",
    z
      .strictObject({ attribute, moreThan: numeric })
      .describe("The number is more, and not just as much."),
  ),
  atMost: ofNumber(
    "is at most",
    "atMost",
    z.strictObject({ attribute, atMost: numeric }).describe("The number is no more."),
  ),
  between: operator({
    shape: z
      .strictObject({ attribute, between: z.tuple([numeric, numeric]) })
      .describe("The number is between these, or one of them."),
    suits: NUMBER,
    ways: {
      between: {
        label: "is between",
        takes: "two numbers",
        fresh: ({ number }): { between: [Numeric, Numeric] } => ({
          between: [number, typeof number === "number" ? number + 10 : 10],
        }),
      },
    },
    say: ({ between: [from, to] }, { name, said }) =>
      `${name} is between ${said(from)} and ${said(to)}`,
    compares: ({ between }) => between.map((each) => [each, NUMBER] as const),
    wrong: ({ between: [from, to] }) =>
      typeof from === "number" && typeof to === "number" && from > to
        ? "Put the smaller number first."
        : undefined,
  }),
  contains: ofNumber(
    "contains",
    "contains",
    z
      .strictObject({ attribute, contains: numeric })
      .describe("The product's range contains this number."),
    "range",
  ),
  within: operator({
    shape: z
      .strictObject({
        attribute,
        within: z.strictObject({ of: numeric, plusMinus: z.number().min(0) }),
      })
      .describe("The number is at most so far away from this one."),
    suits: NUMBER,
    ways: {
      within: {
        label: "is about",
        takes: "a number, more or less",
        fresh: ({ number }) => ({ within: { of: number, plusMinus: 1 } }),
      },
    },
    say: ({ within: { of, plusMinus } }, { name, said }) =>
      `${name} is within ${plusMinus} of ${said(of)}`,
    compares: ({ within }) => [[within.of, NUMBER]],
  }),
  notBefore: ofDate(
    "is not before",
    "notBefore",
    z
      .strictObject({ attribute, notBefore: dateOrAnswer })
      .describe(
        "The date is this one or later. Of a month or a year of which a part is, it is not known.",
      ),
  ),
  notAfter: ofDate(
    "is not after",
    "notAfter",
    z
      .strictObject({ attribute, notAfter: dateOrAnswer })
      .describe(
        "The date is this one or earlier. Of a month or a year of which a part is, it is not known.",
      ),
  ),
  isStated: operator({
    shape: z
      .strictObject({ attribute, isStated: z.boolean() })
      .describe("The shop states it; or, with `false`, it does not."),
    suits: ["choice", "choices", "number", "range", "flag", "date", "text"],
    ways: {
      stated: {
        label: "is stated",
        takes: "nothing",
        is: ({ isStated }) => isStated,
        fresh: () => ({ isStated: true }),
      },
      notStated: {
        label: "is not stated",
        takes: "nothing",
        is: ({ isStated }) => !isStated,
        fresh: () => ({ isStated: false }),
      },
    },
    say: ({ isStated }, { name }) => `${name} is ${isStated ? "" : "not "}stated`,
  }),
  inRangeOf: operator({
    shape: z
      .strictObject({ attribute, inRangeOf: id })
      .describe(
        "The number is in the range that was answered to this question; of a range, any part of it.",
      ),
    suits: ["number", "range"],
    ways: {
      inRangeOf: {
        label: "is in the range that was answered",
        takes: "a range question",
        fresh: ({ rangeQuestion }) => ({ inRangeOf: rangeQuestion }),
      },
    },
    say: ({ inRangeOf }, { name, question }) =>
      `${name} is in the range of “${question(inRangeOf)}”`,
    compares: ({ inRangeOf }) => [[{ answer: inRangeOf }, ["range"]]],
  }),
  sameAsIn: operator({
    shape: z
      .strictObject({ attribute, sameAsIn: id, of: id.optional() })
      .describe(
        "It is the same as that of the product chosen in another section, or as another attribute `of` it; of ranges, they have a number in common.",
      ),
    suits: ["choice", "choices", "number", "range", "text"],
    ways: {
      sameAsIn: {
        label: "is the same as in",
        takes: "a section",
        fresh: ({ section }) => ({ sameAsIn: section }),
      },
    },
    say: ({ sameAsIn, of }, { name, section, attribute: called }) =>
      of === undefined
        ? `${name} is the same as in “${section(sameAsIn)}”`
        : `${name} is the same as ${called(of)} in “${section(sameAsIn)}”`,
  }),
};

export type OperatorName = keyof typeof operators;
/** A test of an operator, as documents write it. */
export type TestBy<Name extends OperatorName> = z.infer<(typeof operators)[Name]["shape"]>;
export type AttributeTest = { [Name in OperatorName]: TestBy<Name> }[OperatorName];

export type AnyOperator = Operator<z.ZodType<AttributeTest>>;

export const operatorNames = Object.keys(operators) as OperatorName[];

/** The operator of a test on an attribute, whichever it is. */
export function operatorOf(test: AttributeTest): [OperatorName, AnyOperator] {
  const name = operatorNames.find((each) => each in test)!;
  return [name, operators[name]];
}

/** The operators that suit a kind of attribute. */
export const operatorsFor = (kind: Kind): OperatorName[] =>
  operatorNames.filter((name) => operators[name].suits.includes(kind));
