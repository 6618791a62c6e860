import { describe, expect, test } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { Condition } from "@shared/finders/condition";
import { changesBetween } from "@shared/finders/draft-changes";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";
import { newDocument } from "../start/begin";
import { changeWords } from "./change-words";
import { conditionWords, ruleWords } from "./condition-words";
import { namesOf } from "./names";
import { whenWords } from "./when-words";

const attributes = [
  {
    id: "milk",
    label: { en: "Milk" },
    kind: "choice",
    values: [
      { id: "wand", label: { en: "steam wand" }, synonyms: [], isRetired: false },
      { id: "auto", label: { en: "automatic" }, synonyms: [], isRetired: false },
    ],
    isRetired: false,
    updatedAt: "",
  },
  {
    id: "pressure",
    label: { en: "Pressure" },
    kind: "number",
    unit: "bar",
    values: [],
    isRetired: false,
    updatedAt: "",
  },
] as Attribute[];

const started = newDocument("Coffee", "machines", "ZAR");
const [question] = started.questions;
const document: FinderDocument = {
  ...started,
  questions: [
    { ...question!, id: "whom", title: { en: "For whom?" } },
    { ...question!, id: "width", title: { en: "How wide?" }, options: undefined },
  ],
  values: [{ id: "cups", name: { en: "cups a day" }, is: 4 }],
};
const names = namesOf(document, attributes);

test.each<[When, string]>([
  [{ question: "whom", is: "first" }, "“For whom?” is “First answer”"],
  [{ question: "whom", isNot: "second" }, "“For whom?” is answered, but not “Second answer”"],
  [
    { question: "whom", hasAny: ["first", "second"] },
    "“For whom?” is “First answer” or “Second answer”",
  ],
  [{ question: "width", atLeast: 30 }, "“How wide?” is at least 30"],
  [{ question: "gone", isAnswered: false }, "“a question that is gone” is not answered"],
  [{ value: "cups", atMost: 3 }, "“cups a day” is at most 3"],
  [{ not: { question: "whom", is: "first" } }, "“For whom?” is not “First answer”"],
  [
    {
      all: [
        { question: "whom", is: "first" },
        {
          any: [{ question: "width", atMost: 3 }, { not: { question: "width", isAnswered: true } }],
        },
      ],
    },
    "“For whom?” is “First answer” and (“How wide?” is at most 3 or not (“How wide?” is answered))",
  ],
])("a condition on answers is read as a sentence: %j", (when, words) => {
  expect(whenWords(when, names)).toBe(words);
});

test("what has no name is called by its place, and what is gone by what it was", () => {
  const untitled = {
    ...document,
    questions: document.questions.map((each) => ({
      ...each,
      title: { en: "" },
      options: [{ id: "answer-2", label: { en: "" }, rules: [] }],
    })),
  };
  const said = namesOf(untitled, attributes);
  expect(said.question("width")).toBe("untitled (2)");
  expect(said.option("whom", "answer-2")).toBe("untitled answer (1)");
  expect(said.option("whom", "answer-3")).toBe("an answer that is gone");
  expect(said.value("value-2")).toBe("a calculation that is gone");
  expect(said.section("section-2")).toBe("a part that is gone");
});

test.each<[Condition, string]>([
  [{ attribute: "milk", is: "wand" }, "Milk is steam wand"],
  [{ attribute: "milk", oneOf: ["wand", "auto"] }, "Milk is steam wand or automatic"],
  [{ attribute: "pressure", atLeast: 9 }, "Pressure is at least 9 bar"],
  [
    { attribute: "milk", mentions: ["steam"], counts: ["wand"], others: ["auto"] },
    "Milk mentions “steam”, but not automatic",
  ],
  [
    { attribute: "milk", mentions: ["steam"], counts: [], others: ["wand", "auto", "x", "y"] },
    "Milk mentions “steam”, but not 4 values that look like it",
  ],
  [{ attribute: "key", startsWith: "06A" }, "Key starts with 06A"],
  [{ attribute: "pressure", moreThan: 9 }, "Pressure is more than 9 bar"],
  [
    { attribute: "pressure", atMost: { answer: "width" } },
    "Pressure is at most the answer to “How wide?”",
  ],
  [{ attribute: "price", inRangeOf: "width" }, "Price is in the range of “How wide?”"],
  [{ attribute: "pressure", between: [8, 10] }, "Pressure is between 8 bar and 10 bar"],
  [{ attribute: "milk", isStated: false }, "Milk is not stated"],
  [{ not: { products: ["A1"] } }, "not (the product is A1)"],
  [{ products: [..."ABCDEF"] }, "the product is one of 6 single products"],
])("a condition on products is read as a sentence: %j", (condition, words) => {
  expect(conditionWords(condition, names)).toBe(words);
});

test.each<[Rule["use"], string]>([
  ["filter", "Must: Milk is automatic"],
  ["narrow", "Must, if anything is left: Milk is automatic"],
  ["score", "Would be nice: Milk is automatic"],
  ["avoid", "Rather not: Milk is automatic"],
  ["exclude", "Never: Milk is automatic"],
])("a rule says how strict it is: %s", (use, words) => {
  expect(ruleWords({ use, condition: { attribute: "milk", is: "auto" } }, names)).toBe(words);
});

describe("the difference between two documents", () => {
  const wordsOf = (after: FinderDocument) =>
    changeWords(changesBetween(document, after), names, namesOf(after, attributes));

  test("is a line for each part", () => {
    const [whom, width] = document.questions;
    expect(
      wordsOf({
        ...document,
        title: { en: "Machines" },
        questions: [
          { ...width!, weight: 25 },
          { ...question!, id: "new", title: { en: "What else?" } },
        ],
        results: { ...document.results, layout: "grid" },
      }),
    ).toEqual([
      "The title changed.",
      "The results changed.",
      "Question “For whom?” is removed.",
      "Question “How wide?”: it weighs 25, not 10.",
      "Question “What else?” is new.",
    ]);
    expect(whom).toBeDefined();
  });

  test("names what moved, and what of a question changed", () => {
    const [whom, width] = document.questions;
    expect(
      wordsOf({
        ...document,
        questions: [width!, { ...whom!, title: { en: "For you?" }, fact: true }],
      }),
    ).toEqual([
      "Question “How wide?” moved.",
      "Question “For you?”: changed its title, whether it is a fact. It was “For whom?”.",
    ]);
  });
});

describe("a part of the results is called", () => {
  const catalogs = [
    { id: "machines", name: "Machines" },
    { id: "grinders", name: "Grinders" },
  ];
  const [main] = document.sections;
  const part = (id: string, catalogue: string, heading?: string) => ({
    ...main!,
    id,
    catalogue,
    heading: heading === undefined ? undefined : { en: heading },
  });
  const sections = [
    part("main", "machines"),
    part("two", "grinders"),
    part("three", "grinders"),
    part("four", "grinders", "For travelers"),
  ];
  const called = namesOf({ ...document, sections }, attributes, { catalogs }).section;

  test.each([
    ["by its heading", "four", "For travelers"],
    ["by its catalog where it has none", "main", "Machines"],
    ["by its catalog and its place among those alike", "three", "Grinders (2)"],
    ["gone where there is none", "five", "a part that is gone"],
  ])("%s", (_, id, name) => {
    expect(called(id)).toBe(name);
  });
});
