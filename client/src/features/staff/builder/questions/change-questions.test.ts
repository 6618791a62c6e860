import { describe, expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Ask, Option, Question } from "@shared/finders/question";
import { finderDocument } from "@shared/finders/document";
import { newDocument } from "../start/begin";
import { ASK_KINDS, askedAs } from "./ask-kinds";
import { bandedNumber } from "./bands-as-number";
import {
  dependentsOf,
  inOrder,
  withCopy,
  withNewQuestion,
  withoutQuestion,
  withQuestion,
} from "./change-questions";

const document = withNewQuestion(newDocument("Shoes", "shoes", "ZAR")).document;
const idsOf = (given: typeof document) => given.questions.map(({ id }) => id);

describe("questions", () => {
  test("are added with an id of their own", () => {
    expect(idsOf(document)).toEqual(["question", "question-2"]);
    expect(idsOf(withNewQuestion(document).document)).toEqual([
      "question",
      "question-2",
      "question-3",
    ]);
  });

  test("are copied after themselves, and the copy compares with its own answer", () => {
    const [first] = document.questions;
    const price = {
      ...askedAs(first!, "price"),
      rules: [{ use: "narrow" as const, condition: { attribute: "price", inRangeOf: "question" } }],
    };
    const { document: next, id } = withCopy(withQuestion(document, price), price);
    expect(idsOf(next)).toEqual(["question", id, "question-2"]);
    expect(next.questions[1]!.rules).toEqual([
      { use: "narrow", condition: { attribute: "price", inRangeOf: id } },
    ]);
  });

  test("are put in order, and removed", () => {
    expect(idsOf(inOrder(document, ["question-2", "question"]))).toEqual([
      "question-2",
      "question",
    ]);
    expect(idsOf(withoutQuestion(document, "question"))).toEqual(["question-2"]);
  });

  test("take with them what is nothing without them", () => {
    const [first, second] = document.questions;
    const named = {
      ...document,
      questions: [first!, { ...second!, resets: ["question"] }],
      results: { ...document.results, budget: "question" },
      sections: document.sections.map((each) => ({ ...each, budget: "question" })),
      screens: { question: "own", results: "own" },
    };
    const left = withoutQuestion(named, "question");
    expect(left.questions[0]!.resets).toEqual([]);
    expect([left.results.budget, left.sections[0]!.budget]).toEqual([undefined, undefined]);
    expect(left.screens).toEqual({ results: "own" });
  });

  test("say which others depend on them", () => {
    const [, second] = document.questions;
    const next = withQuestion(document, {
      ...second!,
      when: { question: "question", is: "first" },
    });
    expect(dependentsOf(next, "question")).toEqual(["question-2"]);
    expect(dependentsOf(next, "question-2")).toEqual([]);
  });
});

const kinds = Object.keys(ASK_KINDS) as (keyof typeof ASK_KINDS)[];

test.each(kinds.flatMap((kind) => kinds.map((other) => [kind, other] as const)))(
  "a question asked as %s can be asked as %s, and the document keeps a valid shape",
  (from: Ask["kind"], to: Ask["kind"]) => {
    const [first] = document.questions;
    const asked = askedAs(askedAs(first!, from), to);
    expect(asked.ask.kind).toBe(to);
    const { success, error } = finderDocument.safeParse(withQuestion(document, asked));
    expect(error?.issues ?? []).toEqual([]);
    expect(success).toBe(true);
  },
);

test("what compares with an answer goes with it, and bounds stay: a number becomes answers, or a range", () => {
  const rule = {
    use: "score" as const,
    condition: { attribute: "tank", contains: { answer: "q" } },
  };
  const other = { use: "filter" as const, condition: { attribute: "width", is: "wide" } };
  const number: Question = {
    ...document.questions[0]!,
    id: "q",
    ask: { kind: "number", min: 0, max: 300, step: 5, unit: "l" },
    options: undefined,
    rules: [rule, other],
  };
  expect(askedAs(number, "one").rules).toEqual([other]);
  expect(askedAs(number, "range")).toMatchObject({
    ask: { kind: "range", min: 0, max: 300, step: 5, unit: "l" },
    rules: [{ use: "score", condition: { attribute: "tank", inRangeOf: "q" } }, other],
  });
  const near = { by: "distance", attribute: "tank", from: { answer: "q" }, none: 75 } as const;
  const wish: Question = { ...number, rules: [{ use: "score", earn: near }] };
  expect(askedAs(wish, "range").rules).toEqual([
    { use: "score", condition: { attribute: "tank", inRangeOf: "q" } },
  ]);
});

test("bands of a number become that number: from where to where products go, in its unit, and what it means", () => {
  const attributes = [{ id: "volume", kind: "number" }] as Attribute[];
  const numbers = { min: 18, max: 119, bounds: [40, 70], spread: { upTo: [], isExact: true } };
  const names = { numbersOf: () => numbers as never, unit: () => "l" };
  const band = (id: string, condition: Condition): Option => ({
    id,
    label: { en: id },
    rules: [{ use: "narrow", condition }],
  });
  const volume = (test: object) => ({ attribute: "volume", ...test }) as Condition;
  const bands: Question = {
    ...document.questions[0]!,
    id: "q",
    options: [
      band("small", volume({ atMost: 40 })),
      band("medium", { all: [volume({ moreThan: 40 }), volume({ atMost: 70 })] }),
      band("large", volume({ moreThan: 70 })),
    ],
    rules: [],
  };
  const banded = bandedNumber(bands, attributes, names);
  expect(askedAs(bands, "range", { banded })).toMatchObject({
    ask: { kind: "range", min: 18, max: 119, step: 1, unit: "l" },
    rules: [{ use: "narrow", condition: { attribute: "volume", inRangeOf: "q" } }],
  });
  expect(askedAs(bands, "number", { banded }).rules).toEqual([
    {
      use: "score",
      earn: { by: "distance", attribute: "volume", from: { answer: "q" }, none: 25.25 },
    },
  ]);
  expect(askedAs(bands, "many", { banded }).options).toBe(bands.options);
  expect(bandedNumber(document.questions[0]!, attributes, names)).toBeUndefined();
});

test("a price is asked by round bounds that divide the products, and keeps to them", () => {
  const [first] = document.questions;
  const prices = { bounds: [118, 240, 370], max: 894.5, currency: "EUR" };
  const asked = askedAs(first!, "price", { prices });
  expect(asked.ask).toEqual({
    kind: "price",
    min: 0,
    max: 895,
    step: 5,
    presets: [
      { id: "budget-1", label: { en: "Up to €125" }, min: 0, max: 125 },
      { id: "budget-2", label: { en: "Up to €250" }, min: 0, max: 250 },
      { id: "budget-3", label: { en: "Up to €350" }, min: 0, max: 350 },
      { id: "any-price", label: { en: "Any price" }, min: 0 },
    ],
  });
  expect(asked.rules).toEqual([
    { use: "narrow", condition: { attribute: "price", inRangeOf: "question" } },
  ]);
  // What somebody said of it stays.
  const rule = { use: "score" as const, condition: { attribute: "width", is: "wide" } };
  expect(askedAs({ ...first!, rules: [rule] }, "price", { prices }).rules).toEqual([rule]);
});
