import { z } from "zod";
import { isDate } from "../dates";
import { id } from "./text";

// What conditions compare products with.

/** Stands where a new condition is not filled in yet; with it nothing is published. */
export const OPEN = "?";

const word = z.string().min(1, "Enter a value.").max(200, "Use at most 200 characters.");
export const words = z
  .array(word)
  .min(1, "Name at least one value.")
  .max(500, "Name at most 500 values.");

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

export const numeric = z
  .union(
    [z.number(), ofAnswer, ofValue],
    noneOf('Use a number, { "answer": "a-question" } or { "value": "a-value" }.'),
  )
  .meta({ id: "numeric", description: "A number that a product is compared with." });

export type Numeric = z.infer<typeof numeric>;

export const severalOrAnswer = z.union(
  [words, ofAnswer],
  noneOf('Use a list of values, or { "answer": "a-question" }.'),
);

export type SeveralOrAnswer = z.infer<typeof severalOrAnswer>;

export const textOrAnswer = z.union(
  [word, ofAnswer],
  noneOf('Use a text, or { "answer": "a-question" }.'),
);

/** A date of a day, a month or a year, or the day that was answered. */
export const dateOrAnswer = z.union(
  [z.string().refine(isDate, "Use a date such as 2026-05-17, 2026-05 or 2026."), ofAnswer],
  noneOf('Use a date such as 2026-05-17, 2026-05 or 2026, or { "answer": "a-question" }.'),
);

export type DateOrAnswer = z.infer<typeof dateOrAnswer>;

export const attribute = id.meta({
  id: "attribute",
  description:
    "The id of an attribute; or what every product has: `brand` and `key` (texts), `price` (a number: what is paid now) and, where the shop states it, `in-stock` (a flag).",
});

export const exact = z.boolean().optional().describe("Whether capitals and accents decide, too.");

type Issue = z.core.$ZodIssue;
type Message = z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion>;

/**
 * The message for what is none of several forms. Where it is one of them but for something inside, it says
 * what and where; else which forms there are.
 */
export function noneOf(forms: string): { error: Message } {
  const error: Message = ({ errors }) => {
    const inside = nearest(errors);
    return inside ? `${inside.path.join(".")}: ${inside.message}` : forms;
  };
  return { error };
}

/** What is wrong inside the one form that fits from outside, if there is one. */
function nearest(errors: Issue[][]): Issue | undefined {
  const found = errors.flatMap((issues) => {
    const [first] = issues;
    // A form that is a choice of forms itself.
    if (first?.code === "invalid_union" && first.path.length === 0) {
      return nearest(first.errors) ?? [];
    }
    // A form that does not fit lacks a field, or does not know one.
    return first && issues.every(({ path }) => path.length > 0) ? first : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
