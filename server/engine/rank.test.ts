// Longer than 200 lines: the order of a list is one rule, and its cases share what they are judged by.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flat } from "./condition-parts";
import { count } from "./counts";
import type { Condition, Query } from "./criteria";
import { explain, scoreOf } from "./explain";
import { IN_STOCK, layOut, likelihoodOf } from "./layout";
import { narrow } from "./narrow";
import { rank } from "./rank";
import {
  catalogOf,
  familyLayout,
  idsOf,
  inOrderOfId,
  products,
  type Product,
} from "./testing/products";
import { conditions, holdsOf, meetsAll, query, scoreOfProduct } from "./testing/queries";

const NUM_RUNS = 400;

/** How far a product is from a range; farthest where it states no number. */
function distance(product: Product, { number, min, max }: NonNullable<Query["nearTo"]>): number {
  const stated = number === "price" ? product.price : product.weight;
  if (Number.isNaN(stated)) return Infinity;
  const below = min === undefined || stated >= min ? 0 : min - stated;
  const above = max === undefined || stated <= max ? 0 : stated - max;
  return Math.max(below, above);
}

/** Quarters beyond the numbers of a condition, and what is lacking of several things, as `plainRank` counts them. */
function bandOf(product: Product, asked: Condition): number | undefined {
  if ("maybe" in asked) return bandOf(product, asked.maybe);
  if ("all" in asked || "any" in asked) {
    const isAll = "all" in asked;
    const parts = flat(asked, isAll);
    const found = parts.map((part) => bandOf(product, part));
    if (parts.length === 1 || (!isAll && !found.some((each) => each !== undefined)))
      return found[0];
    const lacks = (part: Condition) => (holdsOf(product, part) === true ? 0 : isAll ? 1 : 16);
    const all = parts.map((part, at) => found[at] ?? lacks(part));
    return isAll ? all.reduce((sum, each) => sum + each, 0) : Math.min(...all);
  }
  if (!("number" in asked)) return undefined;
  const { min, max } = asked;
  const away = distance(product, { id: "", ...asked });
  return Math.min(16, Math.ceil(away / (Math.abs(max ?? min ?? 0) / 4 || 1)));
}

/** What decides between two products, the first difference first; less is better. */
function keysOf(
  product: Product,
  { narrow: wanted, score, order, nearTo, isNearFirst, certain = [] }: Query,
  relaxed: string[],
): number[] {
  const lastIfNone = (number: number) => (Number.isNaN(number) ? Infinity : number);
  const near = nearTo && relaxed.includes(nearTo.id) ? nearTo : undefined;
  const away = near ? distance(product, near) : 0;
  const givenUp = wanted.filter(({ id }) => isNearFirst && relaxed.includes(id));
  const beyond = givenUp.map(({ condition }) => bandOf(product, condition) ?? 0);
  return [
    Number(product.stock === "out"),
    Number(
      certain.some(
        ({ id, condition }) => !relaxed.includes(id) && holdsOf(product, condition) !== true,
      ),
    ),
    Math.min(
      16,
      beyond.reduce((sum, each) => sum + each, 0),
    ),
    -scoreOfProduct(product, score),
    IN_STOCK - likelihoodOf(product.stock),
    away,
    order === "length" ? lastIfNone(product.length) : 0,
    Number(order === "length" && Number.isNaN(product.length)),
    lastIfNone(product.price),
    Number(Number.isNaN(product.price)),
    Number(product.id),
  ];
}

function plainOrder(fitting: Product[], asked: Query, relaxed: string[]): string[] {
  const keyed = fitting.map((product) => ({ product, keys: keysOf(product, asked, relaxed) }));
  keyed.sort((a, b) => {
    const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
    return a.keys[at]! - b.keys[at]!;
  });
  return keyed.map(({ product }) => product.id);
}

const inTwoOrders = (given: Product[]) =>
  fc.tuple(
    fc.constant(given),
    fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
  );

