import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "@shared/finders/answers";
import type { CatalogProduct } from "../../catalog/store/any-catalog";
import { cheapestPacks } from "../../engine/packs";
import { paint, tins } from "../testing/tins";
import { optionCounts } from "./option-counts";
import { results } from "./results";
import { suggest } from "./suggest";

const wall = tins(
  "wall",
  { pack: 1, price: 100 },
  { pack: 5, price: 400 },
  { pack: 10, price: 900 },
);
const shown = (given: CatalogProduct[], answers: Answers, section?: object) =>
  results(paint(given, section), answers, "en").sections[0]?.items ?? [];

describe("an amount", () => {
  it("is met by the cheapest packs, priced in total, and said", () => {
    const [item] = shown(wall, { area: 80 });
    expect(item).toMatchObject({
      id: "wall",
      name: "wall 5 l",
      price: "1300.00",
      packs: "3 × 5 l and 1 × 1 l, 16 l in all",
      url: "https://paint.example/wall-1",
      isFromPrice: false,
    });
  });

  it.each<[string, CatalogProduct[], Answers, object]>([
    ["one pack is said as it is", wall, { area: 5 }, { packs: "1 × 1 l", price: "100.00" }],
    [
      "a pack that is off is bought where that is cheaper, and what was saved is said",
      tins("wall", { pack: 5, price: 400 }, { pack: 10, price: 900, special: 700 }),
      { area: 50 },
      { packs: "1 × 10 l", price: "700.00", fullPrice: "900.00" },
    ],
    [
      "packs that are sold out are not bought where others are there",
      tins("wall", { pack: 1, price: 100 }, { pack: 5, price: 400, inStock: false }),
      { area: 25 },
      { packs: "5 × 1 l, 5 l in all", price: "500.00" },
    ],
    [
      "packs of another finish are not bought",
      tins(
        "wall",
        { pack: 5, price: 300, finish: "gloss" },
        { pack: 1, price: 100, finish: "matt" },
      ),
      { area: 10, finish: "matt" },
      { packs: "2 × 1 l, 2 l in all", price: "200.00" },
    ],
    [
      "without its answer a product costs what one pack does",
      wall,
      {},
      { price: "100.00", id: "wall-0" },
    ],
  ])("%s", (_name, given, answers, expected) => {
    expect(shown(given, answers)[0]).toMatchObject(expected);
  });

  it("of nothing needs none: the part is not there", () => {
    expect(results(paint(wall), { area: 0 }, "en").sections).toEqual([]);
  });

  it("that is not stated stays behind the others, and says so", () => {
    const items = shown([...tins("unknown", { price: 10 }), ...wall], { area: 10 });
    expect(items.map(({ id }) => id)).toEqual(["wall", "unknown"]);
    expect(items[1]!.unknowns).toEqual(["The shop does not state what the whole amount costs"]);
    expect(items[1]!.packs).toBeUndefined();
  });

  it("is worked out for each question: what one of them left out is not missing in the next", () => {
    const gloss = tins("shine", { pack: 5, price: 300, finish: "gloss" });
    const matt = tins("wall", { pack: 5, price: 400, finish: "matt" });
    const stage = paint([...gloss, ...matt], {
      filter: { attribute: "finish", is: { answer: "finish" } },
    });
    const listed = (answers: Answers) =>
      results(stage, answers, "en").sections[0]!.items.map(({ id, unknowns }) => [id, unknowns]);
    expect(listed({ area: 10, finish: "matt" })).toEqual([["wall", []]]);
    expect(listed({ area: 10 })).toEqual([
      ["shine", []],
      ["wall", []],
    ]);
  });

  it("decides the order of what fits as well, and whether a budget is kept", () => {
    const large = tins("large", { pack: 20, price: 1_200 });
    const given = [...wall, ...large];
    expect(shown(given, { area: 5 }).map(({ id }) => id)).toEqual(["wall", "large"]);
    expect(shown(given, { area: 100 }).map(({ id }) => id)).toEqual(["large", "wall"]);
    const within = (area: number, max: number) =>
      shown(given, { area, budget: { max } }).map(({ id }) => id);
    expect(within(5, 500)).toEqual(["wall"]);
    expect(within(100, 1_500)).toEqual(["large"]);
    expect(within(100, 5_000)).toEqual(["large", "wall"]);
  });

  it("counts, and raises a budget, by the price of all packs", () => {
    const stage = paint(wall);
    const answers: Answers = { area: 80, budget: { max: 1_000 } };
    // It is listed already, with the budget given up.
    expect(suggest(stage, answers, "en")).toEqual([]);
    const [raise] = suggest(
      paint([...wall, ...tins("thin", { pack: 5, price: 200 })]),
      answers,
      "en",
    );
    expect(raise).toMatchObject({
      label: "Raise your budget by R300",
      changes: { budget: "..1300" },
      count: 2,
    });
    const counts = (max: number) =>
      optionCounts(stage, { area: 80, budget: { max } }, ["finish"], "en").questions.finish;
    expect(counts(1_000)).toEqual({ matt: 0, gloss: 0 });
    expect(counts(1_300)).toEqual({ matt: 1, gloss: 1 });
  });

  it("is the cheapest of every product, for any amount", () => {
    const tin = fc.record({
      pack: fc.constantFrom(0.5, 1, 2.5, 5, 10),
      price: fc.integer({ min: 1, max: 900 }),
      inStock: fc.constantFrom(true, false, null),
    });
    const groups = fc.array(fc.array(tin, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 300 }), (drawn, area) => {
        const given = drawn.flatMap((each, at) => tins(`p${at}`, ...each));
        for (const { id, price } of shown(given, { area })) {
          const all = drawn[Number(id.slice(1))]!;
          const levels = [true, null, false].map((level) =>
            all.filter(({ inStock }) => inStock === level),
          );
          const packs = levels.find(({ length }) => length > 0)!;
          const plain = cheapestPacks(
            packs.map((each) => ({ covers: each.pack * 10, price: each.price })),
            area * 2,
          );
          expect(Number(price)).toBe(plain!.price);
        }
      }),
    );
  });
});
