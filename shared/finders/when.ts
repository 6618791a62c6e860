import { z } from "zod";
import { noneOf } from "./operands";
import { id } from "./text";

// Conditions on answers: when a question, an option, a rule or a section applies.

const words = z.array(z.string().min(1).max(64)).min(1).max(500);
const wordOrNumber = z.union(
  [z.string().max(200), z.number()],
  "Use the id of an option, or a number.",
);

const answerTest = z.union(
  [
    z
      .strictObject({ question: id, is: wordOrNumber })
      .describe("The answer is this option or number, or this option is among the answers."),
    z
      .strictObject({ question: id, isNot: wordOrNumber })
      .describe("It is answered, and not with this option or number."),
    z.strictObject({ question: id, hasAny: words }).describe("It is one of these options."),
    z.strictObject({ question: id, atLeast: z.number() }).describe("The number is no less."),
    z.strictObject({ question: id, atMost: z.number() }).describe("The number is no more."),
    z
      .strictObject({ question: id, isAnswered: z.boolean() })
      .describe("It is answered; or, with `false`, it is not."),
    z.strictObject({ value: id, atLeast: z.number() }).describe("A value is no less."),
    z.strictObject({ value: id, atMost: z.number() }).describe("A value is no more."),
    z.strictObject({ value: id, is: wordOrNumber }).describe("A value is exactly this."),
  ],
  noneOf('Use a test on an answer, such as { "question": "for-whom", "is": "children" }.'),
);

export type AnswerTest = z.infer<typeof answerTest>;

export type When = { all: When[] } | { any: When[] } | { not: When } | AnswerTest;

const parts = () =>
  z
    .array(z.lazy(() => when))
    .min(1, "Add a condition.")
    .max(50, "Use at most 50 conditions.");

export const when: z.ZodType<When> = z
  .union(
    [
      z.strictObject({ all: parts() }).describe("All of these hold."),
      z.strictObject({ any: parts() }).describe("At least one of these holds."),
      z.strictObject({ not: z.lazy(() => when) }).describe("This does not hold."),
      answerTest,
    ],
    noneOf('Use a condition on answers, such as { "question": "for-whom", "is": "children" }.'),
  )
  .meta({
    id: "when",
    description:
      "A condition on answers. In a question and its options it asks only about the questions that come before. What was not answered is nothing, and at least nothing.",
  });
