// Longer than 200 lines: what nobody reaches, and what is reached all the same, are tables of cases.

import { describe, expect, it } from "vitest";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { sampleCatalog, sampleKnown } from "../testing/samples";
import { createReport } from "./finding";
import { checkReach } from "./check-document";

const en = (text: string) => ({ en: text });

/** What nobody is led to, and what is seen by nobody though answers lead to it. */
function unreached(document: FinderDocument): { faults: string[]; warnings: string[] } {
  const { faults, warnings, ...report } = createReport();
  checkReach(document, sampleKnown, report);
  const paths = (found: { path: string }[]) => found.map(({ path }) => path);
  return { faults: paths(faults), warnings: paths(warnings) };
}

const choice = (id: string, when?: unknown, whenB?: unknown) => ({
  id,
  title: en(id),
  ask: { kind: "one" },
  when,
  options: [
    { id: "a", label: en("A") },
    { id: "b", label: en("B"), when: whenB },
    { id: "c", label: en("C") },
  ],
});
const number = (id: string, when?: unknown) => ({
  id,
  title: en(id),
  ask: { kind: "number", min: 0, max: 100 },
  when,
});
const asking = (...questions: object[]) =>
  finderDocument.parse({
    schema: 1,
    locale: "en",
    title: en("Shop"),
    questions,
    values: [{ id: "sum", is: { add: [1, { answer: "n" }] } }],
    sections: [{ id: "main", catalogue: sampleCatalog }],
  });

const is = (question: string, option: string) => ({ question, is: option });
const first = choice("q");
const many = { ...first, id: "m", ask: { kind: "many" } };
const last = (when: unknown) => choice("z", when);

describe("a question that nobody reaches", () => {
  it.each<[string, object[], string[]]>([
    ["two answers of one", [first, last({ all: [is("q", "a"), is("q", "b")] })], ["questions.1"]],
    [
      "an answer and not it",
      [first, last({ all: [is("q", "a"), { question: "q", isNot: "a" }] })],
      ["questions.1"],
    ],
    [
      "at least five and at most three",
      [
        number("n"),
        last({
          all: [
            { question: "n", atLeast: 5 },
            { question: "n", atMost: 3 },
          ],
        }),
      ],
      ["questions.1"],
    ],
    [
      "more than can be typed",
      [number("n"), last({ question: "n", atLeast: 101 })],
      ["questions.1"],
    ],
    [
      "answered and not answered",
      [first, last({ all: [is("q", "a"), { question: "q", isAnswered: false }] })],
      ["questions.1"],
    ],
    [
      "none of all options, and answered",
      [
        first,
        last({
          all: [
            { not: { question: "q", hasAny: ["a", "b", "c"] } },
            { question: "q", isAnswered: true },
          ],
        }),
      ],
      ["questions.1"],
    ],
    [
      "an answer to what is asked of others alone",
      [first, choice("r", is("q", "a")), last({ all: [is("r", "b"), is("q", "b")] })],
      ["questions.2"],
    ],
    [
      "an option that others see",
      [first, choice("r", undefined, is("q", "a")), last({ all: [is("r", "b"), is("q", "b")] })],
      ["questions.2"],
    ],
    [
      "what waits for a question that nobody reaches: that one alone",
      [
        first,
        choice("r", {
          not: {
            any: [
              is("q", "a"),
              { question: "q", isNot: "a" },
              { question: "q", isAnswered: false },
            ],
          },
        }),
        last(is("r", "a")),
      ],
      ["questions.1"],
    ],
  ])("is found: %s", (_, questions, paths) => {
    expect(unreached(asking(...questions))).toEqual({
      faults: paths.map((path) => `${path}.when`),
      warnings: [],
    });
  });

  it.each<[string, object[]]>([
    ["two answers of several", [many, last({ all: [is("m", "a"), is("m", "b")] })]],
    ["either of two answers", [first, last({ any: [is("q", "a"), is("q", "b")] })]],
    [
      "exactly three",
      [
        number("n"),
        last({
          all: [
            { question: "n", atLeast: 3 },
            { question: "n", atMost: 3 },
          ],
        }),
      ],
    ],
    [
      "between whole numbers",
      [
        number("n"),
        last({
          all: [
            { question: "n", atLeast: 3 },
            { not: { question: "n", atLeast: 3.5 } },
            { not: { question: "n", is: 3 } },
          ],
        }),
      ],
    ],
    [
      "a value, whatever it is",
      [
        number("n"),
        last({
          all: [
            { value: "sum", atLeast: 5 },
            { value: "sum", atMost: 3 },
          ],
        }),
      ],
    ],
    ["what a shopper left out", [first, last({ question: "q", isAnswered: false })]],
    ["what is wrong for another reason", [first, last({ all: [is("q", "gone"), is("q", "a")] })]],
  ])("is not supposed: %s", (_, questions) => {
    expect(unreached(asking(...questions))).toEqual({ faults: [], warnings: [] });
  });

  it("is not an option that is seen by others than its question is asked of: of that it warns", () => {
    const shown = [first, choice("r", is("q", "a"), is("q", "b"))];
    expect(unreached(asking(...shown))).toEqual({
      faults: [],
      warnings: ["questions.1.options.1.when"],
    });
  });

  it("is looked for in a long chain, and in conditions with many ways, within a moment", () => {
    const chain = Array.from({ length: 59 }, (_, at) =>
      choice(
        `q${at}`,
        at === 0 ? undefined : is(`q${at - 1}`, "b"),
        at === 0 ? undefined : is(`q${at - 1}`, "b"),
      ),
    );
    const began = performance.now();
    expect(
      unreached(asking(...chain, last({ all: [is("q58", "b"), is("q0", "a")] }))).faults,
    ).toEqual(["questions.59.when"]);
    const all = Array.from({ length: 30 }, (_, at) => choice(`q${at}`));
    const wide = last({
      all: all.slice(0, 29).map(({ id }, at) => ({ any: [is(id, "a"), is(all[at + 1]!.id, "b")] })),
    });
    expect(
      unreached(
        asking(...all, ...Array.from({ length: 30 }, (_, at) => ({ ...wide, id: `w${at}` }))),
      ),
    ).toEqual({ faults: [], warnings: [] });
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
