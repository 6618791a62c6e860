import { describe, expect, it } from "vitest";
import { finderDocument } from "./document";

const rule = { use: "score", condition: { attribute: "width", is: "wide" } };

function refusalOf(question: object): string[] {
  const { error } = finderDocument.safeParse({
    schema: 1,
    locale: "en",
    title: { en: "Shoes" },
    questions: [{ id: "a", title: { en: "A" }, ask: { kind: "one" }, ...question }],
    sections: [{ id: "main", catalogue: "shoes" }],
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const ruled = (condition: unknown) => ({ rules: [{ use: "filter", condition }] });
const WHEN = /^questions\.0\.when: Use a condition on answers, such as /;

describe("a document", () => {
  it("takes what is well formed", () => {
    expect(refusalOf({ rules: [rule], when: { not: { question: "b", is: 3 } } })).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    [
      "a way to ask that there is not",
      { ask: { kind: "guess" } },
      /^questions\.0\.ask\.kind: Ask in/,
    ],
    ["a text that is one", { title: "A" }, /^questions\.0\.title: Write a text as/],
    ["a condition on nothing", { when: {} }, WHEN],
    ["a condition on answers with a slip", { when: { question: "b", isnt: "x" } }, WHEN],
    [
      "a slip deep inside a condition",
      { when: { all: [{ any: [{ question: "b", atLeast: "3" }] }] } },
      /^questions\.0\.when: all\.0: any\.0: atLeast: \S/,
    ],
    ["a rule without a condition", { rules: [{ use: "score" }] }, /Use a rule such as/],
    [
      "a test with a slip",
      ruled({ attribute: "width", isnt: "wide" }),
      /^questions\.0\.rules\.0: condition: Use a condition: all, any, not/,
    ],
    [
      "a test with a flag where a text belongs",
      ruled({ not: { attribute: "width", is: true } }),
      /^questions\.0\.rules\.0: condition: not: is: Use a text, a number/,
    ],
    [
      "a use that there is not",
      { rules: [{ ...rule, use: "wish" }] },
      /^questions\.0\.rules\.0: use: \S/,
    ],
    [
      "a share of more than all",
      {
        rules: [{ use: "score", earn: { by: "table", attribute: "width", shares: { wide: 2 } } }],
      },
      /earn\.shares\.wide: A share is from 0 to 1\.$/,
    ],
    [
      "an option without a label",
      { options: [{ id: "x" }] },
      /^questions\.0\.options: 0\.label: \S/,
    ],
    ["options from nowhere", { options: { from: "x" } }, /Use a list of options/],
  ])("says what to do about %s", (_, question, said) => {
    expect(refusalOf(question)).toEqual([expect.stringMatching(said)]);
  });
});
