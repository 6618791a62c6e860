import type { Agent } from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CatalogSummary, Selection } from "@shared/contracts/catalogs";
import type { SavedProduct } from "@shared/contracts/product-search";
import { finders, finderVersions } from "@shared/schema/finders";
import { keepCatalog, seatAttributes } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  const { db } = server.database;
  await keepCatalog(db, "seats", {
    stated: seatAttributes,
    selection: {
      collections: ["baby", "toys"],
      brands: ["Acme"],
      price: { max: 500 },
      attributes: [
        { attribute: "facing", oneOf: ["rear"] },
        { attribute: "fixing", oneOf: ["isofix"] },
      ],
    },
  });
  await keepCatalog(db, "all");
});
afterAll(() => server.close());

const catalogs = "/api/admin/catalogues";
const add = async (body: object, catalog = "seats") =>
  (await editor.post(`${catalogs}/${catalog}/products`).send(body).expect(201))
    .body as SavedProduct;

it("a new product is given what its catalog asks for, as far as that is one thing", async () => {
  expect(await add({ key: "A", name: "A seat", price: "400" })).toMatchObject({
    isSelected: true,
    brand: "Acme",
    collections: ["baby"],
    values: { facing: "rear", fixing: ["isofix"] },
  });
  expect(await add({ key: "V", groupKey: "A" })).toMatchObject({
    isSelected: true,
    brand: null,
    values: {},
  });
});

it("so is one of a file, where its row says nothing of it", async () => {
  const file = [
    "key,group,name,brand,price,facing",
    "F,,A seat,,400,",
    "F-1,F,,,,",
    "G,,A seat,North,400,forward",
  ].join("\n");
  const seats = `${catalogs}/seats/products`;
  await editor.post(`${seats}/import`).type("text/csv").send(file).expect(200);
  const { body } = await editor.get(`${seats}?sort=key`).expect(200);
  const of = (key: string) =>
    (body as { items: SavedProduct[] }).items.find((each) => each.key === key);
  expect(of("F")).toMatchObject({
    brand: "Acme",
    collections: ["baby"],
    values: { facing: "rear", fixing: ["isofix"] },
  });
  expect(of("F-1")).toMatchObject({ brand: null, values: {} });
  expect(of("G")).toBeUndefined();
});

it("what staff say of a product stays, and the answer says whether its catalog has it", async () => {
  expect(await add({ key: "B", name: "Dear", price: "501" })).toMatchObject({ isSelected: false });
  const values = { facing: "forward", fixing: null };
  expect(await add({ key: "C", name: "C", price: "1", brand: "", values })).toMatchObject({
    isSelected: false,
    brand: null,
    values: { facing: "forward" },
  });
});

it("a product of another catalog is not found in this one", async () => {
  const { id } = await add({ key: "D", name: "Elsewhere", collections: ["lamps"] }, "all");
  const here = `${catalogs}/seats/products/${id}`;
  const there = `${catalogs}/all/products/${id}`;
  await editor.get(here).expect(404);
  await editor.put(here).send({ name: "Mine" }).expect(404);
  await editor.delete(here).expect(404);
  await editor.get(there).expect(200);
  await editor.delete(there).expect(204);
});

it("a product may leave its catalog by a change, which the answer says", async () => {
  const { id } = await add({ key: "E", name: "E", price: "10" });
  const path = `${catalogs}/seats/products/${id}`;
  const { body } = await editor.put(path).send({ price: "600" }).expect(200);
  expect(body).toMatchObject({ price: "600.00", isSelected: false });
  await editor.put(path).send({ price: "10" }).expect(404);
});

it("a selection is counted before it is taken", async () => {
  const count = (selection: unknown) => editor.post(`${catalogs}/count`).send({ selection });
  const all = (await count({}).expect(200)).body as { products: number };
  const few: Selection = { brands: ["acme"], price: { max: 500 } };
  const { body } = await count(few).expect(200);
  expect((body as { products: number }).products).toBeLessThan(all.products);
  const refused = await count({ attributes: [{ attribute: "weight", oneOf: ["x"] }] }).expect(400);
  expect(refused.body).toMatchObject({ errors: [{ path: "selection.attributes.0.attribute" }] });
});

it("a catalog names all finders that choose from it, and stays while there are some", async () => {
  const { db } = server.database;
  const brand = { name: "Seats", website: null, color: null, links: [] };
  const document = { sections: [{ id: "a", catalogue: "all" }] };
  await db.insert(finders).values([
    { slug: "one", name: "One", brand, lastVersion: 1, draft: document },
    { slug: "two", name: "Two", brand, draft: document },
  ]);
  await db.insert(finderVersions).values({ slug: "one", version: 1, document });
  await db.update(finders).set({ liveVersion: 1 });
  const { usedBy } = (await editor.get(`${catalogs}/all`).expect(200)).body as CatalogSummary;
  expect(usedBy).toEqual([
    { slug: "one", name: "One", isLive: true, isInDraft: true },
    { slug: "two", name: "Two", isLive: false, isInDraft: true },
  ]);
  expect((await editor.delete(`${catalogs}/all`).expect(409)).body).toMatchObject({
    message:
      "The finders One and Two choose from this catalog, live or in their drafts. Choose another one there first.",
  });
});
