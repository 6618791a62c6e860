import { expect, it } from "vitest";
import type { ShownQuestion } from "@shared/contracts/finders";
import type { Answer } from "@shared/finders/answers";
import { asksForNothing } from "./summary";

const notSure = { id: "not-sure", label: "Not sure", exclusive: "not-sure" };

it.each<[string, string, Answer, boolean]>([
  ["any price", "price", { min: 0 }, true],
  ["a price at most", "price", { min: 0, max: 90 }, false],
  ["a price at least", "price", { min: 90 }, false],
  ["degrees from zero on", "range", { min: 0 }, false],
  ["what leaves its question open", "one", "not-sure", true],
  ["a choice", "one", "wide", false],
])("%s, asked as a %s, by %j asks for nothing: %s", (_, kind, answer, isNothing) => {
  const question = { id: "q", ask: { kind }, options: [notSure] } as unknown as ShownQuestion;
  expect(asksForNothing(question, { q: answer })).toBe(isNothing);
});
