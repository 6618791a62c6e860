import { z } from "zod";
import { noneOf } from "./none-of";
import { id } from "./text";

// Conditions on products. Their outcome is yes, no, or not stated.

const word = z.string().min(1, "Enter a value.").max(200, "Use at most 200 characters.");
const words = z.array(word).min(1, "Name at least one value.").max(500, "Name at most 500 values.");

const ofAnswer = z.strictObject({ answer: id }).describe("The answer to this question.");
const ofValue = z.strictObject({ value: id }).describe("This one of the document's values.");

export const operand = z
  .union(
    [word, z.number(), ofAnswer, ofValue],
    noneOf('Use a text, a number, { "answer": "a-question" } or { "value": "a-value" }.'),
  )
  .meta({
    id: "operand",
    description:
      "What a product is compared with. Of an attribute with values it is the id of one; of a flag it is `yes` or `no`.",
  });

export type Operand = z.infer<typeof operand>;

const numeric = z
  .union(
    [z.number(), ofAnswer, ofValue],
    noneOf('Use a number, { "answer": "a-question" } or { "value": "a-value" }.'),
  )
  .meta({ id: "numeric", description: "A number that a product is compared with." });

const severalOrAnswer = z.union(
  [words, ofAnswer],
  noneOf('Use a list of values, or { "answer": "a-question" }.'),
);

const attribute = id.meta({
  id: "attribute",
  description:
    "The id of an attribute; or what every product has: `brand` and `key` (texts), `price` (a number: what is paid now) and, where the shop states it, `in-stock` (a flag).",
});

const exact = z.boolean().optional().describe("Whether capitals and accents decide, too.");

const test = z
  .union(
    [
      z
        .strictObject({ attribute, is: operand, exact })
        .describe("It is this, or this is among it."),
      z.strictObject({ attribute, oneOf: words }).describe("It is one of these."),
      z
        .strictObject({ attribute, hasAny: severalOrAnswer, exact })
        .describe("It has at least one of these, or of the chosen options."),
      z
        .strictObject({ attribute, hasAll: severalOrAnswer })
        .describe("It has all of these, or all of the chosen options."),
      z.strictObject({ attribute, atLeast: numeric }).describe("The number is no less."),
      z
        .strictObject({ attribute, moreThan: numeric })
        .describe("The number is more, and not just as much."),
      z.strictObject({ attribute, atMost: numeric }).describe("The number is no more."),
      z
        .strictObject({ attribute, between: z.tuple([numeric, numeric]) })
        .describe("The number is between these, or one of them."),
      z
        .strictObject({ attribute, contains: numeric })
        .describe("The product's range contains this number."),
      z
        .strictObject({
          attribute,
          within: z.strictObject({ of: numeric, plusMinus: z.number().min(0) }),
        })
        .describe("The number is at most so far away from this one."),
      z
        .strictObject({ attribute, isStated: z.boolean() })
        .describe("The shop states it; or, with `false`, it does not."),
      z
        .strictObject({ attribute, inRangeOf: id })
        .describe("The number is in the range that was answered to this price question."),
      z
        .strictObject({ list: id, listedFor: z.array(operand).min(1).max(6) })
        .describe("The product is listed for these keys in a list."),
      z.strictObject({ products: words }).describe("It is one of these products, by their keys."),
      z
        .strictObject({ attribute, sameAsIn: id, of: id.optional() })
        .describe("It is the same as that of the product chosen in another section."),
    ],
    noneOf(
      'Use a test on an attribute, a list or products, such as { "attribute": "width", "is": "wide" }.',
    ),
  )
  .meta({
    id: "test",
    description: "A test on a product: yes, no, or not stated. Capitals and spaces decide nothing.",
  });

export type Test = z.infer<typeof test>;

export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Test;

const parts = () =>
  z
    .array(z.lazy(() => condition))
    .min(1, "Add a condition.")
    .max(50, "Use at most 50 conditions.");

export const condition: z.ZodType<Condition> = z
  .union(
    [
      // Most conditions are tests: the others are tried only where it is none.
      test,
      z.strictObject({ all: parts() }).describe("All of these are so."),
      z.strictObject({ any: parts() }).describe("At least one of these is so."),
      z.strictObject({ not: z.lazy(() => condition) }).describe("This is not so."),
    ],
    noneOf("Use a condition: all, any, not, or a test on an attribute, a list or products."),
  )
  .meta({
    id: "condition",
    description:
      "A condition on products. What does not hang on a test that is not stated has an answer all the same: one `no` among `all` is a no, one `yes` among `any` is a yes.",
  });
