// Longer than 200 lines: what becomes of one file is told case by case.

import { eq, like } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FilePlan } from "@shared/contracts/file-look";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { lookAtFile, sendImportFile } from "../../../testing/import-file";
import { startTestApp, type TestApp } from "../../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const file = [
  "SKU;Title;Preis;Gewicht;Color;Uses;Fits;Waschbar",
  "a;A;1.299,50;9,5 kg;Crème;Road, Trail;10–20;ja",
  "b;B;99;7 kg;creme;Trail;from 10;nein",
  "c;C;;12 kg;Red;Road, Track;;ja",
].join("\n");

/** Its proposal, as it would be taken where nobody changes it. */
async function planned(
  text: string,
  id: string,
): Promise<Partial<FilePlan> & Pick<FilePlan, "columns">> {
  const { columns } = await lookAtFile(editor, await sendImportFile(editor, text));
  return {
    id,
    name: "Shoes",
    currency: "EUR",
    columns: columns.map(({ plan }) => plan),
  };
}

async function take(plan: Partial<FilePlan>, text: string, status: number, query = "") {
  const id = await sendImportFile(editor, text);
  return editor.post(`/api/admin/import-files/${id}/import${query}`).send({ plan }).expect(status);
}
const stored = async () => {
  const { db } = server.database;
  return [await db.$count(attributes), await db.$count(catalogs), await db.$count(products)];
};

it("is reported first, and then added with its attributes and its products, as it was looked at", async () => {
  const before = await stored();
  const plan = await planned(file, "shoes");
  const dry = await take(plan, file, 200, "?dryRun=true");
  expect(dry.body).toMatchObject({ rows: 3, added: 3, bad: 0, isApplied: false });
  expect(await stored()).toEqual(before);
  expect((await take(plan, file, 200)).body).toMatchObject({ added: 3, isApplied: true });
  const { body } = await editor.get("/api/admin/catalogues/shoes/products?sort=key").expect(200);
  expect((body as { items: unknown[] }).items).toMatchObject([
    {
      key: "a",
      price: "1299.50",
      collections: ["shoes"],
      values: {
        gewicht: 9.5,
        color: "creme",
        uses: expect.arrayContaining(["road", "trail"]) as unknown,
        fits: { min: 10, max: 20 },
        waschbar: true,
      },
    },
    { key: "b", price: "99.00", values: { color: "creme", fits: { min: 10 }, waschbar: false } },
    { key: "c", price: null, values: { gewicht: 12, color: "red" } },
  ]);
  const entries = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, "shoes"));
  expect(entries).toMatchObject([{ action: "create", subject: "catalogues" }]);
});

it("makes the addresses of pages of a column where none has them, and keeps how for the next file", async () => {
  const text = "SKU,Name,Handle\nx1,X,x-one\nx2,Y,y two";
  const pages = { header: "Handle", base: "https://shop.example/products/" };
  const plan = { ...(await planned(text, "paged")), pages, source: { id: null, name: "Paged" } };
  const wrong = { ...plan, pages: { ...pages, base: "shop.example" } };
  expect((await take(wrong, text, 400)).body).toMatchObject({
    errors: [{ path: "plan.pages.base" }],
  });
  await take(plan, text, 200);
  const { body } = await editor.get("/api/admin/catalogues/paged/products?sort=key").expect(200);
  expect((body as { items: { pageUrl: string }[] }).items.map(({ pageUrl }) => pageUrl)).toEqual([
    "https://shop.example/products/x-one",
    "https://shop.example/products/y%20two",
  ]);
  const next = await sendImportFile(editor, text);
  const look = await editor
    .post(`/api/admin/import-files/${next}/look`)
    .send({ catalog: "paged" })
    .expect(200);
  expect(look.body).toMatchObject({ source: { pages } });
});

it("leaves out rows that are no goods, of this file and, by its source, of the next ones", async () => {
  const text = "SKU,Name\ng1,X\ng2,Testartikel\ng3,Voucher";
  const leaveOut = ["Testartikel", "g3"];
  const plan = { ...(await planned(text, "goods")), leaveOut, source: { id: null, name: "Goods" } };
  expect((await take(plan, text, 200)).body).toMatchObject({ added: 1, leftOut: 2 });
  const { body } = await editor.get("/api/admin/catalogues/goods/products").expect(200);
  expect((body as { items: { key: string }[] }).items.map(({ key }) => key)).toEqual(["g1"]);
  const next = await sendImportFile(editor, text);
  const look = await editor
    .post(`/api/admin/import-files/${next}/look`)
    .send({ catalog: "goods" })
    .expect(200);
  expect(look.body).toMatchObject({ source: { leaveOut } });
});

