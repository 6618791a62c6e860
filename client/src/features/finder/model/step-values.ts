import type { ShownQuestion } from "@shared/contracts/finders";
import { rangeIn, type Answer, type Answers } from "@shared/finders/answers";

/** An answer limited to the options that are open; a number that is none stays as it was typed. */
export function valueOf({ id, ask, required }: ShownQuestion, draft: Answers, counted: Answers) {
  if (ask.kind === "number") return draft[id];
  // A range that has to be answered and was not touched is the whole of it.
  if (ask.kind === "price" && required) return counted[id] ?? { min: ask.min ?? 0 };
  if (ask.kind === "range" && required) return counted[id] ?? {};
  return counted[id];
}

/** The answers of a page as it submits them. */
export function withValues(
  asked: readonly ShownQuestion[],
  draft: Answers,
  counted: Answers,
): Answers {
  const values = asked.flatMap((question) => {
    const value = valueOf(question, draft, counted);
    return value === undefined ? [] : [[question.id, value]];
  });
  return Object.fromEntries(values) as Answers;
}

/** Whether a page still lacks an answer that it needs, or any at all. Nothing costs nothing. */
export function isOpen(asked: readonly ShownQuestion[], draft: Answers, counted: Answers): boolean {
  const open = asked.filter((question) => {
    const value = valueOf(question, draft, counted);
    return value === undefined || (question.ask.kind === "price" && rangeIn(value)?.max === 0);
  });
  return open.length === asked.length || open.some(({ required }) => required);
}

/** Whether more was chosen than may be. */
export function isTooMany({ ask }: ShownQuestion, value: Answer | undefined): boolean {
  return ask.kind === "many" && Array.isArray(value) && value.length > (ask.max ?? Infinity);
}
