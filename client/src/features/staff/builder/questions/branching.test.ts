import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FinderDocument } from "@shared/finders/document";
import type { When } from "@shared/finders/when";
import { branchingOf, questionsIn } from "./question-map";

const documentOf = (whens: readonly (When | undefined)[], endings: readonly When[] = []) =>
  ({
    questions: whens.map((when, at) => ({ id: `q${at}`, when })),
    results: { endings: endings.map((when) => ({ when })) },
  }) as unknown as FinderDocument;

describe("the questions that a condition asks about", () => {
  it.each<[When | undefined, string[]]>([
    [undefined, []],
    [{ question: "a", is: "x" }, ["a"]],
    [{ value: "v", atLeast: 1 }, []],
    [
      {
        not: {
          any: [
            { question: "b", isAnswered: true },
            { question: "a", is: 1 },
          ],
        },
      },
      ["b", "a"],
    ],
    [
      {
        all: [
          { question: "a", is: "x" },
          { question: "a", isNot: "y" },
        ],
      },
      ["a"],
    ],
  ])("of %j", (when, ids) => {
    expect(questionsIn(when)).toEqual(ids);
  });
});

describe("the map of a document", () => {
  it("has questions, endings and the results, in this order", () => {
    const { stops, branches } = branchingOf(
      documentOf([undefined, { question: "q0", is: "x" }], [{ question: "q1", is: "y" }]),
    );
    expect(stops.map(({ kind }) => kind)).toEqual(["question", "question", "ending", "results"]);
    expect(branches).toEqual([
      { from: 0, to: 1, lane: 0 },
      { from: 1, to: 2, lane: 0 },
    ]);
  });

  it("leaves out what is gone, and draws no two branches over one another", () => {
    const anyWhens = fc.array(fc.array(fc.nat({ max: 14 }), { maxLength: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyWhens, (all) => {
        const whens = all.map((ids): When | undefined =>
          ids.length === 0
            ? undefined
            : { any: ids.map((id) => ({ question: `q${id}`, isAnswered: true })) },
        );
        const { stops, branches } = branchingOf(documentOf(whens));
        for (const { from, to } of branches) {
          expect(questionsIn(stops[to]!.when)).toContain(stops[from]!.id);
        }
        for (const [at, one] of branches.entries()) {
          for (const other of branches.slice(at + 1)) {
            const isBeside = one.from < other.to && other.from < one.to;
            if (isBeside) expect(one.lane).not.toBe(other.lane);
          }
        }
      }),
    );
  });
});
