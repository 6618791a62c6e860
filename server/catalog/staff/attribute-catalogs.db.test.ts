import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Attribute } from "@shared/contracts/attributes";
import type { AnyProduct } from "@shared/contracts/catalog-products";
import type { ErrorBody } from "@shared/contracts/error";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { attributeOf, keepCatalog, productRow } from "../../testing/any-catalog";
import { insertFinder, SHOE_DOCUMENT } from "../../testing/a-finder";
import { lookAtFile, sendImportFile } from "../../testing/import-file";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const base = "/api/admin";
const sole = {
  ...attributeOf("sole", "choice", { values: { soft: "Soft" } }),
  catalogues: ["shoes"],
};
const roast = { ...attributeOf("roast", "number"), catalogues: ["coffee"] };
const color = attributeOf("color", "text");

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(finders);
  for (const table of [products, catalogs, attributes]) await db.delete(table);
  for (const id of ["shoes", "coffee"]) {
    await keepCatalog(db, id, { selection: { collections: [id] } });
  }
  const stated = [sole, roast, color].map((each, position) => ({ ...each, position }));
  await db.insert(attributes).values(stated);
});

const catalogsOf = async () => {
  const { body } = await editor.get(`${base}/attributes`).expect(200);
  return Object.fromEntries(
    (body as Attribute[]).map((each) => [each.id, each.catalogues?.toSorted() ?? "every"]),
  );
};
const put = (id: string, changes: object) => editor.put(`${base}/attributes/${id}`).send(changes);
const said = ({ body }: { body: unknown }) => (body as ErrorBody).message;
const add = async (catalog: string, product: object) =>
  (await editor.post(`${base}/catalogues/${catalog}/products`).send(product).expect(201))
    .body as AnyProduct;

it("products of a catalog state its own attributes, and keep what they state for another one", async () => {
  const refused = await editor
    .post(`${base}/catalogues/shoes/products`)
    .send({ key: "a", name: "A", values: { roast: 3 } })
    .expect(400);
  expect((refused.body as ErrorBody).errors?.[0]?.path).toBe("values.roast");

  const both = { key: "b", name: "B", collections: ["shoes", "coffee"], values: { sole: "soft" } };
  const { id } = await add("shoes", both);
  const inCoffee = `${base}/catalogues/coffee/products/${id}`;
  await editor
    .put(inCoffee)
    .send({ values: { roast: 3 } })
    .expect(200);
  const { body } = await editor.get(inCoffee).expect(200);
  expect(body).toMatchObject({ values: { sole: "soft", roast: 3 } });
  // What is stated here is left out, the rest sent back as it was received.
  await editor
    .put(inCoffee)
    .send({ values: { sole: "soft" } })
    .expect(200);
  expect((await editor.get(inCoffee)).body).toMatchObject({ values: { sole: "soft" } });
  const file = (await editor.get(`${base}/catalogues/coffee/products/export`)).text;
  expect(file.split("\r\n")[0]).toMatch(/roast.*color/i);
  expect(file).not.toMatch(/sole/i);
});

it("a file that states another catalog's attribute is told what to do, however many are called so", async () => {
  const another = { ...attributeOf("sole-2", "text"), label: sole.label, catalogues: ["shoes"] };
  await server.database.db.insert(attributes).values(another);
  const reply = await editor
    .post(`${base}/catalogues/coffee/products/import`)
    .type("text/csv")
    .send("key,name,Sole\nx,X,Soft")
    .expect(400);
  expect(said(reply)).toContain(
    "Only other catalogs have the attributes Sole: add this one to them under Attributes.",
  );
});

it("100 are of one catalog, whatever others have, and 1,000 are all", async () => {
  const { db } = server.database;
  const many = (catalog: string, count: number) =>
    db.execute(sql`
      insert into attributes (id, label, kind, catalogues)
      select ${catalog}::text || n, '{"en":"A"}', 'flag', jsonb_build_array(${catalog}::text)
      from generate_series(1, ${count}::int) as n`);
  await many("shoes", 98);
  const extra = { ...attributeOf("extra", "flag"), catalogues: ["shoes"] };
  const refused = await editor.post(`${base}/attributes`).send(extra).expect(409);
  expect(said(refused)).toBe(
    "The catalog shoes has 100 attributes already. Retire one first, or say of which catalogs others are.",
  );
  await editor
    .post(`${base}/attributes`)
    .send({ ...extra, catalogues: null })
    .expect(409);
  await editor
    .post(`${base}/attributes`)
    .send({ ...extra, catalogues: ["coffee"] })
    .expect(201);
  await put("extra", { catalogues: ["coffee", "shoes"] }).expect(409);
  await many("gone", 1_000 - 103);
  const last = { ...attributeOf("last", "flag"), catalogues: ["coffee"] };
  await editor.post(`${base}/attributes`).send(last).expect(201);
  const full = await editor
    .post(`${base}/attributes`)
    .send({ ...last, id: "more" })
    .expect(409);
  expect(said(full)).toMatch(/^There are 1,000 attributes already\./);
});

