import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCatalog, anyLayout } from "../../catalog/store/any-catalog";
import { layOut } from "../../engine/layout";
import { listedRows, type ListedRow } from "../../engine/listed-for";
import { NO, NOT_STATED, truthOf, YES, type Truth } from "../../engine/truth";
import { productWith } from "../testing/any-catalog";
import { conditionOf } from "./conditions";
import { unknownKeys } from "./withheld";

const definition = { id: "any", currency: "ZAR", selection: {}, attributes: new Map() };
const given = { answers: {}, values: {}, hasNo: true };
const rowOf = (keys: ListedRow["keys"], product: string, note = ""): ListedRow => ({
  keys,
  product,
  note,
});
const product = (key: string, groupKey = key) => productWith(key, {}, { groupKey });

/** A is for the Golf, B for the Polo, the group G for both; C is in no row. */
const rows = [
  rowOf(["Golf", { min: 2012, max: 2018 }], "a", "Front seat"),
  rowOf(["Polo", {}], "b"),
  rowOf(["Golf", { min: 2019 }], "g"),
  rowOf(["Polo", {}], "g"),
];
const products = [product("a"), product("b"), product("c"), product("g"), product("g-red", "g")];
const catalogOf = (isComplete: boolean, of = rows) =>
  anyCatalog(
    layOut(products, anyLayout(definition)),
    definition,
    new Map([
      ["cars", listedRows({ ids: ["model", "years"], areRanges: [false, true], isComplete }, of)],
    ]),
  );
const said = (truth: (row: number) => Truth) =>
  products.map((_, row) => ({ [YES]: "yes", [NO]: "no", [NOT_STATED]: "?" })[truth(row)]).join(" ");
const asked = (listedFor: (string | number)[], list = "cars") =>
  conditionOf({ list, listedFor }, given);

describe("what a list says of products", () => {
  it.each([
    [
      "of some that are listed, others that are not, and one in no row",
      ["golf", 2015],
      "yes no ? no no",
    ],
    ["of a group, by its variants, too", ["Golf", 2020], "no no ? yes yes"],
    ["of two that are listed", ["POLO", 2000], "no yes ? yes yes"],
    ["of keys of which one is in no row", ["Up", 2015], "? ? ? ? ?"],
    ["of a number that no range has", ["Golf", 2001], "? ? ? ? ?"],
    ["of another number of keys", ["Golf"], "? ? ? ? ?"],
  ])("%s", (_name, keys, expected) => {
    expect(said(truthOf(catalogOf(false), asked(keys)))).toBe(expected);
    // Staff say that the list has every product: one in no row is for nothing in it. Of unknown keys nothing is known.
    const complete = expected.includes("yes") ? expected.replace("?", "no") : expected;
    expect(said(truthOf(catalogOf(true), asked(keys)))).toBe(complete);
  });

  it("is nothing where it is not there", () => {
    const condition = asked(["Golf", 2015], "trains");
    expect(said(truthOf(catalogOf(true), condition))).toBe("? ? ? ? ?");
  });

  it("turns around: what is not for a car may be shown, what is in no row may not", () => {
    const condition = { not: asked(["Golf", 2015]) };
    expect(said(truthOf(catalogOf(false), condition))).toBe("no yes ? yes yes");
  });

  it("is not stated of what it does not have, where no fact asks", () => {
    const condition = conditionOf(
      { list: "cars", listedFor: ["Golf", 2015] },
      { ...given, hasNo: false },
    );
    expect(said(truthOf(catalogOf(true), condition))).toBe("yes ? ? ? ?");
  });
});

it.each([
  ["that rows have", ["Golf", 2015], undefined],
  ["that no row has", ["Golf", 2001], { list: "cars", operands: ["Golf", 2001] }],
])("keys %s are told", (_name, keys, expected) => {
  const condition = asked(keys);
  const text = () => "";
  const must = {
    mark: { id: "car", condition, text },
    whyHidden: text,
    maybe: { maybe: condition },
    narrowing: { id: "car", condition, giveUp: 0 },
  };
  const catalog = catalogOf(false);
  const hiding = {
    musts: [must],
    all: [must],
    catalog,
    query: { filter: [condition], narrow: [] },
  };
  expect(unknownKeys({ hiding })).toEqual(expected);
});

it("is said of random lists as a plain reading of their rows says it", () => {
  const model = fc.constantFrom("Golf", "Polo", "Up");
  const ends = fc.option(fc.integer({ min: 2010, max: 2014 }), { nil: undefined });
  const range = fc
    .tuple(ends, ends)
    .map(([min, max]) => (min !== undefined && max !== undefined && min > max ? {} : { min, max }));
  const row = fc
    .tuple(model, range, fc.constantFrom("a", "b", "g", "g-red", "gone"))
    .map(([name, years, of]) => rowOf([name, years], of));
  const seen = new Set<Truth>();
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 6 }),
      model,
      fc.integer({ min: 2009, max: 2015 }),
      fc.boolean(),
      (list, name, year, isComplete) => {
        const truth = truthOf(catalogOf(isComplete, list), asked([name, year]));
        const isFor = ({ keys: [text, years] }: ListedRow) => {
          const { min = -Infinity, max = Infinity } = years as { min?: number; max?: number };
          return text === name && min <= year && year <= max;
        };
        products.forEach(({ key, groupKey }, at) => {
          const own = list.filter((each) => [key, groupKey].includes(each.product));
          const expected = !list.some(isFor)
            ? NOT_STATED
            : own.some(isFor)
              ? YES
              : own.length > 0 || isComplete
                ? NO
                : NOT_STATED;
          seen.add(expected);
          expect(truth(at)).toBe(expected);
        });
      },
    ),
    { numRuns: 500 },
  );
  expect(seen).toEqual(new Set([YES, NO, NOT_STATED]));
});
