// Longer than 200 lines: a plain reading of the files stands beside what is asked of them.

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResultItem } from "@shared/contracts/finders";
import type { Answers } from "@shared/finders/answers";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { results } from "../shopper/results";
import { shownFinder } from "../shopper/shown-finder";
import type { Stage } from "../shopper/stage";
import { callAll } from "../testing/ask-tents";
import { exampleRows, listed } from "../testing/example-rows";
import { exampleCalls } from "../testing/put-in-example";

type Row = Record<string, string>;
const files = { paint: exampleRows("paint", "paints"), primer: exampleRows("paint", "primers") };

let server: TestApp;
let stage: Stage;
beforeAll(async () => {
  server = await startTestApp();
  await callAll(await server.staff("editor"), exampleCalls("paint"));
  server.clock.ahead += 2_000;
  stage = await server.stages.at("paint");
});
afterAll(() => server.close());

const tenths = (most: number) => fc.integer({ min: 10, max: most * 10 }).map((each) => each / 10);
const walls = fc.oneof(
  fc.record({ how: fc.constant("area"), area: tenths(250) }),
  fc.record(
    {
      how: fc.constant("measure"),
      around: tenths(60),
      height: tenths(4).filter((each) => each >= 1.5),
      doors: fc.nat(4),
      windows: fc.nat(6),
    },
    { requiredKeys: ["how", "around", "height"] },
  ),
);
const above = fc.oneof(
  fc.constant({ ceiling: "no" }),
  fc.record({ ceiling: fc.constant("yes"), floor: tenths(60) }),
);
const LIGHT = ["white", "cream", "sage", "sky"];
const wishes = fc.record(
  {
    room: fc.constantFrom("living", "bedroom", "kitchen", "bathroom"),
    surface: fc.constantFrom("painted", "plaster", "stains"),
    now: fc.constantFrom("light", "dark"),
    color: fc.constantFrom(...LIGHT, "terracotta", "charcoal"),
    finish: fc.constantFrom("matt", "eggshell", "satin"),
    free: fc.oneof(
      fc.subarray(["solvents", "mit", "bit"], { minLength: 1 }),
      fc.constant<string[]>(["none"]),
    ),
  },
  { requiredKeys: ["room", "surface", "now", "color"] },
);
type Asked = Answers & { [Name in "room" | "surface" | "now" | "color" | "how"]: string } & {
  free?: string[];
};
const shopper = fc.tuple(walls, above, wishes).map((parts) => Object.assign({}, ...parts) as Asked);

/** How much is painted, in m², as a person with a tape measure works it out. */
function areaOf(asked: Asked): number {
  const number = (id: string) => (asked[id] as number | undefined) ?? 0;
  const wall =
    asked.how === "area"
      ? number("area")
      : number("around") * number("height") - number("doors") * 1.64 - number("windows") * 1.5;
  return Math.max(0, wall) + (asked.ceiling === "yes" ? number("floor") : 0);
}
const coatsOf = ({ now, color }: Asked) => (now === "dark" && LIGHT.includes(color) ? 3 : 2);

/** What a row states, or else the row of its product. */
const statedBy = (rows: readonly Row[], row: Row, name: string) =>
  row[name] || rows.find(({ key }) => key === row.group)?.[name] || "";

/** The cheapest way to cover an area with these tins: every way to buy them is tried. */
function cheapest(tins: readonly { covers: number; price: number }[], area: number): number {
  const [tin, ...others] = tins;
  if (area <= 1e-6) return 0;
  if (!tin) return Infinity;
  let least = Infinity;
  for (let count = 0; ; count++) {
    const rest = area - count * tin.covers;
    least = Math.min(least, count * tin.price + cheapest(others, rest));
    if (rest <= 1e-6) return least;
  }
}

/** The tins that can be bought of a product: those in stock, if any is. */
function tinsOf(rows: readonly Row[], product: string) {
  const tins = rows.filter(({ group }) => group === product);
  const inStock = tins.filter((row) => row["in stock"] === "yes");
  return (inStock.length > 0 ? inStock : tins).map((row) => ({
    size: row["paint-pack"]!,
    covers: Number(row["paint-pack"]) * Number(statedBy(rows, row, "paint-coverage")),
    price: Number(row["special price"] || row.price),
  }));
}

