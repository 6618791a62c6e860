import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import * as keys from "@shared/finders/listed-key";
import { listedChoices, MAX_NUMBERS, type GivenKey } from "./listed-choices";
import { listedRows, type ListedRow } from "./listed-for";

const row = (make: string, model: string, years: { min?: number; max?: number }): ListedRow => ({
  keys: [make, model, years],
  product: "S1",
  note: "",
});
const list = listedRows({ ids: ["make", "model", "years"], areRanges: [false, false, true] }, [
  row("Volkswagen", "Polo 10", { min: 2018 }),
  row("Volkswagen", "Polo 9", { min: 2010, max: 2013 }),
  row("VOLKSWAGEN", "polo  9", { min: 2012, max: 2014 }),
  row("Citroën", "C3", { max: 2005 }),
  row("Citroen", "C-Élysée", { min: 2015, max: 2016.5 }),
  row("Fiat", "500", {}),
]);
const given = (...texts: string[]): GivenKey[] => texts.map((text, place) => ({ place, text }));
const found = (place: number, ...texts: string[]) =>
  listedChoices(list, place, given(...texts), 2020)
    .map(({ label }) => label)
    .join(", ");

describe("the choices of a key", () => {
  it.each([
    [0, [], "Citroën, Fiat, Volkswagen"],
    [1, ["volkswagen"], "Polo 9, Polo 10"],
    [1, ["CITROËN"], "C-Élysée, C3"],
    [1, ["Ford"], ""],
    [2, ["Volkswagen", "Polo 9"], "2014, 2013, 2012, 2011, 2010"],
    [2, ["Volkswagen", "Polo 10"], "2020, 2019, 2018"],
    [2, ["Citroën", "C-Élysée"], "2016, 2015"],
    [2, ["Citroën", "C3"], "2005"],
    [2, ["Fiat", "500"], ""],
    [2, ["Fiat", "600"], ""],
  ])("at %d after %j are %j", (place, texts, expected) => {
    expect(found(place, ...texts)).toBe(expected);
  });

  it("after a range are those whose range contains the number", () => {
    const models = listedChoices(list, 1, [{ place: 2, text: "2012" }], 2020);
    expect(models.map(({ label }) => label)).toEqual(["500", "Polo 9"]);
  });

  it("end with this year, which may be another one later", () => {
    expect(listedChoices(list, 2, given("Volkswagen", "Polo 10"), 2022)).toHaveLength(5);
  });

  it("are a few hundred numbers at most", () => {
    const wide = listedRows({ ids: ["years"], areRanges: [true] }, [
      { keys: [{ min: 0, max: 1e9 }], product: "S", note: "" },
    ]);
    const numbers = listedChoices(wide, 0, [], 2020);
    expect(numbers).toHaveLength(MAX_NUMBERS);
    expect(numbers[0]!.label).toBe("1000000000");
  });
});

it("are what reading all rows gives", () => {
  const text = fc.constantFrom("a", "A", "b", "á", "c");
  const year = fc.option(fc.integer({ min: 2000, max: 2012 }), { nil: undefined });
  const range = fc.tuple(year, year).map(([min, max]) => ({
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }));
  const rows = fc.array(
    fc.record({
      keys: fc.tuple(text, text, range),
      product: fc.constant("S"),
      note: fc.constant(""),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(rows, fc.option(text), fc.option(text), (all, make, model) => {
      const is = (cell: unknown, wanted: string | null) =>
        wanted === null || keys.listedKey(String(cell)) === keys.listedKey(wanted);
      const left = all.filter((each) => is(each.keys[0], make) && is(each.keys[1], model));
      const before = [make, model].flatMap((each, place) =>
        each === null ? [] : [{ place, text: each }],
      );
      const rowsOf = listedRows(
        { ids: ["make", "model", "years"], areRanges: [false, false, true] },
        all,
      );
      const texts = listedChoices(rowsOf, 1, before, 2010).map(({ key }) => key);
      expect(new Set(texts)).toEqual(new Set(left.map((each) => keys.listedKey(each.keys[1]))));
      expect(texts).toEqual([...new Set(texts)].sort());
      const first = Math.min(...left.flatMap(({ keys: [, , { min, max }] }) => min ?? max ?? []));
      const numbers = Array.from({ length: 20 }, (_, at) => 2015 - at).filter((number) =>
        left.some(({ keys: [, , { min = first, max = Math.max(2010, min) }] }) =>
          min !== Infinity ? number >= min && number <= max : false,
        ),
      );
      const years = listedChoices(rowsOf, 2, before, 2010).map(({ id }) => Number(id));
      expect(years).toEqual(numbers);
    }),
    { numRuns: 2_000 },
  );
});

it("are read from 20,000 rows once for each way to ask, and then looked up", () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    row(`Make ${at % 80}`, `Model ${at % 4_000}`, { min: 2000 + (at % 20) }),
  );
  const many = listedRows(
    { ids: ["make", "model", "years"], areRanges: [false, false, true] },
    rows,
  );
  const compared = vi.spyOn(keys, "listedKey");
  const ask = (make: string) => listedChoices(many, 1, given(make), 2020);
  expect(ask("make 7")).toHaveLength(50);
  const first = compared.mock.calls.length;
  expect(first).toBeGreaterThan(4_000);
  // Another make needs no other look at all rows, and the same one none at all.
  ask("make 8");
  expect(compared.mock.calls.length - first).toBeLessThan(100);
  const before = compared.mock.calls.length;
  expect(ask("MAKE 7")).toBe(ask("make 7"));
  expect(compared.mock.calls.length - before).toBeLessThan(10);
  compared.mockRestore();
});
