import { z } from "zod";
import { id } from "./text";

// Conditions on answers: when a question, an option, a rule or a section applies.

const words = z.array(z.string().min(1).max(64)).min(1).max(500);

const answerTest = z.union([
  z.strictObject({ question: id, is: z.union([z.string().max(200), z.number()]) }),
  z.strictObject({ question: id, isNot: z.union([z.string().max(200), z.number()]) }),
  z.strictObject({ question: id, hasAny: words }),
  z.strictObject({ question: id, atLeast: z.number() }),
  z.strictObject({ question: id, atMost: z.number() }),
  z.strictObject({ question: id, isAnswered: z.boolean() }),
  z.strictObject({ value: id, atLeast: z.number() }),
  z.strictObject({ value: id, atMost: z.number() }),
  z.strictObject({ value: id, is: z.union([z.string().max(200), z.number()]) }),
]);

export type AnswerTest = z.infer<typeof answerTest>;

export type When = { all: When[] } | { any: When[] } | { not: When } | AnswerTest;

const parts = () =>
  z
    .array(z.lazy(() => when))
    .min(1, "Add a condition.")
    .max(50, "Use at most 50 conditions.");

export const when: z.ZodType<When> = z.union(
  [
    z.strictObject({ all: parts() }),
    z.strictObject({ any: parts() }),
    z.strictObject({ not: z.lazy(() => when) }),
    answerTest,
  ],
  'Use a condition on answers, such as { "question": "for-whom", "is": "children" }.',
);
