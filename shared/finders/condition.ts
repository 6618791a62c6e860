import { z } from "zod";
import { id } from "./text";

// Conditions on products. Their outcome is yes, no, or not stated.

const word = z.string().min(1, "Enter a value.").max(200, "Use at most 200 characters.");
const words = z.array(word).min(1, "Name at least one value.").max(500, "Name at most 500 values.");

/** What a product is compared with: a value itself, a shopper's answer, or one of the document's values. */
export const operand = z.union([
  word,
  z.number(),
  z.strictObject({ answer: id }),
  z.strictObject({ value: id }),
]);

export type Operand = z.infer<typeof operand>;

const numeric = z.union([
  z.number(),
  z.strictObject({ answer: id }),
  z.strictObject({ value: id }),
]);

/**
 * The attribute that a test reads: one of the catalogue's, or what every product has: `brand`, `price` (what
 * is paid now), `in-stock`, `key`.
 */
const attribute = id;

export const test = z.union(
  [
    z.strictObject({ attribute, is: operand }),
    z.strictObject({ attribute, oneOf: words }),
    z.strictObject({ attribute, hasAny: z.union([words, z.strictObject({ answer: id })]) }),
    z.strictObject({ attribute, hasAll: z.union([words, z.strictObject({ answer: id })]) }),
    z.strictObject({ attribute, atLeast: numeric }),
    z.strictObject({ attribute, atMost: numeric }),
    z.strictObject({ attribute, between: z.tuple([numeric, numeric]) }),
    /** A range of the product that contains this number. */
    z.strictObject({ attribute, contains: numeric }),
    /** A number of the product, at most so far away from this one. */
    z.strictObject({
      attribute,
      within: z.strictObject({ of: numeric, plusMinus: z.number().min(0) }),
    }),
    z.strictObject({ attribute, isStated: z.boolean() }),
    /** A price question's own answer. */
    z.strictObject({ attribute, inRangeOf: id }),
    /** The product is listed for these keys in a list. */
    z.strictObject({ list: id, listedFor: z.array(operand).min(1).max(6) }),
    /** Single products, by their keys. */
    z.strictObject({ products: words }),
    /** The same value of an attribute as the product that was chosen in another section. */
    z.strictObject({ attribute, sameAsIn: id, of: id.optional() }),
  ],
  'Use a test on an attribute, a list or products, such as { "attribute": "width", "is": "wide" }.',
);

export type Test = z.infer<typeof test>;

export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Test;

const parts = () =>
  z
    .array(z.lazy(() => condition))
    .min(1, "Add a condition.")
    .max(50, "Use at most 50 conditions.");

export const condition: z.ZodType<Condition> = z.union(
  [
    z.strictObject({ all: parts() }),
    z.strictObject({ any: parts() }),
    z.strictObject({ not: z.lazy(() => condition) }),
    test,
  ],
  "Use a condition: all, any, not, or a test on an attribute, a list or products.",
);
