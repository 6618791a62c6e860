import { describe, expect, test } from "vitest";
import type { Condition } from "@shared/finders/condition";
import type { FinderDocument } from "@shared/finders/document";
import type { Option, Question } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";
import type { When } from "@shared/finders/when";
import { newDocument, newQuestion } from "../start/begin";
import { joinable, withAnswersTogether } from "./answers-together";

const is = (value: string): Condition => ({ attribute: "kind", is: value });
const option = (id: string, rule: Partial<Rule> | undefined = {}, more: Partial<Option> = {}) =>
  ({
    id,
    label: { en: id.toUpperCase() },
    rules: rule === undefined ? [] : [{ use: "filter", condition: is(id), ...rule }],
    ...more,
  }) satisfies Option;

const saws = [option("saws"), option("pole"), option("hoes"), option("pruning")];

function documentWith(options: Option[], more: Partial<Question> = {}, when?: When) {
  const kinds: Question = { ...newQuestion([]), id: "kinds", options, ...more };
  const later: Question = { ...newQuestion([]), id: "later", ...(when && { when }) };
  return newDocument("Tools", "tools", "GBP", [kinds, later]);
}

const together = (document: FinderDocument, ids: string[], label = "Saws") => {
  const [question] = document.questions;
  return withAnswersTogether(document, question!, question!.options as Option[], ids, label);
};
const optionsOf = ({ questions }: FinderDocument) => questions[0]!.options as Option[];

test("some answers become one in the place of the first, which means any of them and is found by their names", () => {
  const after = optionsOf(together(documentWith(saws), ["pruning", "saws", "pole"]));
  expect(after.map(({ id }) => id)).toEqual(["saws", "hoes"]);
  expect(after[0]).toEqual({
    id: "saws",
    label: { en: "Saws" },
    synonyms: ["SAWS", "POLE", "PRUNING"],
    rules: [
      { use: "filter", condition: { attribute: "kind", oneOf: ["saws", "pole", "pruning"] } },
    ],
  });
});

test.each<[string, Condition, Condition, Condition]>([
  [
    "values of one attribute are one test",
    is("a"),
    { attribute: "kind", oneOf: ["b", "a"] },
    { attribute: "kind", oneOf: ["a", "b"] },
  ],
  [
    "so are several of what a product can have at once",
    { attribute: "fits", hasAny: ["a"] },
    { attribute: "fits", hasAny: ["b"] },
    { attribute: "fits", hasAny: ["a", "b"] },
  ],
  [
    "what is asked of others stays as it is, either of them",
    { any: [is("a"), { attribute: "width", atMost: 8 }] },
    { attribute: "fits", is: "b" },
    { any: [is("a"), { attribute: "width", atMost: 8 }, { attribute: "fits", is: "b" }] },
  ],
  [
    "to the letter stays to the letter",
    { attribute: "kind", is: "a", exact: true },
    is("b"),
    { any: [{ attribute: "kind", is: "a", exact: true }, is("b")] },
  ],
])("%s", (_, one, other, both) => {
  const options = [option("a", { condition: one }), option("b", { condition: other })];
  const [joined] = optionsOf(together(documentWith(options), ["a", "b"]));
  expect(joined!.rules).toEqual([{ use: "filter", condition: both }]);
});

describe("conditions on the answers", () => {
  test.each<[When, When | undefined]>([
    [
      { question: "kinds", is: "pole" },
      { question: "kinds", is: "saws" },
    ],
    [
      { question: "kinds", isNot: "pruning" },
      { question: "kinds", isNot: "saws" },
    ],
    [
      { any: [{ question: "kinds", hasAny: ["pole", "hoes", "pruning"] }] },
      { any: [{ question: "kinds", hasAny: ["saws", "hoes"] }] },
    ],
    [
      { not: { question: "kinds", hasAny: ["saws", "pole", "pruning", "hoes"] } },
      { not: { question: "kinds", hasAny: ["saws", "hoes"] } },
    ],
    [{ not: { question: "kinds", is: "pole" } }, undefined],
    [
      {
        not: {
          any: [
            { question: "kinds", is: "pole" },
            { question: "kinds", is: "hoes" },
          ],
        },
      },
      { not: { any: [{ question: "kinds", is: "hoes" }] } },
    ],
    [
      { question: "kinds", isAnswered: false },
      { question: "kinds", isAnswered: false },
    ],
  ])("that ask %j ask %j", (before, after) => {
    const document = together(documentWith(saws, {}, before), ["saws", "pole", "pruning"]);
    expect(document.questions[1]!.when).toEqual(after);
  });
});

test("its name is no other answer's, and its id neither", () => {
  const document = together(documentWith(saws), ["pole", "pruning"], "Hoes!");
  expect(optionsOf(document).map(({ id }) => id)).toEqual(["saws", "hoes-2", "hoes"]);
});

test("a look is kept from the first that has one, a condition only where each has one", () => {
  const when: When = { question: "other", isAnswered: true };
  const options = [
    option("a", {}, { when }),
    option("b", {}, { when, picture: "/b.png", synonyms: ["bee"] }),
    option("c"),
  ];
  const [both] = optionsOf(together(documentWith(options), ["a", "b"], "Both"));
  expect(both).toMatchObject({ picture: "/b.png", synonyms: ["A", "B", "bee"] });
  expect(both!.when).toEqual({ any: [when, when] });
  const [all] = optionsOf(together(documentWith(options), ["a", "b", "c"], "All"));
  expect(all).not.toHaveProperty("when");
});

test("what is left out of “Fits your …” stays out by its new name", () => {
  const document = documentWith(saws, { fitsWithout: ["pole", "pruning", "hoes"] });
  expect(together(document, ["pole", "pruning"]).questions[0]!.fitsWithout).toEqual([
    "saws-2",
    "hoes",
  ]);
});

test("only what asks one thing in the same way can be put together", () => {
  const options = [
    option("a"),
    option("wish", { use: "score" }),
    option("nothing", undefined, { rules: [] }),
    option("unsure", undefined, { exclusive: "not-sure", rules: [] }),
    option("two", {}, { rules: [...option("x").rules, ...option("y").rules] }),
    option("b"),
  ];
  expect(joinable(options).map(({ id }) => id)).toEqual(["a", "b"]);
  const document = documentWith(options);
  expect(together(document, ["a", "wish"])).toBe(document);
});
