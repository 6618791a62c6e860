import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnNamed, numbersNamed, rowsOf } from "./catalog";
import { coverage } from "./coverage";
import { layOut, layOutInSteps } from "./layout";
import type { Steps } from "../platform/work/steps";
import { patch } from "./patch";
import { rank } from "./rank";
import { catalogOf, inOrderOfId, layout, products, type Product } from "./testing/products";
import { query } from "./testing/queries";

/** Products before and after changes: some gone, some changed, some new. */
const histories = fc
  .tuple(products, products, fc.func(fc.integer({ min: 0, max: 2 })))
  .map(([before, others, fate]) => {
    const touched = before.filter(({ id }) => fate(id) > 0).map(({ id }) => id);
    const known = new Set(before.map(({ id }) => id));
    // Of those that both lists have the second holds the changed ones.
    const added = others.filter(({ id }) => !known.has(id) || touched.includes(id));
    const kept = before.filter(({ id }) => !touched.includes(id));
    return { before, touched, added, after: inOrderOfId([...kept, ...added]) };
  });

const patched = ({
  before,
  touched,
  added,
}: {
  before: Product[];
  touched: string[];
  added: Product[];
}) => patch(catalogOf(before), layout, { isGone: ({ id }) => touched.includes(id), added });

describe("a patched catalogue", () => {
  it("is the one that is laid out anew", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const made = patched(history);
        const wanted = catalogOf(history.after);
        expect(made.items).toEqual(wanted.items);
        expect(made.stock).toEqual(wanted.stock);
        expect(made.numbers).toEqual(wanted.numbers);
        expect(made.orders).toEqual(wanted.orders);
        for (const name of Object.keys(layout.columns)) {
          const statedIn = (catalog: typeof made) => {
            const { codes, values } = columnNamed(catalog, name);
            return Array.from(codes, (code) => values[code]);
          };
          expect(statedIn(made)).toEqual(statedIn(wanted));
        }
      }),
    );
  });

  it("states nothing in a column that is new, but for the products that came", () => {
    fc.assert(
      fc.property(histories, ({ before, touched, added }) => {
        const { kind: _kind, ...fewer } = layout.columns;
        const { weight: _weight, ...less } = layout.numbers;
        const first = layOut(before, { ...layout, columns: fewer, numbers: less });
        const isGone = ({ id }: Product) => touched.includes(id);
        const made = patch(first, layout, { isGone, added });
        const came = new Set(added);
        const wanted = made.items.map((item) => (came.has(item) ? [item.kind, item.weight] : []));
        const { codes, values } = columnNamed(made, "kind");
        const weights = numbersNamed(made, "weight");
        made.items.forEach((_, row) => {
          const [kind = null, weight = NaN] = wanted[row]!;
          expect([values[codes[row]!], weights[row]]).toEqual([kind, weight]);
        });
      }),
    );
  });

  it("answers as that one, also after more changes, and leaves the earlier one as it was", () => {
    fc.assert(
      fc.property(histories, products, query, (history, others, asked) => {
        const first = catalogOf(history.before);
        const answered = rank(first, asked, 5);
        const second = patched(history);
        const known = new Set(history.after.map(({ id }) => id));
        const more = others.filter(({ id }) => !known.has(id));
        const third = patch(second, layout, { isGone: () => false, added: more });
        const wanted = catalogOf(inOrderOfId([...history.after, ...more]));
        expect(rank(third, asked, 5)).toEqual(rank(wanted, asked, 5));
        const everyRow = Uint32Array.from(third.items, (_, row) => row);
        for (const [name, { values }] of third.columns) {
          expect(new Map([...coverage(third, name, everyRow).values].sort())).toEqual(
            new Map([...coverage(wanted, name, everyRow).values].sort()),
          );
          const found = values.flatMap((_, code) => [...rowsOf(columnNamed(third, name), code)]);
          expect(found.toSorted((a, b) => a - b)).toEqual([...everyRow]);
        }
        expect(rank(first, asked, 5)).toEqual(answered);
      }),
    );
  });
});

it("a catalog is laid out in steps, whatever the order in which products are given", () => {
  fc.assert(
    fc.property(products, (given) => {
      const { result, count } = counted(layOutInSteps(given.toReversed(), layout));
      expect(result).toEqual(catalogOf(given));
      expect(count).toBeGreaterThanOrEqual(Object.keys(layout.columns).length);
    }),
  );
});

it("of many products none of the steps lays out a whole column", () => {
  const [product] = fc.sample(products, { numRuns: 100, seed: 1 }).flat();
  const given = Array.from({ length: 20_000 }, (_, at) => ({ ...product!, id: String(at) }));
  const { count } = counted(layOutInSteps(given, layout));
  expect(count).toBeGreaterThan(4 * Object.keys(layout.columns).length);
});

function counted<Result>(steps: Steps<Result>): { result: Result; count: number } {
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { result: value, count };
  }
}
