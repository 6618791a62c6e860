import fc from "fast-check";
import { expect, it } from "vitest";
import type { Rule } from "@shared/finders/rule";
import { anyCatalog, anyLayout } from "../../catalog/store/any-catalog";
import { layOut } from "../../engine/layout";
import { listedRows, type ListedRow } from "../../engine/listed-for";
import { NOT_STATED, truthOf, YES } from "../../engine/truth";
import { anyProducts, productWith } from "../testing/any-catalog";
import { conditionOf } from "./conditions";
import { measureOf } from "./measure";
import { sentenceOfRule } from "./reason-text";

const definition = { id: "any", currency: "ZAR", selection: {}, attributes: new Map() };
const given = { answers: {}, values: {} };

const ends = fc.option(fc.integer({ min: 2010, max: 2016 }), { nil: undefined });
const range = fc
  .tuple(ends, ends)
  .map(([one, other]) =>
    one !== undefined && other !== undefined && one > other ? {} : { min: one, max: other },
  );
/** Each is written in several ways. */
const makes = [
  ["Škoda", "skoda", " SKODA "],
  ["Citroën C3", "citroen-c3", "CITROEN  c3"],
  ["VW+"],
  ["VW"],
];
const written = fc.constantFrom(...makes.flat());
const row = fc.record({
  keys: fc.tuple(written, range),
  product: fc.nat(21).map((number) => `p${number}`),
  note: fc.constantFrom("", "Without a leg", "Front seat only"),
});

it("a product is listed by the rows that a plain loop finds, or by those of its group; else it is not stated", () => {
  fc.assert(
    fc.property(
      anyProducts([]),
      fc.array(row, { maxLength: 40 }),
      written,
      fc.integer({ min: 2009, max: 2017 }),
      fc.boolean(),
      (products, rows, make, year, isText) => {
        const list = listedRows({ ids: [], areRanges: [false, true] }, rows);
        const catalog = anyCatalog(
          layOut(products, anyLayout(definition)),
          definition,
          new Map([["cars", list]]),
        );
        const listedFor = [make, isText ? String(year) : year];
        const truth = truthOf(catalog, conditionOf({ list: "cars", listedFor }, given));
        const place = (text: unknown) => makes.findIndex((each) => each.includes(String(text)));
        catalog.items.forEach(({ key, groupKey }, at) => {
          const isListed = rows.some(
            ({ keys: [text, { min = -Infinity, max = Infinity }], product }) =>
              [key, groupKey].includes(product) &&
              place(text) === place(make) &&
              min <= year &&
              year <= max,
          );
          expect(truth(at)).toBe(isListed ? YES : NOT_STATED);
        });
      },
    ),
  );
});

const rowOf = (product: string, note = "", keys: ListedRow["keys"] = ["Golf"]): ListedRow => ({
  keys,
  product,
  note,
});
const catalogOf = (rows: ListedRow[], areRanges = [false]) =>
  anyCatalog(
    layOut(
      ["a", "b", "c"].map((key) => productWith(key)),
      anyLayout(definition),
    ),
    definition,
    new Map([["cars", listedRows({ ids: [], areRanges }, rows)]]),
  );

it.each([
  ["a list that is not there", { list: "trains", listedFor: ["Golf"] }],
  ["another number of keys", { list: "cars", listedFor: ["Golf", 2017] }],
])("%s lists nothing, and breaks nothing", (_name, test) => {
  const catalog = catalogOf([rowOf("a")]);
  expect(truthOf(catalog, conditionOf(test, given))(0)).toBe(NOT_STATED);
});

it("no number is in no range, not even in one that is open at both ends", () => {
  const truth = (operand: string | number) =>
    truthOf(
      catalogOf([rowOf("a", "", [{}])], [true]),
      conditionOf({ list: "cars", listedFor: [operand] }, given),
    )(0);
  expect([truth("new"), truth("2017"), truth(2017)]).toEqual([NOT_STATED, YES, YES]);
});

it("a reason says the note of the row: the first one that a matching row has", () => {
  const catalog = catalogOf([
    rowOf("a", "Front"),
    rowOf("b"),
    rowOf("b", "Rear"),
    rowOf("b", "Middle"),
    rowOf("c"),
  ]);
  const rule: Rule = {
    use: "score",
    condition: { list: "cars", listedFor: ["golf"] },
    reasons: { met: { en: "Listed for it. {note}" } },
  };
  const measure = measureOf(rule, given, new Map());
  const language = {
    say: (text: Record<string, string>) => text.en!,
    locale: "en",
    currency: "ZAR",
  };
  const sentence = sentenceOfRule({ id: "car", weight: 1, fact: false, rule }, measure, {
    language,
    attributes: new Map(),
  });
  const said = catalog.items.map((_, at) =>
    sentence((name) => {
      const { codes, values } = catalog.onDemand!(name)!;
      return values[codes[at]!]!;
    }),
  );
  expect(said).toEqual(["Listed for it. Front", "Listed for it. Rear", "Listed for it."]);
});
