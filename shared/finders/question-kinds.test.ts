import { describe, expect, it } from "vitest";
import { writeAnswer, type Answer } from "./answers";
import type { Ask } from "./question";
import { answerWithin, readAnswer } from "./question-kinds";

describe("an answer that is written as a text", () => {
  it.each<[Ask["kind"], string, Answer | undefined]>([
    ["one", "side", "side"],
    ["one", "", undefined],
    ["many", "a, b,a", ["a", "b"]],
    ["many", " , ", undefined],
    ["price", "1000..5000", { min: 1000, max: 5000 }],
    ["price", "..5000", { max: 5000 }],
    ["price", "-5..10", undefined],
    ["price", "10..5", undefined],
    ["range", "-5.25..10", { min: -5.25, max: 10 }],
    ["range", "..", {}],
    ["range", "12", undefined],
    ["range", "10..-5", undefined],
    ["number", "27.5", 27.5],
    ["number", "27,5", undefined],
    ["date", "2026-11-22", "2026-11-22"],
    ["date", "2026-02-30", undefined],
    ["find", " ", undefined],
    ["find", "Ford Fiesta", "Ford Fiesta"],
  ])("to a question of the kind %s: %j", (kind, text, answer) => {
    expect(readAnswer(kind, text)).toEqual(answer);
  });

  it.each<[Ask["kind"], Answer]>([
    ["range", { min: -5.25, max: 10 }],
    ["range", {}],
    ["range", { min: 3 }],
    ["price", { min: 100, max: 200 }],
    ["many", ["a", "b"]],
    ["number", -2.5],
  ])("of the kind %s is read as it was written: %j", (kind, answer) => {
    expect(readAnswer(kind, writeAnswer(answer))).toEqual(answer);
  });
});

describe("what of an answer its question takes", () => {
  const range: Ask = { kind: "range", min: 0, max: 10, step: 1 };
  it.each<[string, Ask, Answer, Answer | undefined]>([
    ["a range between its ends", range, { min: 2, max: 8 }, { min: 2, max: 8 }],
    ["one without ends", range, {}, {}],
    ["not one beyond them", range, { min: 2, max: 11 }, undefined],
    ["no number for a range", range, 3, undefined],
    ["a number at its end", { kind: "number", min: 0, max: 10, step: 1 }, 10, 10],
    ["not one beyond it", { kind: "number", min: 0, max: 10, step: 1 }, 11, undefined],
    ["of several options those that there are", { kind: "many", as: "chips" }, ["a", "x"], ["a"]],
    ["nothing where none is there", { kind: "many", as: "chips" }, ["x"], undefined],
    ["nothing for a page to read", { kind: "info" }, "a", undefined],
  ])("%s", (_, ask, answer, left) => {
    expect(answerWithin(ask, answer, (id) => id === "a")).toEqual(left);
  });
});
