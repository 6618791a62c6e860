import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surely } from "./criteria";
import { narrow } from "./narrow";
import { select } from "./select";
import { catalogOf, products } from "./testing/products";
import { allConditions, query } from "./testing/queries";

const question = fc.tuple(products.map(catalogOf), query);
const NUM_RUNS = 300;

describe("narrowing", () => {
  it("gives nothing up where something is certain to meet all", () => {
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const certain = select(catalog, [...asked.filter, ...asked.narrow.map(surely)]);
        if (certain.length === 0) return;
        const rows = select(catalog, allConditions(asked));
        expect(narrow(catalog, asked)).toEqual({ rows, relaxed: [] });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it("leaves what meets the filters and everything that was not given up", () => {
    let times = 0;
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const { rows, relaxed } = narrow(catalog, asked);
        const kept = asked.narrow.filter(({ id }) => !relaxed.includes(id));
        expect(rows).toEqual(select(catalog, allConditions({ ...asked, narrow: kept })));
        if (relaxed.length > 0) {
          expect(rows.length).toBeGreaterThan(0);
          times += 1;
        }
      }),
      { numRuns: NUM_RUNS },
    );
    expect(times).toBeGreaterThan(10);
  });

  it("gives up what nothing that those before it leave is certain to meet, and only that", () => {
    let times = 0;
    fc.assert(
      fc.property(question, ([catalog, given]) => {
        // What is not stated passes.
        const narrowing = given.narrow.map((each) => ({
          ...each,
          condition: { maybe: surely(each) },
        }));
        const asked = { ...given, narrow: narrowing };
        const { relaxed } = narrow(catalog, asked);
        expect(new Set(relaxed).size).toBe(relaxed.length);
        if (select(catalog, asked.filter).length === 0) return;
        asked.narrow.forEach((criterion, index) => {
          const before = asked.narrow.slice(0, index).filter(({ id }) => !relaxed.includes(id));
          const left = allConditions({ ...asked, narrow: before });
          const certain = select(catalog, [...left, surely(criterion)]);
          const passing = select(catalog, [...left, criterion.condition]);
          const isStatedByNone = passing.length === select(catalog, left).length;
          expect(relaxed.includes(criterion.id)).toBe(certain.length === 0 && !isStatedByNone);
          if (certain.length === 0 && passing.length > 0) times += 1;
        });
      }),
      { numRuns: NUM_RUNS },
    );
    expect(times, "what nothing was certain to meet").toBeGreaterThan(3);
  });

  it("finds nothing, and gives nothing up, where the filters leave nothing", () => {
    let times = 0;
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const isNothingLeft = select(catalog, asked.filter).length === 0;
        const { rows, relaxed } = narrow(catalog, asked);
        expect(rows.length === 0).toBe(isNothingLeft);
        if (!isNothingLeft) return;
        expect(relaxed).toEqual([]);
        times += 1;
      }),
      { numRuns: NUM_RUNS },
    );
    expect(times).toBeGreaterThan(10);
  });
});
