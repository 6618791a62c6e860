// Longer than 200 lines: every call of staff on one list, with what each refuses.

import fc from "fast-check";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Page } from "@shared/contracts/paging";
import type {
  ListImportReport,
  ProductListDetail,
  ProductListRow,
  ProductListSummary,
} from "@shared/contracts/product-lists";
import { auditEntries } from "@shared/schema/accounts";
import { productListRows, productLists, products } from "@shared/schema/catalog-products";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
let viewer: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  viewer = await server.staff("viewer");
  await server.database.db.insert(products).values([
    { key: "S1", name: "Seat 1" },
    { key: "S2", name: "Seat 2" },
  ]);
});
afterAll(() => server.close());

const LISTS = "/api/admin/product-lists";
const CARS = `${LISTS}/cars`;
const cars = {
  id: "cars",
  name: "Seats by car",
  keys: [
    { id: "make", label: "Make", kind: "text" },
    { id: "model", label: "Model", kind: "text" },
    { id: "years", label: "Years", kind: "range" },
  ],
};
beforeEach(async () => {
  await server.database.db.delete(productLists);
  await editor.post(LISTS).send(cars).expect(201);
});

const take = async (file: string, dryRun = false) =>
  (
    await editor
      .post(`${CARS}/import${dryRun ? "?dryRun=true" : ""}`)
      .type("text/csv")
      .send(file)
      .expect(200)
  ).body as ListImportReport;
const rows = async () =>
  (
    (await viewer.get(`${CARS}/rows?pageSize=100`).expect(200)).body as Page<ProductListRow>
  ).items.map(({ keys, product, note }) => ({ keys, product, note }));
const list = async () => (await viewer.get(CARS).expect(200)).body as ProductListDetail;

const FILE = `Make,MODEL,Years,Product,Note
VW,Golf,2012-2018,S1,Without a support leg
VW,Golf,from 2019,S2,
VW,Polo,up to 2011,S9,
Škoda,Fabia,,S1,`;
const read = [
  { keys: ["VW", "Golf", { min: 2012, max: 2018 }], product: "S1", note: "Without a support leg" },
  { keys: ["VW", "Golf", { min: 2019 }], product: "S2", note: "" },
  { keys: ["VW", "Polo", { max: 2011 }], product: "S9", note: "" },
  { keys: ["Škoda", "Fabia", {}], product: "S1", note: "" },
];

describe("a list", () => {
  it("is added, renamed and deleted, and the audit says so", async () => {
    const { updatedAt, ...made } = await list();
    expect(made).toEqual({
      ...cars,
      attribute: null,
      isComplete: false,
      rows: 0,
      rowsWithoutProduct: 0,
    });
    const keys = cars.keys.map((key) => ({ ...key, label: `${key.label}!` }));
    const change = { name: "Car seats", keys, updatedAt };
    await editor.put(CARS).send(change).expect(200);
    expect((await editor.put(CARS).send(change).expect(409)).body).toMatchObject({ code: "stale" });
    expect(await list()).toMatchObject({ name: "Car seats", keys });
    await editor.delete(CARS).expect(204);
    await viewer.get(CARS).expect(404);
    const entries = await server.database.db.select().from(auditEntries);
    const mine = entries.filter(({ subject }) => subject === "product-lists");
    expect(mine.slice(-3).map(({ action, subjectId }) => [action, subjectId])).toEqual(
      ["create", "update", "delete"].map((action) => [action, "cars"]),
    );
  });

  it("has every product once staff say so, until they say otherwise", async () => {
    expect(await list()).toMatchObject({ isComplete: false });
    await editor.put(CARS).send({ isComplete: true }).expect(200);
    const renamed = (await editor.put(CARS).send({ name: "Seats" }).expect(200)).body as unknown;
    expect(renamed).toMatchObject({ name: "Seats", isComplete: true });
    await viewer.put(CARS).send({ isComplete: false }).expect(403);
    const { body } = await editor.put(CARS).send({ isComplete: "no" }).expect(400);
    expect(body).toMatchObject({ errors: [{ path: "isComplete" }] });
    expect(await list()).toMatchObject({ isComplete: true });
  });

  it("keeps its keys, and its id is its own", async () => {
    const [make, ...others] = cars.keys;
    const turned = { keys: [...others, make] };
    const { body } = await editor.put(CARS).send(turned).expect(400);
    const message = expect.stringContaining("stay as they are") as string;
    expect(body).toMatchObject({ errors: [{ path: "keys", message }] });
    const taken = await editor.post(LISTS).send(cars).expect(409);
    expect(taken.body).toMatchObject({
      code: "taken",
      message: "There is a list of this name already. Choose another name.",
    });
  });

  it.each([
    ["no key", []],
    ["seven keys", Array.from({ length: 7 }, (_, at) => ({ ...cars.keys[0], id: `k${at}` }))],
    ["a key twice", [cars.keys[0], cars.keys[0]]],
    ["a key of that name", [{ ...cars.keys[0], id: "product" }]],
  ])("is not made with %s", async (_name, keys) => {
    await editor.post(LISTS).send({ id: "more", name: "More", keys }).expect(400);
  });

  it("is one of 50 at most", async () => {
    const more = Array.from({ length: 49 }, (_, at) => ({ ...cars, id: `list-${at}` }));
    await server.database.db
      .insert(productLists)
      .values(more as (typeof productLists.$inferInsert)[]);
    const { body } = await editor
      .post(LISTS)
      .send({ ...cars, id: "last" })
      .expect(409);
    expect(body).toMatchObject({ message: "There can be at most 50 lists. Delete one first." });
    const all = (await viewer.get(LISTS).expect(200)).body as ProductListSummary[];
    expect(all).toHaveLength(50);
  });
});

