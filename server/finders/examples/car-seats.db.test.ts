// Longer than 200 lines: every promise of one finder is tested beside the reading of its files.

import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinderResults, ResultItem } from "@shared/contracts/finders";
import { callAll, shopperCalls } from "../testing/ask-tents";
import { exampleCalls, exampleOf } from "../testing/put-in-example";
import { csvRows } from "../../catalog/csv/csv-rows";
import { csvText } from "../../catalog/csv/csv-text";
import { startTestApp, type TestApp } from "../../testing/test-app";

// The products and the list as their files have them, read plainly.

const example = exampleOf("car-seats");
const [list] = example.lists;

type Cells = Record<string, string>;

function rowsOf(file: string): Cells[] {
  const found: string[][] = [];
  for (const rows of csvRows(csvText(Buffer.from(file)))) {
    found.push(...rows.map(({ cells }) => cells));
  }
  const [header = [], ...rows] = found;
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at]!])));
}

/** The ends of "9-18 kg" or "from 2019". */
function ends(cell: string): [number, number] {
  const [first = NaN, second = cell.startsWith("from") ? Infinity : NaN] = (
    cell.match(/\d+/g) ?? []
  ).map(Number);
  return [first, second];
}
const contains = (cell: string, number: number) => {
  const [min, max] = ends(cell);
  return number >= min && number <= max;
};

let server: TestApp;
let shopper: Agent;
let seats: Map<string, Cells>;
let fits: Cells[];
let ask: (answers: Cells) => Promise<FinderResults>;

beforeAll(async () => {
  server = await startTestApp();
  await callAll(await server.staff("editor"), exampleCalls("car-seats"));
  shopper = server.visitor();
  const calls = shopperCalls(shopper, "car-seats");
  ask = (answers) => calls.results(new URLSearchParams(answers).toString());
  seats = new Map(rowsOf(example.products["car-seats"]!).map((each) => [each.key!, each]));
  fits = rowsOf(list!.file);
});
afterAll(() => server.close());

const of = (item: ResultItem) => seats.get(item.id)!;
const itemsOf = ({ sections }: FinderResults) => sections.flatMap(({ items }) => items);

const child = { weight: "10", height: "80", age: "18" };
const golf = { "know-car": "yes", "car-make": "Volkswagen", "car-model": "Golf" };
const NOT_TRIED = "Not tried in any car yet: ask us to fit it before you buy";
/** Of one seat nobody states whom it carries. */
const UNWEIGHED = {
  count: 1,
  text: expect.stringMatching(
    /^The shop does not state the child's weight, so we cannot/,
  ) as string,
};

const anyWishes = fc
  .subarray(["turns", "washable", "light", "plane"])
  .map((wishes): Cells => (wishes.length > 0 ? { wishes: wishes.join(",") } : {}));
const anyOf = (name: string, texts: readonly (string | undefined)[]) =>
  fc.constantFrom(...texts).map((text): Cells => (text === undefined ? {} : { [name]: text }));
const anyCar = fc.constantFrom<Cells>(
  {},
  { "know-car": "no" },
  { ...golf, "car-year": "2015" },
  { ...golf, "car-make": "VOLKSWAGEN", "car-year": "2024" },
  { ...golf, "car-model": "Golf Cabrio", "car-year": "1994" },
  { "know-car": "yes", "car-make": "Nissan", "car-model": "NP200", "car-year": "2012" },
);
const anyOther = fc
  .tuple(
    anyCar,
    anyOf("fixing", ["isofix", "belt", "not-sure", undefined]),
    anyWishes,
    anyOf("budget", ["0..2000", "2000..5000", "5000..", undefined]),
  )
  .map((parts): Cells => Object.assign({}, ...parts) as Cells);
const anyChild = fc.record({
  weight: fc.integer({ min: 4, max: 72 }).map((half) => String(half / 2)),
  height: fc.integer({ min: 45, max: 150 }).map(String),
  age: fc.integer({ min: 0, max: 150 }).map(String),
});

it("never shows a seat for another weight, nor one for another height, whatever else is answered", async () => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(anyChild, anyOther, async (measures, other) => {
      const items = itemsOf(await ask({ ...other, ...measures }));
      shown += items.length;
      for (const item of items) {
        const seat = of(item);
        expect(contains(seat["seat-weight"]!, Number(measures.weight))).toBe(true);
        const height = seat["seat-height"]!;
        if (height !== "") expect(contains(height, Number(measures.height))).toBe(true);
        else expect(item.unknowns.join()).toContain("Goes by weight alone");
      }
    }),
    { numRuns: 300 },
  );
  expect(shown).toBeGreaterThan(500);
}, 120_000);

it.each(["2", "4.5", "9", "13", "13.5", "18", "22", "25.5", "36"])(
  "offers all seats for %s kg that the file has, and none else",
  async (weight) => {
    const [section] = (await ask({ weight })).sections;
    const expected = [...seats.values()].filter((each) =>
      contains(each["seat-weight"]!, Number(weight)),
    );
    expect(section!.total).toBe(expected.length);
  },
);

it("shows a seat without a weight to nobody", async () => {
  expect(seats.get("NK-DISPLAY")!["seat-weight"]).toBe("");
  for (let weight = 2; weight <= 36; weight += 2) {
    const ids = itemsOf(await ask({ weight: String(weight) })).map(({ id }) => id);
    expect(ids).not.toContain("NK-DISPLAY");
  }
});

