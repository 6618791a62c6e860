import { describe, expect, it } from "vitest";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { amount, oneAnswer, set, withPacks } from "../testing/costly/cases";
import { attributeId, manyAnswers, oneRule, WORST } from "../testing/costly/documents";
import { worstCatalog } from "../testing/costly/products";
import { finish } from "../../platform/work/steps";
import { estimate } from "./estimate";
import { MAX_OPERATIONS } from "./sizes";

const few = worstCatalog(2_000);
const packed = withPacks(worstCatalog(50, 4), 4);
const of = (document: FinderDocument, rows?: number, catalog = few) =>
  estimate({ document, catalogs: new Map([[WORST, catalog]]) }, rows);
/** Parts that each have to go with those above in two ways. */
const dependent = (sections: number): FinderDocument => {
  const whole = set(sections);
  const same = (attribute: number) => ({
    attribute: attributeId(attribute),
    sameAsIn: "s0",
  });
  return finderDocument.parse({
    ...whole,
    sections: whole.sections.map((section, at) =>
      at === 0 ? section : { ...section, filter: { all: [same(0), same(1), same(2)] } },
    ),
  });
};
const parts = (document: FinderDocument) => of(document, 15_000).operations / MAX_OPERATIONS;

describe("the estimate", () => {
  it.each<[string, FinderDocument]>([
    ["8 questions of several answers, 16 options each", manyAnswers({ questions: 8, options: 16 })],
    ["20 questions of 25 musts", manyAnswers({ questions: 20, options: 25 })],
    ["20 questions of 25 wishes", manyAnswers({ questions: 20, options: 25, use: "score" })],
    ["one must of 9,000 tests", oneRule(9_000)],
  ])("leaves room for %s over 15,000 products", (_name, document) => {
    expect(parts(document)).toBeLessThan(0.5);
  });

  it("still allows one wish of 9,000 tests", () => {
    expect(parts(oneRule(9_000, "score"))).toBeLessThan(0.75);
  });

  it.each<[string, FinderDocument]>([
    ["musts", manyAnswers({ questions: 20, options: 25 })],
    ["wishes", manyAnswers({ questions: 20, options: 25, use: "score" })],
  ])("allows 20 questions of 25 %s over as many products as there can be", (_name, document) => {
    expect(of(document, 100_000).operations).toBeLessThan(MAX_OPERATIONS);
  });

  it("refuses an amount for each of very many options, and a set of many parts that each depend on others", () => {
    expect(of(amount(20, 25), 15_000, packed).operations).toBeGreaterThan(MAX_OPERATIONS);
    expect(parts(dependent(6))).toBeGreaterThan(1);
    expect(parts(set(6))).toBeLessThan(0.5);
  });

  it("grows with products, options, questions, tests and sections", () => {
    const operations = (document: FinderDocument, rows = 15_000) => of(document, rows).operations;
    const small = manyAnswers({ questions: 4, options: 5 });
    const more: [FinderDocument, FinderDocument][] = [
      [small, manyAnswers({ questions: 5, options: 5 })],
      [small, manyAnswers({ questions: 4, options: 6 })],
      [oneRule(100), oneRule(1_000)],
      [oneRule(100, "score"), oneRule(1_000, "score")],
      [set(2), set(3)],
      [oneAnswer({ questions: 4, options: 5 }), oneAnswer({ questions: 4, options: 6 })],
    ];
    for (const [less, then] of more) expect(operations(then)).toBeGreaterThan(operations(less));
    expect(operations(small, 30_000)).toBeGreaterThan(operations(small));
  });

  it("names what takes the most", () => {
    const [dear] = oneRule(2_000).questions;
    const { questions, ...rest } = manyAnswers({ questions: 3, options: 4 });
    const second = { ...rest, questions: [questions[0]!, { ...dear!, id: "dear" }, questions[2]!] };
    expect(finish(of(second).dearestInSteps())).toEqual({ question: 1 });
    expect(finish(of(dependent(6), 15_000).dearestInSteps())).toBe("sections");
    const rules = Array.from({ length: 400 }, (_, at) => ({
      id: `rule-${at}`,
      rule: { use: "filter", condition: { attribute: "a1", is: `v${at}` } },
    }));
    const byRules = finderDocument.parse({ ...manyAnswers({ questions: 1, options: 2 }), rules });
    expect(finish(of(byRules).dearestInSteps())).toBe("rules");
  });

  it("is of no products where there are none yet, and of as many as asked where they come", () => {
    const document = manyAnswers({ questions: 8, options: 16 });
    const none = worstCatalog(0);
    expect(of(document, undefined, none).operations).toBeLessThan(MAX_OPERATIONS / 10);
    expect(of(document, 100_000, none).operations).toBeGreaterThan(
      of(document, 50_000, none).operations,
    );
  });
});
