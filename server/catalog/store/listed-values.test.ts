import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import { isFor, listedColumns } from "../../engine/listed-columns";
import { columnOf, type Stated } from "../../engine/columns";
import { isListedFor, listedRows, type ListedRow } from "../../engine/listed-for";
import { fillReader, listedValueReader } from "./listed-values";

const WORDS = ["a", "b", "c"];
const attribute = (id: string, kind: AttributeShape["kind"]): AttributeShape => ({
  id,
  label: { en: id },
  kind,
  values: ["choice", "choices"].includes(kind)
    ? WORDS.map((word) => ({
        id: word,
        label: { en: `Size ${word}` },
        synonyms: [],
        isRetired: false,
      }))
    : [],
  isRetired: false,
});
const attributes = new Map(
  (
    [
      ["size", "choice"],
      ["colors", "choices"],
      ["weight", "number"],
      ["height", "range"],
    ] as const
  ).map(([id, kind]) => [id, attribute(id, kind)]),
);
/** A value as shops spell it. */
const spelled = fc
  .constantFrom(...WORDS)
  .chain((word) => fc.constantFrom(word, `Size ${word}`, `SIZE-${word.toUpperCase()}`));
const idOf = (word: string) => word.at(-1)!.toLowerCase();
const number = fc.integer({ min: 0, max: 6 });
const range = fc
  .tuple(fc.option(number, { nil: undefined }), fc.option(number, { nil: undefined }))
  .filter(([min, max]) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? 9))
  .map(([min, max]) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }));
const within = ({ min = -Infinity, max = Infinity }: { min?: number; max?: number }, at: number) =>
  min <= at && at <= max;

describe("a list that is looked up by what products state", () => {
  const row = fc.record({
    keys: fc.tuple(fc.constantFrom("Acme", "acme ", "Other"), spelled, range),
    value: range,
    product: fc.constant(""),
    note: fc.constantFrom("", "check"),
  });
  const product = fc.record({
    brand: fc.option(fc.constantFrom("ACME", "Other")),
    size: fc.option(fc.constantFrom(...WORDS)),
    weight: fc.option(number),
    height: fc.option(range),
  });

  it("states what a plain loop finds, and never what a product states itself", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), product, (rows, { brand, ...own }) => {
        const list = listedRows(
          {
            ids: ["brand", "size", "weight"],
            areRanges: [false, false, true],
            attribute: "height",
            keyAttributes: ["brand", "size", "weight"],
          },
          rows,
        );
        const stated = Object.fromEntries(
          Object.entries(own).filter(([, value]) => value !== null),
        ) as StatedValues;
        const fill = fillReader({
          id: "x",
          currency: "ZAR",
          selection: {},
          attributes,
          fills: [list],
        });
        const found = new Set(
          rows
            .filter(
              ({ keys: [of, size, weights] }) =>
                brand !== null &&
                of.trim().toLowerCase() === brand.toLowerCase() &&
                idOf(size) === own.size &&
                own.weight !== null &&
                within(weights, own.weight),
            )
            .map(({ value }) => JSON.stringify([value.min ?? null, value.max ?? null])),
        );
        const { values, notes = [] } = fill(stated, brand);
        const { height, ...others } = values;
        // What a product states itself has no row behind it.
        if (notes.length > 0)
          expect([notes, own.height]).toEqual([[{ attribute: "height", text: "check" }], null]);
        const { height: _, ...before } = stated;
        expect(others).toEqual(before);
        if (own.height) expect(height).toEqual(own.height);
        else if (found.size !== 1) expect(height).toBeUndefined();
        else {
          const { min = null, max = null } = height as { min?: number; max?: number };
          expect(JSON.stringify([min, max])).toBe([...found][0]);
        }
      }),
    );
  });
});

describe("a list of values that is asked by answers", () => {
  const targets = {
    size: { value: spelled, own: fc.constantFrom(...WORDS) },
    colors: { value: spelled, own: fc.subarray(WORDS, { minLength: 1 }) },
    weight: { value: fc.oneof(number, range), own: number },
    height: { value: fc.oneof(number, range), own: range },
  };
  const isMeant = (own: Stated, wanted: Stated): boolean => {
    if (typeof wanted === "string") return [own].flat().includes(idOf(wanted));
    const points = Array.from({ length: 21 }, (_, at) => at / 2 - 2);
    const has = (value: Stated, at: number) =>
      typeof value === "number" ? value === at : within(value as { min?: number }, at);
    return points.some((at) => has(own, at) && has(wanted, at));
  };

  it.each(Object.keys(targets) as (keyof typeof targets)[])(
    "says of each product what a plain loop says of its %s",
    (target) => {
      const { value, own } = targets[target] as {
        value: fc.Arbitrary<never>;
        own: fc.Arbitrary<Stated>;
      };
      const row = fc.record({
        keys: fc.tuple(fc.constantFrom("Golf", "golf", "Polo"), range),
        value,
        product: fc.constant(""),
        note: fc.constantFrom("", "check"),
      }) as fc.Arbitrary<ListedRow>;
      fc.assert(
        fc.property(
          fc.array(row, { maxLength: 8 }),
          fc.array(fc.option(own), { maxLength: 8 }),
          number,
          (rows, products, year) => {
            const list = listedRows(
              { ids: ["model", "years"], areRanges: [false, true], attribute: target },
              rows,
            );
            const items = products.map((_, at) => ({ key: `${at}`, groupKey: `${at}` }));
            const column = listedColumns(items, new Map([["cars", list]]), {
              columns: new Map([[target, columnOf(products, (each) => each)]]),
              understood: listedValueReader(attributes),
            });
            const condition = isListedFor("cars", ["GOLF", year]) as { column: string };
            const { codes, values } = column(condition.column)!;
            const asked = rows.filter(
              ({ keys: [model, years] }) =>
                (model as string).toLowerCase() === "golf" && within(years as object, year),
            );
            products.forEach((stated, at) => {
              const said = values[codes[at]!]!;
              const meant = asked.filter((each) => stated !== null && isMeant(stated, each.value!));
              if (asked.length === 0 || stated === null) expect(said).toBeNull();
              else if (meant.length === 0) expect(said).toBe(false);
              else expect(said).toBe(meant.some(({ note }) => note !== "") ? "check" : true);
            });
          },
        ),
      );
    },
  );

  it("compares ends that are open with numbers", () => {
    expect(isFor({ min: 3 }, 5)).toBe(true);
    expect(isFor({ min: 3 }, { max: 2 })).toBe(false);
    expect(isFor("a", 5)).toBe(false);
  });
});
