import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finderTrace } from "@shared/contracts/traces";
import { misfits, type Vocabulary } from "./misfits";

const known: Vocabulary = {
  steps: new Set(["purpose", "results"]),
  answers: new Map([
    ["purpose", new Set(["hunting"])],
    ["brands", new Set(["CZ", "Tikka"])],
  ]),
  products: new Set(["SO-1"]),
};
const trace = {
  steps: [{ id: "purpose", at: 0 }],
  answers: { purpose: "hunting", brands: ["CZ"], minPrice: 0, maxPrice: 99_999_999 },
  results: [{ id: "SO-1", score: 90 }],
  clicks: [
    { id: "SO-1", at: 5 },
    { id: "share-whatsapp", at: 6 },
  ],
};
const paths = (part: object, held?: typeof trace) =>
  misfits({ ...trace, ...part }, known, held).map(({ path }) => path);

describe("what a trace may hold", () => {
  it("is what its finder knows", () => {
    expect(misfits(trace, known)).toEqual([]);
  });

  it.each([
    ["a step of another finder", { steps: [{ id: "sleep-style", at: 0 }] }, "data.steps.0"],
    ["a name for a step", { steps: [{ id: "Thandi", at: 0 }] }, "data.steps.0"],
    ["a question nobody asks", { answers: { phone: "0821234567" } }, "data.answers.phone"],
    ["a number for an option", { answers: { purpose: 821234 } }, "data.answers.purpose"],
    ["a word for a price", { answers: { minPrice: "0821234567" } }, "data.answers.minPrice"],
    ["an option that is not there", { answers: { purpose: "Thandi" } }, "data.answers.purpose"],
    [
      "one such option of several",
      { answers: { brands: ["CZ", "Thandi"] } },
      "data.answers.brands",
    ],
    ["a built-in for a question", { answers: { constructor: "CZ" } }, "data.answers.constructor"],
    ["a telephone number for a product", { results: [{ id: "0821234567" }] }, "data.results.0"],
    ["a name that was clicked", { clicks: [{ id: "Thandi", at: 1 }] }, "data.clicks.0"],
    ["a share with somebody", { clicks: [{ id: "share-Thandi", at: 1 }] }, "data.clicks.0"],
  ])("is not %s", (_, part, path) => {
    expect(paths(part)).toEqual([path]);
  });

  it("may stay when staff removed it meanwhile, in its place only", () => {
    const held = { ...trace, answers: { ...trace.answers, purpose: "sport" } };
    expect(paths({ answers: { purpose: "sport" } }, held)).toEqual([]);
    expect(paths({ answers: { brands: ["sport"] } }, held)).toEqual(["data.answers.brands"]);
    expect(
      paths({ clicks: [{ id: "gone", at: 1 }] }, { ...trace, results: [{ id: "gone", score: 1 }] }),
    ).toEqual([]);
  });

  it("never is a name, a telephone number or an e-mail address", () => {
    const personal = fc.oneof(
      fc.emailAddress(),
      fc.constantFrom("Thandi", "Thandi Müller", "J.P. Morgan", "Nkosi-Botha"),
      fc.stringMatching(/^(\+27|0)[ -]?[1-9]\d[ -]?\d{3}[ -]?\d{4}$/),
    );
    // Arbitrary traces with something personal somewhere in them.
    const at = fc.nat(1_000);
    const id = fc.oneof(fc.constantFrom("purpose", "CZ", "SO-1", "share-copy"), personal);
    const anything = fc.record({
      steps: fc.array(fc.record({ id, at }), { maxLength: 2 }),
      answers: fc.dictionary(
        fc.oneof(fc.constantFrom("purpose", "brands", "minPrice"), personal),
        fc.oneof(id, fc.array(id, { maxLength: 2 })),
        { maxKeys: 3 },
      ),
      results: fc.array(fc.record({ id }), { maxLength: 2 }),
      clicks: fc.array(fc.record({ id, at }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(anything, (given) => {
        const { data } = finderTrace.safeParse(given);
        if (!data || misfits(data, known).length > 0) return;
        const words = JSON.stringify(data).match(/"[^"]*"/g) ?? [];
        const own =
          /^"(steps|answers|results|clicks|id|at|purpose|results|hunting|brands|CZ|Tikka|SO-1|share-copy|minPrice)"$/;
        expect(words.filter((word) => !own.test(word))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
