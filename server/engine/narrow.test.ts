import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrow } from "./narrow";
import { select } from "./select";
import { catalogOf, products } from "./testing/products";
import { allConditions, query } from "./testing/queries";

const question = fc.tuple(products.map(catalogOf), query);
const NUM_RUNS = 300;

describe("narrowing", () => {
  it("gives nothing up where something meets all", () => {
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const meeting = select(catalog, allConditions(asked));
        if (meeting.length === 0) return;
        expect(narrow(catalog, asked)).toEqual({ rows: meeting, relaxed: [] });
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

  it("gives up nothing that could come back", () => {
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const { rows, relaxed } = narrow(catalog, asked);
        for (const back of relaxed) {
          const kept = asked.narrow.filter(({ id }) => id === back || !relaxed.includes(id));
          expect(select(catalog, allConditions({ ...asked, narrow: kept }))).toHaveLength(0);
        }
        expect(new Set(relaxed).size).toBe(relaxed.length);
        if (relaxed.length > 0) expect(rows.length).toBeGreaterThan(0);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it("gives up a criterion only for those before it", () => {
    fc.assert(
      fc.property(question, ([catalog, asked]) => {
        const { relaxed } = narrow(catalog, asked);
        asked.narrow.forEach(({ id }, index) => {
          if (!relaxed.includes(id)) return;
          const before = asked.narrow.slice(0, index).filter((each) => !relaxed.includes(each.id));
          const until = [...before, asked.narrow[index]!];
          expect(select(catalog, allConditions({ ...asked, narrow: until }))).toHaveLength(0);
        });
      }),
      { numRuns: NUM_RUNS },
    );
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