describe("a file", () => {
  it("is looked at by a dry run, taken as all rows of the list, and tells of products that there are not", async () => {
    const counts = { rows: 4, added: 4, removed: 0, unchanged: 0, bad: 0, problems: [], noted: 1 };
    const notes = [
      { line: 4, path: "product", message: "There is no product S9. The row is kept." },
    ];
    const { first, gone, ...report } = await take(FILE, true);
    expect(report).toEqual({ ...counts, notes, isApplied: false });
    expect(first).toHaveLength(4);
    expect(gone).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(await take(FILE)).toEqual({ ...counts, notes, isApplied: true });
    expect(await rows()).toEqual(read);
    expect(await list()).toMatchObject({ rows: 4, rowsWithoutProduct: 1 });

    const shorter = FILE.replace(/VW,Polo.*\n/, "").replace("S2", "S1");
    expect((await take(shorter, true)).gone).toHaveLength(2);
    expect(await take(shorter)).toMatchObject({ added: 1, removed: 2, unchanged: 2, noted: 0 });
    expect(await rows()).toHaveLength(3);
    expect(await list()).toMatchObject({ rows: 3, rowsWithoutProduct: 0 });
  });

  it("with a fault is not taken, and each fault is named with its line", async () => {
    await take(FILE);
    const report = await take(`years;make;model;product
2018-2012;VW;Golf;S1
lately;;Golf;S1
2012;VW;Golf;
2012;VW;"Golf
Plus";S1
2012;VW`);
    expect(report).toMatchObject({ rows: 5, bad: 5, isApplied: false });
    expect(report.problems).toEqual([
      { line: 2, path: "years", message: expect.stringContaining("2012 is below 2018") as string },
      { line: 3, path: "make", message: "Enter a text." },
      {
        line: 3,
        path: "years",
        message: "Write a range such as 2012–2018, from 2019 or up to 2011.",
      },
      { line: 4, path: "product", message: "Enter the product's key." },
      { line: 5, path: "model", message: "Use one line of plain text." },
      { line: 7, path: "", message: "This row has 2 cells, the header 4." },
    ]);
    expect(await rows()).toEqual(read);
  });

  it.each([
    ["make,model,years\nVW,Golf,2012", /Missing: product\..*Export the list/],
    ["make,model,years,product,color\nVW,Golf,2012,S1,red", /Unknown: color\./],
    ["make,Make,model,years,product\nVW,VW,Golf,2012,S1", /Twice: Make\./],
    ["", /needs a header row/],
    [`make,model,years,product${"\nVW,Golf,2012,S1".repeat(20_001)}`, /at most 20,000 rows/],
  ])("%.40s is refused", async (file, message) => {
    const { body } = await editor.post(`${CARS}/import`).type("text/csv").send(file).expect(400);
    expect((body as { message: string }).message).toMatch(message);
  });

  it("of 20,000 rows is taken, page by page", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `Make ${at},Golf,${at},S1`);
    const report = await take(["make,model,years,product", ...lines].join("\n"));
    expect(report).toMatchObject({ rows: 20_000, added: 20_000, isApplied: true });
    const { body } = await viewer.get(`${CARS}/rows?page=200&pageSize=100`).expect(200);
    expect(body).toMatchObject({ total: 20_000 });
    const last = { keys: ["Make 19999", "Golf", { min: 19_999, max: 19_999 }] };
    expect((body as Page<ProductListRow>).items.at(-1)).toMatchObject(last);
  });
});

/** Texts with what files and spreadsheets mind. */
const sign = fc.constantFrom(..."=+-@;,'\"| aé9≥–");
const line = fc.string({ unit: sign, maxLength: 12 }).map((each) => each.trim());
const text = line.map((each) => each || "x");
const note = fc
  .string({ unit: fc.oneof(sign, fc.constantFrom("\n", "\t")), maxLength: 12 })
  .map((each) => each.trim());
// The smallest numbers that there are have fewer digits than a database keeps of them.
const LEAST = 1e-300;
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((each) => (Math.abs(each) < LEAST ? 0 : each));
const range = fc.oneof(
  fc.constant({}),
  fc.record({ min: number }, { noNullPrototype: true }),
  fc.record({ max: number }, { noNullPrototype: true }),
  fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const anyRow = fc.record(
  { keys: fc.tuple(text, text, range), product: text, note },
  { noNullPrototype: true },
);

it("an exported list that is imported again changes nothing, and makes the same rows anew", async () => {
  const { db } = server.database;
  const revision = async () => (await db.select().from(productLists))[0]!.revision;
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 6 }), async (given) => {
      await db.delete(productListRows);
      await db
        .insert(productListRows)
        .values(given.map((row, at) => ({ ...row, listId: "cars", place: at + 1 })));
      const before = [await rows(), await revision()];
      expect(before[0]).toEqual(given);
      const file = (await viewer.get(`${CARS}/export`).expect(200)).text;
      expect(await take(file)).toMatchObject({ added: 0, removed: 0, unchanged: given.length });
      expect([await rows(), await revision()]).toEqual(before);
      await db.delete(productListRows);
      expect(await take(file)).toMatchObject({ added: given.length, isApplied: true });
      expect(await rows()).toEqual(given);
    }),
    { numRuns: 25 },
  );
});