describe("the order", () => {
  it("is by stock, certainty, score, distance to what was given up, order, price, and as given", () => {
    let nearby = 0;
    fc.assert(
      fc.property(products, query, (given, asked) => {
        const catalog = catalogOf(given);
        const { rows: fitting } = narrow(catalog, asked);
        const { rows, relaxed, total } = rank(catalog, asked, given.length);
        const plain = plainOrder(
          Array.from(fitting, (row) => catalog.items[row]!),
          asked,
          relaxed,
        );
        expect(idsOf(catalog, rows)).toEqual(plain);
        expect(total).toBe(fitting.length);
        if (asked.nearTo && relaxed.includes(asked.nearTo.id) && total > 1) nearby += 1;
      }),
      { numRuns: NUM_RUNS },
    );
    expect(nearby).toBeGreaterThan(5);
  });

  it("is the same however the products came", () => {
    fc.assert(
      fc.property(products.chain(inTwoOrders), query, ([given, otherwise], asked) => {
        const [one, other] = [catalogOf(given), catalogOf(inOrderOfId(otherwise))];
        const [first, second] = [one, other].map((each) => rank(each, asked, 10));
        expect(idsOf(other, second!.rows)).toEqual(idsOf(one, first!.rows));
      }),
      { numRuns: 100 },
    );
  });

  it("needs no order of ids where no two prices are the same", () => {
    const distinct = products.map((given) =>
      given.map((product, index) => ({ ...product, price: index })),
    );
    fc.assert(
      fc.property(distinct.chain(inTwoOrders), query, ([given, otherwise], asked) => {
        const [one, other] = [catalogOf(given), catalogOf(otherwise)];
        const [first, second] = [one, other].map((each) => rank(each, asked, 10));
        expect(idsOf(other, second!.rows)).toEqual(idsOf(one, first!.rows));
      }),
      { numRuns: 100 },
    );
  });
});

describe("where several things together were given up", () => {
  const plain = { stock: "in" as const, length: 0, weight: 1, kind: "box" };
  const catalog = catalogOf([
    { ...plain, id: "1", price: 1, brand: null, uses: [] },
    { ...plain, id: "2", price: 2, brand: "Acme", uses: ["road"] },
    { ...plain, id: "3", price: 3, brand: "Acme", uses: [] },
  ]);
  const uses = (accepts: string): Condition => ({
    column: "uses",
    accepts: (value) => Array.isArray(value) && value.includes(accepts),
  });
  const isAcme: Condition = { column: "brand", accepts: (value) => value === "Acme" };
  const all = [uses("road"), uses("trail"), isAcme];

  it.each<[string, Condition, string[]]>([
    ["what has most of them comes first", { all }, ["2", "3", "1"]],
    ["however they are put together", { all: [{ all: all.slice(0, 2) }, isAcme] }, ["2", "3", "1"]],
    ["of one thing nothing is nearer", { all: [uses("trail")] }, ["1", "2", "3"]],
    ["nor of alternatives", { any: [uses("trail"), uses("track")] }, ["1", "2", "3"]],
    [
      "a quarter of a number counts as much",
      { all: [{ number: "price", max: 2 }, uses("trail"), isAcme] },
      ["2", "1", "3"],
    ],
  ])("%s", (_, condition, ids) => {
    const asked = { filter: [], narrow: [{ id: "needs", condition }], score: [] };
    expect(idsOf(catalog, rank(catalog, { ...asked, isNearFirst: true }, 3).rows)).toEqual(ids);
    expect(idsOf(catalog, rank(catalog, asked, 3).rows)).toEqual(["1", "2", "3"]);
  });
});

