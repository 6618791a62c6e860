import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesOf } from "../platform/memory/shared-bytes";
import { rowTruths, rowTruthsOnce } from "./row-truths";
import { scratchTruths } from "./scratch-truths";
import { slotsOf } from "./slots";
import { finish } from "../platform/work/steps";
import { catalogOf, products } from "./testing/products";
import { conditions } from "./testing/queries";

it("sets that are written over again and again hold what sets of their own would", () => {
  fc.assert(
    fc.property(products, conditions, (given, asked) => {
      const catalog = catalogOf(given);
      const scratch = scratchTruths(slotsOf(catalog).all.length);
      for (const condition of asked) {
        const { yes, maybe } = finish(rowTruths(catalog, condition, scratch));
        const own = finish(rowTruthsOnce(catalogOf(given), condition));
        expect({ yes: [...yes], maybe: [...maybe] }).toEqual({
          yes: [...own.yes],
          maybe: [...own.maybe],
        });
      }
    }),
    { numRuns: 400 },
  );
});

it("what is written over is not kept, only what it is made of", () => {
  const catalog = catalogOf(
    Array.from({ length: 500 }, (_, at) => ({
      id: `${at}`,
      stock: "in",
      price: at,
      weight: NaN,
      length: NaN,
      kind: `kind ${at % 10}`,
      brand: null,
      uses: [],
    })),
  );
  const asked = (kind: string) => ({
    column: "kind",
    accepts: (value: unknown) => value === kind,
  });
  const parts = [asked("kind 1"), asked("kind 2")];
  const scratch = scratchTruths(slotsOf(catalog).all.length);
  const ask = () => finish(rowTruths(catalog, { any: [{ any: parts }, { all: parts }] }, scratch));
  expect(ask().yes.reduce((sum, word) => sum + word, 0)).toBeGreaterThan(0);
  const before = bytesOf("truths").bytes();
  for (let again = 0; again < 10; again++) ask();
  expect(bytesOf("truths").bytes()).toBe(before);
});
