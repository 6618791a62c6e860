// Longer than 200 lines: every way a file can be good or bad is tried on one server, with one import.

import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnyProduct } from "@shared/contracts/catalog-products";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { ErrorBody } from "@shared/contracts/error";
import type { ImportReport } from "@shared/contracts/imports";
import { auditEntries } from "@shared/schema/accounts";
import { productImports, products } from "@shared/schema/catalog-products";
import { stockState } from "@shared/stock";
import { keepCatalog, seatAttributes } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  const selection = { collections: ["baby"] };
  await keepCatalog(server.database.db, "seats", { stated: seatAttributes, selection });
  await keepCatalog(server.database.db, "all");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(products);
});

const path = "/api/admin/catalogues/seats/products";
const send = (text: string, query = "") =>
  editor.post(`${path}/import${query}`).type("text/csv").send(text);
const take = async (text: string, query = "") =>
  (await send(text, query).expect(200)).body as ImportReport;
const refusal = async (text: string) => ((await send(text).expect(400)).body as ErrorBody).message;
const exported = async () => (await editor.get(`${path}/export`).expect(200)).text;
async function stored(key: string): Promise<AnyProduct | undefined> {
  const { body } = await editor.get(`${path}?pageSize=100`).expect(200);
  return (body as { items: AnyProduct[] }).items.find((each) => each.key === key);
}

const file = [
  "Key;Group;NAME;brand;Price;special_price;In stock;Facing;Fixing;Weight (kg);child;Swivels;FABRIC",
  'A;;"A seat";Acme;4999;4500.5;yes;Rear-facing;BELT|support leg;9.5 kg;9-18 kg;yes;"Wool; soft"',
  "A-1;A;;;;;no;;;does not apply;≥ 9;;",
  "B;;B seat;;ZAR 3 000;;1;forward;isofix;10;9–18;0;",
].join("\n");