/** What is said to be bought, by size: "3 × 5 l and 1 × 1 l, 16 l in all". */
const said = ({ packs = "" }: ResultItem) =>
  Array.from(packs.matchAll(/(\d+) × ([\d.]+) l/g), ([, count, size]) => ({
    count: Number(count),
    size: size!,
  }));

const ask = (asked: Answers, picks = {}) => results(stage, asked, "en", picks);

describe("paint", () => {
  it("is bought in whole tins that cover every coat, and no other tins are cheaper", () => {
    let [bought, mixed] = [0, 0];
    fc.assert(
      fc.property(shopper, (asked) => {
        const area = areaOf(asked);
        const needed = { paint: area * coatsOf(asked), primer: area };
        const { sections, ending } = ask(asked);
        expect(ending !== undefined).toBe(area === 0);
        for (const { id, items } of sections) {
          const part = id as keyof typeof files;
          for (const item of items.filter(({ packs }) => packs !== undefined)) {
            const tins = tinsOf(files[part], item.id);
            const packs = said(item).map(({ count, size }) => ({
              count,
              ...tins.find((each) => each.size === size)!,
            }));
            const covered = packs.reduce((sum, { count, covers }) => sum + count * covers, 0);
            expect(covered).toBeGreaterThanOrEqual(needed[part] - 1e-6);
            const price = packs.reduce((sum, each) => sum + each.count * each.price, 0);
            expect(Number(item.price)).toBeCloseTo(price, 2);
            expect(price).toBeCloseTo(cheapest(tins, needed[part]), 2);
            bought += 1;
            mixed += packs.length > 1 ? 1 : 0;
          }
        }
      }),
      { numRuns: 120 },
    );
    expect(bought).toBeGreaterThan(500);
    expect(mixed).toBeGreaterThan(50);
  }, 120_000);

  it("comes with a primer where the wall needs one, and that primer is made for it", () => {
    fc.assert(
      fc.property(shopper, (asked) => {
        const primer = ask(asked).sections.find(({ id }) => id === "primer");
        expect(primer !== undefined).toBe(asked.surface !== "painted" && areaOf(asked) > 0);
        for (const { id } of primer?.items ?? []) {
          const row = files.primer.find(({ key }) => key === id)!;
          expect(listed(row["primer-for"]!)).toContain(asked.surface);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("stands steam in a bathroom, and is free of what it must be free of", () => {
    fc.assert(
      fc.property(shopper, (asked) => {
        for (const { id: part, items } of ask(asked).sections) {
          for (const { id, unknowns } of items) {
            const row = files[part as keyof typeof files].find(({ key }) => key === id)!;
            if (part === "paint" && asked.room === "bathroom") {
              expect(row["paint-damp"]).not.toBe("no");
              const isMarked = unknowns.includes("The shop does not state whether it stands steam");
              expect(isMarked).toBe(row["paint-damp"] === "");
            }
            for (const each of asked.free ?? []) {
              const name = each === "solvents" ? "paint-voc" : "paint-preservatives";
              if (each !== "none") expect(row[name]).not.toBe("");
              if (each === "solvents") expect(Number(row[name])).toBeLessThan(5);
              else expect(listed(row["paint-preservatives"]!)).not.toContain(each);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("stays within the budget for all, whenever what is shown could, and else says by how much", () => {
    fc.assert(
      fc.property(shopper, fc.integer({ min: 1, max: 60 }), (asked, hundreds) => {
        const max = hundreds * 100;
        const { sections, overBudget } = ask({ ...asked, budget: { max } });
        const prices = sections.map(({ items }) =>
          items.filter(({ packs }) => packs !== undefined).map(({ price }) => Number(price)),
        );
        const least = prices.reduce((sum, each) => sum + Math.min(...each, Infinity), 0);
        const total = sections.reduce((sum, { items, chosen }) => {
          return sum + Number(items.find(({ id }) => id === chosen)?.price ?? 0);
        }, 0);
        if (overBudget) expect(overBudget.over).toBeCloseTo(total - max, 2);
        else expect(total).toBeLessThanOrEqual(max);
        if (prices.every((each) => each.length > 0) && least <= max) {
          expect(overBudget).toBeUndefined();
        }
      }),
      { numRuns: 120 },
    );
  });

  it("tells the page what it needs to say the area and the coats", () => {
    const { values = [], results: shown } = shownFinder(stage, "en");
    expect(shown.heading).toBe("About {value:area} to paint, {value:coats} coats");
    expect(values.map(({ id }) => id)).toEqual(expect.arrayContaining(["area", "coats", "liters"]));
  });
});
