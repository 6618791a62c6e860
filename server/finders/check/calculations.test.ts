import fc from "fast-check";
import { expect, it } from "vitest";
import type { Calculation } from "@shared/finders/calculation";
import { finderDocument } from "@shared/finders/document";
import { valuesOf } from "@shared/finders/values";
import { checkCalculations } from "./calculations";
import { createReport } from "./finding";

const ids = ["a", "b", "c", "d", "e"];

/** Ways of a calculation to need other values: each of them, whatever they are. */
const ways: ((needed: string[]) => Calculation)[] = [
  (needed) => ({ add: [1, ...needed.map((value) => ({ value }))] }),
  (needed) => ({ max: [{ roundUp: { multiply: [2, ...needed.map((value) => ({ value }))] } }, 1] }),
  (needed) => ({
    bands: [
      {
        when: {
          all: [
            ...needed.map((value) => ({ value, atLeast: -1e9 })),
            { not: { value: "nothing", is: 1 } },
          ],
        },
        is: 1,
      },
    ],
  }),
  (needed) => ({
    bands: [{ when: { value: "nothing", is: 1 }, is: 1 }],
    otherwise: { min: [1, ...needed.map((value) => ({ value }))] },
  }),
];

const anyNeeds = fc.tuple(...ids.map(() => fc.subarray(ids, { maxLength: 2 })));
const anyWays = fc.tuple(...ids.map(() => fc.constantFrom(...ways)));

/** What is left once all that needs nothing that is left is gone, again and again. */
function neverKnown(needs: readonly string[][]): string[] {
  let left = ids;
  for (;;) {
    const next = left.filter((id) => needs[ids.indexOf(id)]!.some((each) => left.includes(each)));
    if (next.length === left.length) return left;
    left = next;
  }
}

it("refuses every document with a loop, and no other; and it can be read all the same", () => {
  let loops = 0;
  fc.assert(
    fc.property(anyNeeds, anyWays, (needs, drawn) => {
      const document = finderDocument.parse({
        schema: 1,
        locale: "en",
        title: { en: "Shop" },
        questions: [{ id: "q", title: { en: "Well?" }, ask: { kind: "info" } }],
        values: ids.map((id, at) => ({ id, is: drawn[at]!(needs[at]!) })),
        sections: [{ id: "main", catalogue: "shoes" }],
      });
      const report = createReport();
      checkCalculations(document, report);
      const unknown = neverKnown(needs);
      expect(report.faults.length > 0).toBe(unknown.length > 0);
      expect(report.faults.every(({ message }) => message.endsWith("Break the loop."))).toBe(true);
      const found = valuesOf(document.values, [], {});
      for (const id of ids)
        expect([id, found[id] === undefined]).toEqual([id, unknown.includes(id)]);
      loops += Number(unknown.length > 0);
    }),
    { numRuns: 1_000 },
  );
  expect(loops).toBeGreaterThan(100);
});