describe("where the range of a number was given up", () => {
  const plain = { stock: "in" as const, length: 0, kind: "box", brand: null, uses: [] };
  const catalog = catalogOf([
    { ...plain, id: "1", price: 1, weight: NaN },
    { ...plain, id: "2", price: 2, weight: 9 },
    { ...plain, id: "3", price: 3, weight: NaN },
    { ...plain, id: "4", price: 4, weight: 2 },
    { ...plain, id: "5", price: 5, weight: 7, kind: "lamp" },
    { ...plain, id: "6", price: 6, weight: 2, stock: "out" },
  ]);
  const range = { number: "weight", min: 4, max: 5 };
  const asked: Query = {
    filter: [],
    narrow: [{ id: "weight", condition: range }],
    score: [],
    nearTo: { id: "weight", ...range },
  };
  const share = (kind: unknown) => (kind === "box" ? 1 : 0);
  const isBox = { id: "kind", max: 100, columns: ["kind"], share, text: () => "" };

  /** From it 9 is as far as 7, and 2 four times as far: a quarter of its end is 2. */
  const around8 = { number: "weight", min: 8, max: 8 };

  it.each<[string, Query, string[]]>([
    ["the nearest come first, what states none last", asked, ["4", "5", "2", "1", "3", "6"]],
    [
      "a score comes before it where both are about as far",
      {
        ...asked,
        narrow: [{ id: "weight", condition: around8 }],
        nearTo: { id: "weight", ...around8 },
        score: [isBox],
        isNearFirst: true,
      },
      ["2", "5", "4", "1", "3", "6"],
    ],
    [
      "what is a quarter of the upper end nearer comes before a score",
      { ...asked, score: [isBox], isNearFirst: true },
      ["4", "5", "2", "1", "3", "6"],
    ],
    [
      "a score decides alone unless the nearer are to come first",
      { ...asked, score: [isBox] },
      ["4", "2", "1", "3", "5", "6"],
    ],
    [
      "another number may be the one that counts",
      { ...asked, nearTo: { id: "weight", number: "price", min: 3 } },
      ["3", "4", "5", "2", "1", "6"],
    ],
    [
      "it counts for nothing where another one was given up",
      { ...asked, nearTo: { id: "other", ...range } },
      ["1", "2", "3", "4", "5", "6"],
    ],
  ])("%s", (_, question, ids) => {
    expect(idsOf(catalog, rank(catalog, question, 6).rows)).toEqual(ids);
  });

  it("the nearest are listed, in the order of the number that the list is shown by", () => {
    const nearTo = { id: "weight", ...range, shownBy: "price" };
    const listed = (maxItems: number) =>
      idsOf(catalog, rank(catalog, { ...asked, nearTo }, maxItems).rows);
    expect(listed(2)).toEqual(["4", "5"]);
    expect(listed(3)).toEqual(["2", "4", "5"]);
    expect(listed(6)).toEqual(["1", "2", "3", "4", "5", "6"]);
    // What may yet move up from further down changes nothing of the list.
    const { rows } = rank(catalog, { ...asked, nearTo }, 2, 2);
    expect(idsOf(catalog, rows)).toEqual(["4", "5", "2", "1"]);
    const byWeight = { ...asked, nearTo: { ...nearTo, shownBy: "weight" } };
    expect(idsOf(catalog, rank(catalog, byWeight, 6).rows)).toEqual([
      ...["4", "5", "2", "1", "3"],
      "6",
    ]);
  });

  it("as far above as below is as near, in decimals too", () => {
    // 0.3 - 0.2 is less than 0.2 - 0.1 in binary fractions.
    const amounts = catalogOf([
      { ...plain, id: "1", price: 1, weight: 0.1 },
      { ...plain, id: "2", price: 2, weight: 0.3 },
      { ...plain, id: "3", price: 3, weight: 0.3 },
    ]);
    const point = { number: "weight", min: 0.2, max: 0.2 };
    const question = {
      ...asked,
      narrow: [{ id: "weight", condition: point }],
      nearTo: { id: "weight", ...point },
    };
    expect(0.3 - 0.2).toBeLessThan(0.2 - 0.1);
    expect(idsOf(amounts, rank(amounts, question, 3).rows)).toEqual(["1", "2", "3"]);
  });
});