it("leaves nothing half done where the catalog's id is taken", async () => {
  const text = "sku,name,Height\np,P,1 cm\nq,Q,2 cm";
  const plan = await planned(text, "posts");
  const before = await stored();
  await take({ ...plan, id: "shoes" }, text, 409);
  await take({ ...plan, id: "shoes" }, text, 409, "?dryRun=true");
  expect(await stored()).toEqual(before);
});

it("a bad cell costs no product: it is not stated, listed, and mended for all alike at once", async () => {
  const text = [
    "sku,name,Height,Price,Sale price",
    "p,P,1 cm,R 2 999,00",
    "q,Q,tall,on request,",
    "r,R,3 cm,1 499.50,9 999",
    "s,S,tall,99,",
    "u,U,5 cm,POA,450",
    ...Array.from({ length: 20 }, (_, n) => `t${n},T,${n} cm,10,`),
  ]
    .join("\n")
    .replace("R 2 999,00", '"R 2 999,00",');
  const plan = await planned(text, "poles");
  const { body } = await take(plan, text, 200, "?dryRun=true");
  expect(body).toMatchObject({
    rows: 25,
    added: 25,
    bad: 0,
    unreadCount: 3,
    unread: [
      { column: "Height", cell: "tall", count: 2, line: 3, why: "it is no number" },
      { column: "Sale price", cell: "9999.00", count: 1, line: 4 },
    ],
  });
  const columns = plan.columns.map((column) =>
    column.attribute?.name === "Height" ? { ...column, readAs: { tall: "4 cm" } } : column,
  );
  const mended = await take({ ...plan, columns }, text, 200);
  expect(mended.body).toMatchObject({ added: 25, unreadCount: 1, isApplied: true });
  const { items } = (await editor.get("/api/admin/catalogues/poles/products?sort=key").expect(200))
    .body as { items: { key: string }[] };
  expect(items.filter(({ key }) => "pqrsu".includes(key))).toMatchObject([
    { key: "p", price: "2999.00", values: { height: 1 }, inStock: null },
    { key: "q", price: null, values: { height: 4 } },
    { key: "r", price: "1499.50", specialPrice: null },
    { key: "s", price: "99.00" },
    // What is paid now is said, though not what it was before.
    { key: "u", price: "450.00", specialPrice: null },
  ]);
});

