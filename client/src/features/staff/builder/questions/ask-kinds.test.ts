import { expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import type { Ask, Option, Question } from "@shared/finders/question";
import { finderDocument } from "@shared/finders/document";
import { newDocument } from "../start/begin";
import { ASK_KINDS, askedAs } from "./ask-kinds";
import { askedNumber, bandedNumber } from "./bands-as-number";
import { withNewQuestion, withQuestion } from "./change-questions";

const document = withNewQuestion(newDocument("Shoes", "shoes", "ZAR")).document;

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

test.each<[string, object, Condition[]]>([
  [
    "at least as much as is needed",
    { use: "filter", condition: { attribute: "load", atLeast: { answer: "q" } } },
    [
      { attribute: "load", atLeast: 40 },
      { attribute: "load", atLeast: 70 },
      { attribute: "load", moreThan: 70 },
    ],
  ],
  [
    "no more than there is room for",
    { use: "filter", condition: { attribute: "load", atMost: { answer: "q" } } },
    [
      { attribute: "load", atMost: 40 },
      { attribute: "load", atMost: 40 },
      { attribute: "load", atMost: 70 },
    ],
  ],
  [
    "as near as can be",
    { use: "score", earn: { by: "distance", attribute: "load", from: { answer: "q" }, none: 9 } },
    [
      { attribute: "load", atMost: 40 },
      {
        all: [
          { attribute: "load", moreThan: 40 },
          { attribute: "load", atMost: 70 },
        ],
      },
      { attribute: "load", moreThan: 70 },
    ],
  ],
])("a number becomes answers that are bands of it, and means the same: %s", (_, rule, meant) => {
  const names = { numbersOf: () => ({ bounds: [40, 70] }) as never, unit: () => "kg" };
  const number = {
    ...document.questions[0]!,
    id: "q",
    ask: { kind: "number", min: 0, max: 100, step: 1, unit: "kg" },
    options: undefined,
    rules: [rule],
  } as Question;
  const asked = askedAs(number, "one", { asked: askedNumber(number, names) });
  expect(asked.rules).toEqual([]);
  const options = asked.options as Option[];
  expect(options.map(({ label }) => Object.values(label)[0])).toEqual([
    "Up to 40 kg",
    "40 to 70 kg",
    "More than 70 kg",
  ]);
  const conditions = options.map(({ rules: [only] }) => "condition" in only! && only.condition);
  expect(conditions).toEqual(meant);
  // Without a rule that compares with it there is nothing to divide.
  expect(askedNumber({ ...number, rules: [] }, names)).toBeUndefined();
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