it("names only catalogs that there are", async () => {
  const nowhere = { ...attributeOf("extra", "flag"), catalogues: ["nowhere"] };
  const { body } = await editor.post(`${base}/attributes`).send(nowhere).expect(400);
  expect((body as ErrorBody).errors).toEqual([
    { path: "catalogues", message: "This catalog is not there any more. Choose another one." },
  ]);
});

it("a new catalog has the attributes that its products state and that it selects by, and leaves them when it goes", async () => {
  await add("shoes", { key: "a", name: "A", brand: "Acme", values: { sole: "soft" } });
  const create = (id: string, selection: object) =>
    editor.post(`${base}/catalogues`).send({ id, name: id, selection }).expect(201);
  await create("acme", { brands: ["Acme"] });
  await create("soft", { attributes: [{ attribute: "sole", oneOf: ["soft"] }] });
  await create("none", { brands: ["Nobody"] });
  expect(await catalogsOf()).toEqual({
    sole: ["acme", "shoes", "soft"],
    roast: ["coffee"],
    color: "every",
  });
  await editor.put(`${base}/catalogues/none`).send({ selection: {} }).expect(200);
  await editor.delete(`${base}/catalogues/acme`).expect(204);
  expect((await catalogsOf()).sole).toEqual(["none", "shoes", "soft"]);
});

it("variants bring what their group states", async () => {
  const { db } = server.database;
  await db
    .insert(products)
    .values([
      productRow("g", { brand: "Acme", values: { sole: "soft" } }),
      productRow("g-1", { groupKey: "g", values: { roast: 2 } }),
    ]);
  const selection = { brands: ["Acme"] };
  await editor.post(`${base}/catalogues`).send({ id: "acme", name: "Acme", selection }).expect(201);
  expect(await catalogsOf()).toMatchObject({ sole: ["acme", "shoes"], roast: ["acme", "coffee"] });
});

it("stays in a catalog that selects by it, and in one whose finder names it", async () => {
  const by = { attributes: [{ attribute: "sole", oneOf: ["soft"] }] };
  await editor.put(`${base}/catalogues/shoes`).send({ selection: by }).expect(200);
  expect(said(await put("sole", { catalogues: ["coffee"] }).expect(409))).toBe(
    "The catalog shoes selects by it. Keep it in that catalog, or change that first.",
  );
  await put("sole", { catalogues: ["coffee", "shoes"] }).expect(200);
  await editor.put(`${base}/catalogues/shoes`).send({ selection: {} }).expect(200);

  const condition = { attribute: "sole", is: "soft" };
  const rules = [{ id: "soft", rule: { use: "filter" as const, condition } }];
  await insertFinder(server.database.db, { document: { ...SHOE_DOCUMENT, rules } });
  expect(said(await put("sole", { catalogues: [] }).expect(409))).toMatch(
    /^The finder Shoe Finder, which chooses from shoes, names it\. Keep it/,
  );
  await put("sole", { catalogues: ["shoes"] }).expect(200);
  await put("sole", { catalogues: null }).expect(200);
});

it("a catalog from a file has its own attributes, and those that it found", async () => {
  const file = "SKU;Title;Sole;Weight (kg)\na;A;Soft;2\nb;B;Soft;3\nc;C;Soft;4";
  const id = await sendImportFile(editor, file);
  const columns = (await lookAtFile(editor, id)).columns.map(({ plan }, place) =>
    place === 2 ? { ...plan, use: "attribute" } : plan,
  );
  const plan = { id: "boots", name: "Boots", currency: "EUR", columns };
  await editor.post(`${base}/import-files/${id}/import`).send({ plan }).expect(200);
  expect(await catalogsOf()).toEqual({
    sole: ["boots", "shoes"],
    weight: ["boots"],
    roast: ["coffee"],
    color: "every",
  });
});
