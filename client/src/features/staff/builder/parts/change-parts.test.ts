import { expect, test } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import { newDocument, newQuestion } from "../start/begin";
import {
  withNewPage,
  withNewRule,
  withNewValue,
  withoutPage,
  withoutPart,
  withQuestionOnPage,
  withSetBudget,
} from "./change-parts";

const questions = ["a", "b", "c", "d"].map((id) => ({ ...newQuestion([]), id }));
const document = newDocument("Shoes", "shoes", "ZAR", questions);
const order = (of: FinderDocument) =>
  of.questions.map(({ id, group }) => (group === undefined ? id : `${id}/${group}`));

test("a page begins with one question, and others join it where it stands", () => {
  const { document: begun, id } = withNewPage(document, "b");
  expect(id).toBe("page");
  expect(order(begun)).toEqual(["a", "b/page", "c", "d"]);
  expect(order(withQuestionOnPage(begun, "d", id))).toEqual(["a", "b/page", "d/page", "c"]);
});

test("a page goes with its last question, and its questions stay without it", () => {
  const { document: begun, id } = withNewPage(document, "b");
  const alone = withQuestionOnPage(begun, "b", undefined);
  expect(alone.groups).toEqual([]);
  expect(order(alone)).toEqual(["a", "b", "c", "d"]);
  expect(order(withoutPage(withQuestionOnPage(begun, "c", id), id))).toEqual(["a", "b", "c", "d"]);
});

test("calculations and rules get names and ids of their own", () => {
  const first = withNewValue(document);
  const second = withNewValue(first.document);
  expect(second.document.values.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(new Set([first.id, second.id]).size).toBe(2);
  const rule = withNewRule(document, {
    use: "score",
    condition: { attribute: "price", atMost: 1 },
  });
  expect(rule.document.rules).toHaveLength(1);
  expect(withoutPart(rule.document, "rule", rule.id)).toEqual(document);
  expect(withoutPart(first.document, "calculation", first.id)).toEqual(document);
});

test("a budget for the whole set rules out no single product any more; other rules of its question stay", () => {
  const own = { use: "narrow", condition: { attribute: "price", inRangeOf: "b" } } as const;
  const other = { use: "score", condition: { attribute: "in-stock", is: "yes" } } as const;
  const asked = {
    ...document,
    questions: document.questions.map((each) =>
      each.id === "b" ? { ...each, rules: [own, other] } : { ...each, rules: [own] },
    ),
  };
  const budgeted = withSetBudget(asked, "b");
  expect(budgeted.results.budget).toBe("b");
  expect(budgeted.questions.map(({ rules }) => rules.length)).toEqual([1, 1, 1, 1]);
  expect(budgeted.questions[1]!.rules).toEqual([other]);
  expect(withSetBudget(budgeted, undefined).results.budget).toBeUndefined();
});