describe("under 15 months, or under 76 cm,", () => {
  const faces = async (answers: Cells) =>
    itemsOf(await ask(answers)).map((item) => of(item)["seat-direction"]!);

  it("only seats that face backwards are shown, whatever else is answered", async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(anyChild, anyOther, fc.boolean(), async (measures, other, isYoung) => {
        const small = isYoung
          ? { ...measures, age: String(Number(measures.age) % 15) }
          : { ...measures, height: String(45 + (Number(measures.height) % 31)) };
        const found = await faces({ ...other, ...small });
        shown += found.length;
        for (const each of found) expect(each).toContain("rear");
      }),
      { numRuns: 200 },
    );
    expect(shown).toBeGreaterThan(200);
  }, 120_000);

  it.each([
    ["14", "80", false],
    ["15", "80", true],
    ["20", "75.9", false],
    ["20", "76", true],
  ])("at %s months and %s cm forward-facing seats are shown: %s", async (age, height, isShown) => {
    const found = await faces({ weight: "12", height, age, "know-car": "no" });
    expect(found.includes("forward")).toBe(isShown);
  });
});

describe("a car", () => {
  it("that is not in the list is shown no seat, and is told whom to ask", async () => {
    const cars: Cells[] = [
      { ...golf, "car-model": "Golf Cabrio", "car-year": "2015" },
      { "know-car": "yes", "car-make": "Trabant", "car-model": "601", "car-year": "1988" },
      { ...golf, "car-year": "1950" },
    ];
    for (const car of cars) {
      const { sections, ending } = await ask({ ...child, ...car });
      expect(sections).toEqual([]);
      const said = [car["car-make"], car["car-model"], car["car-year"]].join(" ");
      expect(ending?.text).toContain(`a car like yours yet: ${said}.`);
      expect(ending?.phone).toBe("+27 21 555 0142");
    }
    const [without] = (await ask({ ...child, "know-car": "no" })).sections;
    expect(without!.total).toBeGreaterThan(20);
    expect(without!.withheld).toEqual([UNWEIGHED]);
  });

  it("that is in the list is shown its seats alone, with the list's note, and how many are not tried", async () => {
    let noted = 0;
    const cars = fits.filter((_, at) => at % 40 === 0);
    for (const car of cars) {
      const [from, to] = ends(car.years!);
      const year = Math.min(to, from + 1);
      const listed = new Map(
        fits
          .filter(
            (each) =>
              each.make === car.make && each.model === car.model && contains(each.years!, year),
          )
          .map((each) => [each.product!, each.note!]),
      );
      const answers = {
        "know-car": "yes",
        "car-make": car.make!,
        "car-model": car.model!,
        "car-year": String(year),
      };
      const [section] = (await ask({ ...child, ...answers })).sections;
      const { items, withheld } = section!;
      expect(items.length).toBeGreaterThan(0);
      for (const { id } of items) expect(listed.has(id)).toBe(true);
      // Two seats stand in no row; so does the one for which nobody states whom it carries, which is counted there.
      expect(withheld).toEqual([UNWEIGHED, { count: 2, text: NOT_TRIED }]);
      // Those in stock that are certain in all stand before the others in stock.
      const certain = items
        .filter(({ inStock }) => inStock)
        .map(({ unknowns }) => unknowns.length === 0);
      expect(certain).toEqual([...certain].sort((a, b) => Number(b) - Number(a)));
      for (const item of items) {
        const note = listed.get(item.id);
        if (!note) continue;
        noted += 1;
        expect(item.reasons.map(({ text }) => text).join(" ")).toContain(note);
      }
    }
    expect(noted).toBeGreaterThan(10);
  });

  it("is found by its make, its model and its year", async () => {
    const calls = shopperCalls(shopper, "car-seats");
    const labels = async (query: string) => {
      const found = (await calls.get(`/options?${query}`)) as { options: { label: string }[] };
      return found.options.map(({ label }) => label);
    };
    expect(await labels("of=car-make&text=vol")).toEqual(["Volkswagen", "Volvo"]);
    expect(await labels("of=car-make&text=benz")).toEqual(["Mercedes-Benz"]);
    expect(await labels("of=car-model&car-make=citroen")).toEqual(["C3", "C3 Aircross"]);
    expect(await labels("of=car-year&car-make=Renault&car-model=Sandero&text=201")).toHaveLength(6);
  });
});

it.each([
  ["36", "150", false],
  ["36.5", "140", true],
  ["30", "150.4", true],
])("at %s kg and %s cm no seat is needed: %s", async (weight, height, isEnd) => {
  const { ending, sections } = await ask({ weight, height, age: "120" });
  expect(ending !== undefined).toBe(isEnd);
  expect(sections.length === 0).toBe(isEnd);
  if (ending) expect(ending.phone).toBe("+27 21 555 0142");
});

it("has enough seats and cars to be a shop's", () => {
  expect(seats.size).toBeGreaterThanOrEqual(60);
  expect(fits.length).toBeGreaterThanOrEqual(400);
  for (const { product } of fits) expect(seats.has(product!)).toBe(true);
});