it("makes keys and names where rows have none, and one product of equal rows", async () => {
  const text = [
    "Brand,Name,Lacquer,Year",
    "Acme,Road One,Red,2024",
    "Acme,Road One,Blue,2024",
    "Acme,Road One,Red,2024",
    "Acme,,Green,2025",
    "TOTAL,,,",
  ].join("\n");
  const plan = await planned(text, "unkeyed");
  const { body } = await take(plan, text, 200);
  expect(body).toMatchObject({ rows: 3, added: 3, leftOut: 2, isApplied: true });
  const { items } = (
    await editor.get("/api/admin/catalogues/unkeyed/products?sort=key").expect(200)
  ).body as { items: unknown[] };
  expect(items).toMatchObject([
    { key: "acme", name: "Acme" },
    { name: "Road One" },
    { name: "Road One" },
  ]);
  const keys = (items as { key: string }[]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(keys.slice(1).every((key) => /^road-one-.{5}$/.test(key))).toBe(true);
});

it("a special price that has ended is not read, goes from what is there, and is said", async () => {
  const endsOn = (end: string) =>
    `sku;name;Price;Special Price;Special Ends\nends-1;A;€ 100;€ 80;${end}\nends-2;B;€ 50;;\n`;
  const plan = await planned(endsOn("31/12/2099"), "ends");
  expect(plan.columns.map(({ use }) => use).slice(3)).toEqual([
    "special price",
    "special price until",
  ]);
  const special = async () => {
    const { body } = await editor.get("/api/admin/catalogues/ends/products?sort=key").expect(200);
    return (body as { items: { specialPrice: string | null }[] }).items.map(
      ({ specialPrice }) => specialPrice,
    );
  };
  const first = await take(plan, endsOn("31/12/2099"), 200);
  expect(first.body).toMatchObject({ added: 2, unreadCount: 0 });
  expect(await special()).toEqual(["80.00", null]);
  const next = { ...plan, isNew: false, knownKeys: "same" as const };
  const then = await take(next, endsOn("31/12/2020"), 200);
  expect(then.body).toMatchObject({
    changed: 1,
    unread: [{ column: "Special Price", why: "this special price ended on 31/12/2020" }],
  });
  expect(await special()).toEqual([null, null]);
  // An end that nobody can read ends nothing, and is said.
  const open = await take(next, endsOn("when sold"), 200);
  expect(open.body).toMatchObject({ unread: [{ column: "Special Ends", cell: "when sold" }] });
  expect(await special()).toEqual(["80.00", null]);
});

it("makes rows of one name variants of one product, and its next file's, too", async () => {
  const text = [
    "SKU;Title;Preis;Color",
    ...[
      "fox-1;Fox;9;Red",
      "fox-2;Fox;9;Blue",
      "clic-1;Clic;8;Red",
      "clic-2;Clic;8;Tan",
      "one;One;7;Red",
    ],
  ].join("\n");
  const source = { id: null, name: "Strollers" };
  const plan = { ...(await planned(text, "strollers")), source, variantsByName: true };
  await take(plan, text, 200);
  const { db } = server.database;
  const { key, groupKey } = products;
  const groups = () => db.select({ key, groupKey }).from(products).where(like(key, "fox-%"));
  expect(await groups()).toEqual([
    { key: "fox-1", groupKey: "fox" },
    { key: "fox-2", groupKey: "fox" },
  ]);
  const id = await sendImportFile(editor, text);
  const { body } = await editor
    .post(`/api/admin/import-files/${id}/look`)
    .send({ catalog: "strollers" })
    .expect(200);
  expect(body).toMatchObject({ source: { variantsByName: true } });
});

it("what can be read in two ways is asked, and not stated until somebody says", async () => {
  const text = "sku;name;Price\nas-1;A;1.299\nas-2;B;2.450";
  const plan = await planned(text, "asked");
  expect(plan.columns[2]).toMatchObject({ use: "price", decimal: null });
  const dry = await take(plan, text, 200, "?dryRun=true");
  expect(dry.body).toMatchObject({
    unreadCount: 2,
    unread: [{ why: "it can be read in two ways" }, {}],
  });
  const columns = plan.columns.map((column) => ({ ...column, decimal: "," as const }));
  await take({ ...plan, columns }, text, 200);
  const { body } = await editor.get("/api/admin/catalogues/asked/products?sort=key").expect(200);
  expect((body as { items: unknown[] }).items).toMatchObject([
    { price: "1299.00" },
    { price: "2450.00" },
  ]);
});

it("names a column that is meant twice, and a name that is missing", async () => {
  const text = "sku,name\np,P\nq,Q";
  const plan = await planned(text, "posts");
  const twice = plan.columns.map((column) => ({ ...column, use: "key" as const }));
  const first = await take({ ...plan, columns: twice }, text, 400);
  expect(first.body).toMatchObject({
    message: expect.stringContaining("sku and name are both the key") as string,
  });
  const none = plan.columns.map((column) => ({ ...column, use: "left out" as const }));
  await take({ ...plan, columns: none }, text, 400);
});

it("keeps columns for search alone in one text of each product, which staff find it by", async () => {
  const text = "SKU;Title;Washed by;Kept in\nk1;A;hand  only;Shed 7\nk2;B;;Shed 8";
  const plan = await planned(text, "kept");
  plan.columns = plan.columns.map((column, at) =>
    at < 2 ? column : { ...column, use: "kept for search" },
  );
  expect((await take(plan, text, 200)).body).toMatchObject({ added: 2, bad: 0, isApplied: true });
  const found = async (q: string) => {
    const query = `/api/admin/catalogues/kept/products?sort=key&q=${encodeURIComponent(q)}`;
    const { body } = await editor.get(query).expect(200);
    return (body as { items: { key: string; values: object }[] }).items;
  };
  expect(await found("hand only")).toMatchObject([
    { key: "k1", values: { "other-columns": "Washed by: hand only\nKept in: Shed 7" } },
  ]);
  expect((await found("shed")).map(({ key }) => key)).toEqual(["k1", "k2"]);
});

it("counts the attributes of its own catalog alone: a shop may have any number of catalogs", async () => {
  const wide = (of: string) => {
    const columns = Array.from({ length: 60 }, (_, n) => `${of} fact ${n}`);
    const row = (n: number) => columns.map((_, at) => `${of} ${(n + at) % 3}`);
    return [["sku", "name", ...columns], ...[0, 1, 2].map((n) => [`${of}-${n}`, "A", ...row(n)])]
      .map((cells) => cells.join(","))
      .join("\n");
  };
  for (const of of ["left", "right"]) {
    const text = wide(of);
    const plan = await planned(text, `wide-${of}`);
    expect((await take(plan, text, 200)).body).toMatchObject({ added: 3, isApplied: true });
  }
});

it("takes 20,000 rows as large files are taken", async () => {
  await server.database.db.delete(products);
  const rows = Array.from(
    { length: 19_990 },
    (_, n) => `k${n},Thing ${n},${(n % 7) + 0.5} kg,c${n % 9}`,
  );
  const text = ["sku,name,Mass,Shade", ...rows].join("\n");
  const plan = await planned(text, "many");
  expect((await take(plan, text, 200)).body).toMatchObject({
    added: 19_990,
    isApplied: true,
  });
});
