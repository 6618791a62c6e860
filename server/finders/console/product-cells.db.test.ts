import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CellsFileReport, ProductCellsPage } from "@shared/contracts/product-cells";
import type { ErrorBody } from "@shared/contracts/error";
import type { FinderDocument } from "@shared/finders/document";
import { withProductCells } from "@shared/finders/product-cells";
import type { Rule, Use } from "@shared/finders/rule";
import { products } from "@shared/schema/catalog-products";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { addShoes, shoeDocument, storeSamples } from "../testing/shoes";

const DRAFT = "/api/admin/finders/shoes/draft";
const MANY = 20_000;
const TABLE = { question: "width", section: "main" };

let server: TestApp;
let editor: Agent;
let viewer: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  viewer = await server.staff("viewer");
  const { db } = server.database;
  await storeSamples(db);
  await db.insert(products).values([
    { key: "B-1", name: "Brook", values: { width: "wide" } },
    { key: "A-2", name: "Alder 10", values: { width: "normal" } },
    { key: "A-1", name: "Alder 9", values: {} },
    { key: "=C", name: "Cedar" },
  ]);
  await addShoes(editor, "shoes", shoes({ use: "filter", condition: { products: ["b-1"] } }));
});
afterAll(() => server.close());

/** The samples' document with a rule more on the first option. */
function shoes(...rules: Rule[]): FinderDocument {
  const document = shoeDocument();
  const [wide, any] = document.questions[0]!.options as { rules: Rule[] }[];
  wide!.rules.push(...rules);
  Object.assign(any!, { id: "both", label: { en: "Wide" } });
  return document;
}

const page = async (query: Record<string, string> = {}) =>
  (
    await viewer
      .get(`${DRAFT}/cells`)
      .query({ of: "width", ...query })
      .expect(200)
  ).body as ProductCellsPage;
const check = async (file: string, status = 200) =>
  (await editor.post(`${DRAFT}/cells/check?of=width`).type("text/csv").send(file).expect(status))
    .body as CellsFileReport;

describe("the table of answers against products", () => {
  it("has the products by name, with whether an option's other rules fit", async () => {
    const { items, total } = await page();
    expect(total).toBe(4);
    expect(items.map(({ key, fits }) => [key, fits])).toEqual([
      ["A-1", { wide: "unknown" }],
      ["A-2", { wide: "misses" }],
      ["B-1", { wide: "fits" }],
      ["=C", { wide: "unknown" }],
    ]);
  });

  it("is searched by words and read page by page", async () => {
    expect((await page({ q: "alder 10" })).items.map(({ key }) => key)).toEqual(["A-2"]);
    const second = await page({ page: "2", pageSize: "3" });
    expect([second.total, second.items.map(({ key }) => key)]).toEqual([4, ["=C"]]);
    await viewer.get(`${DRAFT}/cells?of=nothing`).expect(400);
    await viewer.get(`${DRAFT}/cells?of=width&page=0`).expect(400);
  });
});

describe("its file", () => {
  const EXPORTED = `\ufeffProduct,Name,wide,both\r
A-1,Alder 9,,\r
A-2,Alder 10,,\r
B-1,Brook,Must,\r
'=C,Cedar,,\r
`;

  it("has a row for each product and a column for each option, and taken back changes nothing", async () => {
    const { text } = await viewer.get(`${DRAFT}/cells/export?of=width`).expect(200);
    expect(text).toBe(EXPORTED);
    expect(await check(text)).toMatchObject({
      rows: 4,
      changed: 0,
      unchanged: 8,
      bad: 0,
      cells: {},
    });
  });

  it("is looked at before anything changes: every product, option and word that is unknown has its line", async () => {
    const file = `Product,Name,wide,Height,both
B-1,,,,never
A-9,,Must,,
A-1,,perhaps,,Would be nice
'=C,,exclude,1,
a-1,,Must,,
A-2,,Must
,,,,`;
    const report = await check(file);
    expect(report).toMatchObject({ rows: 6, changed: 4, unchanged: 1, bad: 5 });
    expect(report.cells).toEqual({
      wide: { "B-1": null, "=C": "exclude" },
      both: { "B-1": "exclude", "A-1": "score" },
    });
    expect(report.problems).toEqual([
      { line: 1, path: "Height", message: expect.stringContaining("no such answer") as string },
      { line: 3, path: "Product", message: expect.stringContaining("“A-9”") as string },
      { line: 4, path: "wide", message: expect.stringContaining("“perhaps” is none of") as string },
      { line: 6, path: "Product", message: "Line 4 has this product already." },
      { line: 7, path: "", message: "This row has 3 cells, the header 5." },
    ]);
    expect((await page()).total).toBe(4);
  });

  it.each([
    ["Name,wide\nBrook,Must", /columns don't match.*Export the table/],
    ["Product,Height\nB-1,Must", /columns don't match/],
    ["", /needs a header row/],
  ])("%j is refused", async (file, message) => {
    expect((await check(file, 400)) as unknown as ErrorBody).toMatchObject({
      message: expect.stringMatching(message) as string,
    });
  });

  it("of 20,000 products is written, looked at and stored, and what is too large is refused in a sentence", async () => {
    const { db } = server.database;
    const many = Array.from({ length: MANY }, (_, at) => ({ key: `M${at}`, name: `More ${at}` }));
    for (let at = 0; at < MANY; at += 5_000) {
      await db.insert(products).values(many.slice(at, at + 5_000));
    }
    const exported = await viewer.get(`${DRAFT}/cells/export?of=width`).expect(200);
    const rows = exported.text.trimEnd().split("\r\n");
    expect(rows).toHaveLength(MANY + 5);
    const both = rows.map((row, at) => (at === 0 ? row : row.replace(/,[^,]*$/, ",Rather not")));
    const report = await check(both.join("\n"));
    expect([report.changed, report.refusal]).toEqual([MANY + 4, undefined]);
    const { body } = await editor.get(DRAFT).expect(200);
    const { document } = body as { document: FinderDocument };
    const cells = new Map(
      Object.entries(report.cells).map(([id, each]) => [id, new Map(Object.entries(each))]),
    );
    const [is] = withProductCells(document, TABLE, cells).questions;
    const changes = [{ part: "questions", id: "width", was: document.questions[0], is }];
    await editor.patch(DRAFT).send({ changes }).expect(200);
    await viewer.get(`${DRAFT}/recommendations?width=both`).expect(200);
    expect((await page({ q: "more 19999" })).items[0]!.fits).toEqual({ wide: "unknown" });

    const all = rows.map((row, at) =>
      at === 0 ? row : row.replace(/,[^,]*,[^,]*$/, ",Never,Must"),
    );
    expect((await check(all.join("\n"))).refusal).toBeUndefined();
    const long = Array.from({ length: 6_000 }, (_, at) => `L${at}-${"x".repeat(90)}`);
    const named = new Map<string, Use>(long.map((key) => [key, "score"]));
    const larger = withProductCells(document, TABLE, new Map([["both", named]])).questions[0];
    const refused = await editor
      .patch(DRAFT)
      .send({ changes: [{ part: "questions", id: "width", was: is, is: larger }] })
      .expect(400);
    expect((refused.body as ErrorBody).message).toMatch(/^A finder is at most 512 kB large/);
  });
});
