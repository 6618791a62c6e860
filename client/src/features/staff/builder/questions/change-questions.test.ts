import { describe, expect, test } from "vitest";
import { newDocument } from "../start/begin";
import { askedAs } from "./ask-kinds";
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
