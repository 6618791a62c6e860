import type { AttributeShape } from "@shared/contracts/attributes";
import { chosenIds, rangeIn, type Answers } from "@shared/finders/answers";
import { daysOf } from "@shared/dates";
import type { DateOrAnswer, Operand } from "@shared/finders/operands";
import type { Values } from "@shared/finders/path";
import type { Catalog } from "../../engine/catalog";
import type { Chosen } from "./chosen";

/** What rules are compared with: a run's answers, and the values made of them. */
export interface Given {
  answers: Answers;
  values: Values;
  /** The products of the sections above; nothing unless given. */
  chosen?: Chosen;
  /** What every product states as a number alone; `price` unless given. */
  numbers?: ReadonlySet<string>;
  /** Whether a list tells what products are not for, too. */
  hasNo?: boolean;
  /** What is known of the attributes, where that decides. */
  attributes?: ReadonlyMap<string, AttributeShape>;
  /** Tells of a value of each product whether it lacks an answer. */
  lacksAnswer?: (attribute: string) => boolean;
}

/** The numbers that are looked up in their order. Of others only a column tells what does not apply. */
export function numbersWithoutColumn({ numbers, columns }: Catalog<unknown>): Set<string> {
  return new Set([...numbers.keys()].filter((name) => !columns.has(name)));
}

/** Thrown by what needs an answer that was not given: its rule does not apply. */
export class NotAnswered extends Error {}

/** The words or the number that an operand stands for. Throws `NotAnswered` without it. */
export function read(operand: Operand, { answers, values }: Given): string | number {
  if (typeof operand !== "object") return operand;
  const found = "answer" in operand ? answers[operand.answer] : values[operand.value];
  if (typeof found === "string" || typeof found === "number") return found;
  throw new NotAnswered();
}

/** The number of an operand. Throws `NotAnswered` without one. */
export function readNumber(operand: Operand, given: Given): number {
  const found = read(operand, given);
  const number = typeof found === "number" ? found : parseFloat(found);
  if (Number.isNaN(number)) throw new NotAnswered();
  return number;
}

/** The first and the last day of a date. Throws `NotAnswered` without one. */
export function readDays(operand: DateOrAnswer, given: Given): { first: string; last: string } {
  const days = daysOf(String(read(operand, given)));
  if (!days) throw new NotAnswered();
  return days;
}

/** Words themselves, or those that were chosen. Throws `NotAnswered` without any. */
export function readWords(
  words: readonly string[] | { answer: string },
  { answers }: Given,
): readonly string[] {
  if (!("answer" in words)) return words;
  const chosen = chosenIds(answers[words.answer]);
  if (chosen.length === 0) throw new NotAnswered();
  return chosen;
}

/** The range that was answered. Throws `NotAnswered` without one. */
export function readRange(question: string, { answers }: Given): { min?: number; max?: number } {
  const range = rangeIn(answers[question]);
  if (!range) throw new NotAnswered();
  return range;
}