describe("an order that was not laid out", () => {
  it("is that of the number of its name, none last", () => {
    fc.assert(
      fc.property(products, (given) => {
        const catalog = catalogOf(given);
        const asked = { filter: [], narrow: [], score: [], order: "weight" };
        const { rows } = rank(catalog, asked, given.length);
        const weight = (row: number) => {
          const { stock, weight: stated } = catalog.items[row]!;
          const later = IN_STOCK - likelihoodOf(stock);
          return [Number(stock === "out"), later, Number.isNaN(stated) ? 1 : 0, stated || 0, row];
        };
        const plainly = rows.toSorted((a, b) => {
          const [x, y] = [weight(a), weight(b)];
          const at = x.findIndex((key, index) => key !== y[index]);
          return at === -1 ? 0 : x[at]! - y[at]!;
        });
        expect(rows).toEqual(plainly);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe("a wish for a number", () => {
  it.each([10, 200])("is asked of all products, however many numbers there are: %i", (length) => {
    const plain = {
      stock: "in" as const,
      length: 0,
      weight: NaN,
      kind: "box",
      brand: null,
      uses: [],
    };
    const catalog = catalogOf(
      Array.from({ length }, (_, at) => ({ ...plain, id: String(at), price: at })),
    );
    const wished = { number: "price", min: length - 3, max: length - 2 };
    const share = (price: unknown) =>
      Number(typeof price === "number" && price >= wished.min && price <= wished.max);
    const wish = { condition: wished, isWished: true };
    const cheap = { id: "cheap", max: 100, columns: ["price"], share, wish, text: () => "" };
    const { rows } = rank(catalog, { filter: [], narrow: [], score: [cheap] }, 3);
    expect(rows).toEqual([length - 3, length - 2, 0]);
  });
});

describe("what is not certain", () => {
  it("comes behind the others, and so does what is certainly not so", () => {
    const plain = { stock: "in" as const, length: 0, weight: NaN, brand: null, uses: [] };
    const catalog = catalogOf([
      { ...plain, id: "1", price: 1, kind: "lamp" },
      { ...plain, id: "2", price: 2, kind: "box" },
    ]);
    const isBox = { column: "kind", accepts: (kind: unknown) => kind === "box" };
    const certain = [{ id: "kind", condition: isBox }];
    const { rows } = rank(catalog, { filter: [], narrow: [], score: [], certain }, 2);
    expect(idsOf(catalog, rows)).toEqual(["2", "1"]);
  });
});

describe("a shorter list", () => {
  it("is the start of the whole one, with the same total", () => {
    fc.assert(
      fc.property(products, query, (given, asked) => {
        const catalog = catalogOf(given);
        const whole = rank(catalog, asked, given.length);
        for (let maxItems = 0; maxItems <= given.length + 1; maxItems++) {
          const cut = rank(catalog, asked, maxItems);
          expect(cut).toEqual({ ...whole, rows: whole.rows.slice(0, maxItems) });
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("the score that a list is by", () => {
  it("is what the reasons add up to", () => {
    fc.assert(
      fc.property(products, query, (given, { score }) => {
        const catalog = catalogOf(given);
        const asked = { filter: [], narrow: [], score };
        const scored = rank(catalog, asked, given.length).rows.map((row) => ({
          row,
          out: Number(catalog.items[row]!.stock === "out"),
          later: IN_STOCK - catalog.stock[row]!,
          points: scoreOf(explain(catalog, score)(row)),
        }));
        // Were the score another one, these would not stand in the order of it, nor ties by row.
        expect(scored).toEqual(
          scored.toSorted(
            (a, b) => a.out - b.out || b.points - a.points || a.later - b.later || a.row - b.row,
          ),
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe("variants of one product", () => {
  const familyOf =
    ({ items }: ReturnType<typeof catalogOf>) =>
    (row: number) =>
      items[row]!.family;

  it("are one place in the list, that of the first of them, and count once", () => {
    fc.assert(
      fc.property(products, query, (given, asked) => {
        const alone = catalogOf(given);
        const grouped = layOut(given, familyLayout);
        const plain = rank(alone, asked, given.length);
        const firsts = plain.rows.filter(
          (row, at) =>
            plain.rows.findIndex((each) => familyOf(alone)(each) === familyOf(alone)(row)) === at,
        );
        for (const maxItems of [0, 1, 2, given.length]) {
          expect(rank(grouped, asked, maxItems)).toEqual({
            ...plain,
            rows: firsts.slice(0, maxItems),
            total: firsts.length,
          });
        }
        const { relaxed } = plain;
        expect(count(grouped, asked)).toBe(relaxed.length === 0 ? firsts.length : 0);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it("meet all conditions in one of them, or not at all", () => {
    fc.assert(
      fc.property(products, conditions, (given, asked) => {
        const grouped = layOut(given, familyLayout);
        const { rows } = rank(grouped, { filter: asked, narrow: [], score: [] }, given.length);
        for (const row of rows) expect(meetsAll(grouped.items[row]!, asked)).toBe(true);
      }),
    );
  });
});
