import { z } from "zod";
import { noneOf, operand, words } from "./operands";
import { operatorNames, operators } from "./operators";
import { id } from "./text";

// Conditions on products. Their outcome is yes, no, or not stated.

const test = z
  .union(
    [
      ...operatorNames.map((name) => operators[name].shape),
      z
        .strictObject({ list: id, listedFor: z.array(operand).min(1).max(6) })
        .describe("The product is listed for these keys in a list."),
      z.strictObject({ products: words }).describe("It is one of these products, by their keys."),
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