describe("a file of products", () => {
  it("is reported first, then taken: capitals, spaces and units decide nothing", async () => {
    const dry = await take(file, "?dryRun=true");
    const counts = {
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      bad: 0,
      problems: [],
      noted: 0,
      notes: [],
    };
    expect(dry).toEqual({ ...counts, isApplied: false });
    expect(await stored("A")).toBeUndefined();
    expect(await take(file)).toEqual({ ...counts, isApplied: true });
    expect(await stored("A")).toMatchObject({
      groupKey: null,
      name: "A seat",
      brand: "Acme",
      price: "4999.00",
      specialPrice: "4500.50",
      inStock: true,
      collections: ["baby"],
      values: {
        facing: "rear",
        fixing: ["belt", "leg"],
        weight: 9.5,
        child: { min: 9, max: 18 },
        swivels: true,
        fabric: "Wool; soft",
      },
    });
    expect(await stored("A-1")).toMatchObject({
      groupKey: "A",
      name: "",
      price: null,
      inStock: false,
      values: { weight: "does-not-apply", child: { min: 9 } },
    });
    expect(await stored("B")).toMatchObject({ price: "3000.00", values: { swivels: false } });
    expect(await take(file)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, "import"));
    expect(entry).toMatchObject({ subject: "products", after: { added: 3 } });
  });

  it("changes what it names, leaves the rest, and deletes nothing", async () => {
    await take(file);
    const changed = await take("key,price,special price,weight,fabric\nA,5000,,,Linen");
    expect(changed).toMatchObject({ rows: 1, changed: 1, unchanged: 0 });
    const { values, ...seat } = (await stored("A"))!;
    expect(seat).toMatchObject({ name: "A seat", price: "5000.00", specialPrice: null });
    expect(values).toEqual({
      facing: "rear",
      fixing: ["belt", "leg"],
      child: { min: 9, max: 18 },
      swivels: true,
      fabric: "Linen",
    });
    expect(await stored("B")).toBeDefined();
  });

  it("puts new products into the catalog's first collection, unless it names others", async () => {
    await take("key,name,collections\nA,A,\nB,B,Baby | Summer Sale");
    expect(await stored("A")).toMatchObject({ collections: ["baby"] });
    expect(await stored("B")).toMatchObject({ collections: ["baby", "summer-sale"] });
    await take("key,collections\nB,baby");
    expect(await stored("B")).toMatchObject({ collections: ["baby"] });
  });

  it("names each bad cell with its line, and is not taken unless they are skipped", async () => {
    const text = [
      "key,group,name,price,special price,picture,page,facing,fixing,weight,child,swivels",
      'A,,A,"1299,50",,,,,,,,',
      "B,,B,100,200,,,,,,,",
      "C,,C,,,http://x.example/a.png,nowhere,,,,,",
      'D,,D,,,,,sideways,belt|glue,"9,5",18-9,perhaps',
      "E,,,,,,,,,,,",
      ",,No key,,,,,,,,,",
      "F,few",
      "G,,G,,,,,,,,,",
      "G,,G,,,,,,,,,",
      "GOOD,,Good,,,,,,,,,",
    ].join("\n");
    const report = await take(text);
    expect(report).toMatchObject({ rows: 10, added: 1, bad: 9, isApplied: false });
    expect(report.problems.map(({ line, path: column }) => [line, column])).toEqual([
      [2, "price"],
      [3, "special price"],
      [4, "picture"],
      [4, "page"],
      [5, "facing"],
      [5, "fixing"],
      [5, "weight"],
      [5, "child"],
      [5, "swivels"],
      [6, "name"],
      [7, "key"],
      [8, ""],
      [9, "key"],
      [10, "key"],
    ]);
    for (const { message } of report.problems) expect(message).toMatch(/\.$/);
    const said = (line: number, column: string) =>
      report.problems.find((each) => each.line === line && each.path === column)?.message;
    expect(said(2, "price")).toContain("with a point");
    expect(said(5, "weight")).toContain("with a point");
    expect(said(9, "key")).toBe("The same id stands in lines 9, 10.");
    expect(await stored("GOOD")).toBeUndefined();
    expect(await take(text, "?skipBad=true")).toMatchObject({ added: 1, isApplied: true });
    expect(await stored("GOOD")).toBeDefined();
  });

  it("marks what no database could store, and goes on", async () => {
    const rows = ["A\0,A,,", "B,a\0b,,", "C,C,si\0deways,", "D,D,,wo\0ol", "E,E,,wool"];
    const report = await take(["key,name,facing,fabric", ...rows].join("\n"), "?skipBad=true");
    expect(report).toMatchObject({ rows: 5, added: 1, bad: 4, isApplied: true });
  });

  it("is refused for columns that nobody knows, by their names", async () => {
    expect(await refusal("key,name,colour\nA,A,red")).toBe(
      "The columns don't match. Unknown: colour. Export the catalog to see them.",
    );
    expect(await refusal("name\nA")).toContain("Missing: key.");
    expect(await refusal("key,name,Name\nA,A,A")).toContain("Twice: Name.");
    expect(await refusal("")).toBe("The file is empty: it needs a header row.");
    await editor.post(`${path}/import`).send({ key: "A" }).expect(415);
  });

  it("takes stock in words and in pieces, and states none where nothing is entered", async () => {
    const cells = ["", "no", "0", "12", "Sold out", "Backorder", "In_Stock", "low", "on request"];
    const rows = [...cells, "Made to order"].map((cell, at) => `${"ABCDEFGHIJ"[at]},N,${cell}`);
    const report = await take(["key,name,in stock", ...rows].join("\n"));
    expect(report).toMatchObject({
      added: 10,
      noted: 1,
      notes: [
        {
          line: 10,
          path: "in stock",
          message: "“on request” is neither in stock nor out of it, so it is not stated.",
        },
      ],
    });
    const stored = await server.database.db.select().from(products).orderBy(products.key);
    expect(stored.map(stockState)).toEqual([
      ...[null, "out", "out", "in", "out", "backorder", "in", "low", null],
      "made to order",
    ]);
    const bad = await take("key,name,in stock\nA,A,perhaps");
    expect(bad.problems).toEqual([
      {
        line: 2,
        path: "in stock",
        message: "Say yes, no, low, made to order or backorder, or nothing where it is not known.",
      },
    ]);
    // A column that a file leaves out stays as it is.
    await take("key,name\nD,D\nF,F\nZ,Z");
    const keysOf = async (query: string) => {
      const found = await editor.get(`${path}?${query}`).expect(200);
      return (found.body as { items: AnyProduct[] }).items.map(({ key }) => key);
    };
    expect(await keysOf("stock=-&sort=key")).toEqual(["A", "I", "Z"]);
    expect(await keysOf("stock=backorder")).toEqual(["F"]);
    expect(await keysOf("sort=-stock&pageSize=3")).toEqual(["D", "G", "H"]);
    // What is entered later counts alone.
    await take("key,name,in stock\nF,F,yes\nH,H,no");
    expect(await keysOf("stock=in&sort=key")).toEqual(["D", "F", "G"]);
    expect(await keysOf("stock=low")).toEqual([]);
  });

  it("makes no variant of a group, whichever comes first", async () => {
    const report = await take("key,group,name\nA,,A\nB,A,B\nC,B,C", "?dryRun=true");
    expect(report).toMatchObject({ added: 1, bad: 2 });
    expect(report.problems[0]).toEqual({
      line: 3,
      path: "group",
      message: "The product B would be a variant and have variants. Name its group instead.",
    });
    await take("key,group,name\nA,,A\nB,A,B");
    expect(await take("key,group,name\nC,B,C")).toMatchObject({ bad: 1, isApplied: false });
    expect(await take("key,group,name\nA,Z,A")).toMatchObject({ bad: 1, isApplied: false });
    // The same file takes the chain apart.
    expect(await take("key,group,name\nB,,B\nC,B,C")).toMatchObject({ bad: 0, isApplied: true });
  });

  it("sells one that names itself as its group beside its variants, and one that does not, not", async () => {
    const forSale = async () =>
      ((await editor.get("/api/admin/catalogues/seats").expect(200)).body as CatalogSummary)
        .products;
    await take("key,group,name\nA,A,Musk 50 ml\nB,A,Musk 10 ml");
    expect(await forSale()).toBe(2);
    expect(await take("key,group,name\nA,,Musk")).toMatchObject({ bad: 0, isApplied: true });
    expect(await forSale()).toBe(1);
    expect(await take("key,group,name\nC,A,Musk 5 ml\nA,A,Musk")).toMatchObject({ bad: 0 });
    expect(await forSale()).toBe(3);
  });

  it("can be followed, and is under way once", async () => {
    const { db } = server.database;
    const id = "00000000-0000-4000-8000-0000000000ab";
    await db.insert(productImports).values({ id, catalogue: "products" });
    expect((await editor.get(`${path}/import?id=${id}`).expect(200)).body).toEqual({
      staged: 0,
      waitsFor: null,
    });
    await send(file, `?id=${id}`).expect(409);
    await db.delete(productImports);
    await send(file, `?id=${id}`).expect(200);
  });

  it("of the same new products by several people at once ends well for all of them", async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `P-${n},Product ${n}`);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        send(["key,name", ...(n % 2 === 0 ? rows : rows.toReversed())].join("\n")),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await server.database.db.$count(products)).toBe(60);
  });

  it("is not written over what somebody changed since it was checked", async () => {
    const { db } = server.database;
    await take(file);
    const transaction = db.transaction.bind(db);
    db.transaction = async (work, config) => {
      db.transaction = transaction;
      const { id } = (await stored("A"))!;
      await editor.put(`${path}/${id}`).send({ name: "Meanwhile" }).expect(200);
      return transaction(work, config);
    };
    const { body } = await send("key,price\nA,9000").expect(409);
    expect(body).toMatchObject({ code: "stale" });
    expect(await stored("A")).toMatchObject({ name: "Meanwhile", price: "4999.00" });
  });

  it("of 400 products with 12 attributes is taken within two seconds", async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `size-${n}`);
    for (const id of ids) {
      const attribute = { id, label: { en: `Size ${id}` }, kind: "number", unit: "cm" };
      await editor.post("/api/admin/attributes").send(attribute).expect(201);
    }
    const rows = Array.from({ length: 400 }, (_, row) =>
      [
        `P-${row}`,
        `Product ${row}`,
        `${row + 1}`,
        ...ids.map((_id, n) => ((row + n) % 3 ? `${n} cm` : "")),
      ].join(","),
    );
    const text = [["key", "name", "price", ...ids].join(","), ...rows].join("\n");
    const times: number[] = [];
    // On a busy machine the first ones may take longer.
    while (times.length < 3 && !(Math.min(...times) < 2_000)) {
      await server.database.db.delete(products);
      const startedAt = performance.now();
      expect(await take(text)).toMatchObject({ added: 400, isApplied: true });
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(2_000);
    expect(await take(await exported())).toMatchObject({ unchanged: 400 });
  });
});
