import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { DraftCheck, FinderTemplate, StaffFinder } from "@shared/contracts/finder-drafts";
import type { FinderResults } from "@shared/contracts/finders";
import { auditEntries } from "@shared/schema/accounts";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import { finders } from "@shared/schema/finders";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { shopperCalls } from "../testing/ask-tents";
import { templates } from "./templates";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(finders);
  for (const table of [products, catalogs, attributes]) await db.delete(table);
});

const base = "/api/admin";
const load = async (template: string) =>
  (await editor.post(`${base}/finders/from-template`).send({ template }).expect(201))
    .body as StaffFinder;
const offered = async () =>
  (await editor.get(`${base}/finder-templates`).expect(200)).body as FinderTemplate[];
const remove = (id: string) => editor.delete(`${base}/finder-templates/${id}/products`);
const publish = (slug: string) =>
  editor.post(`${base}/finders/${slug}/publish`).send({ revision: 1 });
const counts = async () => {
  const { db } = server.database;
  const tables = { attributes, catalogues: catalogs, products, finders };
  const all = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)]);
  return Object.fromEntries(await Promise.all(all)) as Record<keyof typeof tables, number>;
};

// The shoes are many; on the embedded database the journey of a new member of staff loads them.
const isEmbedded = process.env.TEST_DATABASE_KIND === "embedded";
const tried = templates().filter(({ id }) => !isEmbedded || id !== "running-shoes");

describe.each(tried.map(({ id }) => id))("the template %s", (id) => {
  it("becomes a finder that can be published as it is, whose results have pictures", async () => {
    const finder = await load(id);
    expect(finder).toMatchObject({ slug: id, liveVersion: null, draftRevision: 1 });
    const check = (await editor.get(`${base}/finders/${id}/check`).expect(200)).body as DraftCheck;
    expect(check).toMatchObject({ revision: 1, faults: [] });
    await publish(id).expect(201);
    const { sections }: FinderResults = await shopperCalls(server.visitor(), id).results("");
    const items = sections.flatMap((section) => section.items);
    expect(items.length).toBeGreaterThan(5);
    for (const { pictureUrl } of items) {
      expect(pictureUrl).toMatch(/^\/pictures\//);
      await server.visitor().get(pictureUrl!).expect(200).expect("Content-Type", /svg/);
    }
  });

  it("pictures every product, and says what there is", async () => {
    await load(id);
    const { db } = server.database;
    const all = await db.select().from(products);
    const whole = all.filter(({ groupKey }) => groupKey === null);
    expect(whole.length).toBeGreaterThanOrEqual(60);
    expect(whole.filter(({ pictureUrl }) => !pictureUrl)).toEqual([]);
    for (const pictureUrl of new Set(all.flatMap((row) => row.pictureUrl ?? []))) {
      await server.visitor().get(pictureUrl).expect(200);
    }
    const told = (await offered()).find((each) => each.id === id)!;
    expect(told).toMatchObject({ products: whole.length, isLoaded: true });
    expect(told.pictures).toHaveLength(2);
    const names = await db.select({ name: catalogs.name }).from(catalogs);
    for (const { name } of names) expect(name).toMatch(/ \(demonstration\)$/);
  });

  it("is loaded a second time over the same products", async () => {
    await load(id);
    const before = await counts();
    expect((await load(id)).slug).toBe(`${id}-2`);
    expect(await counts()).toEqual({ ...before, finders: 2 });
    await publish(`${id}-2`).expect(201);
  });

  it("goes with its products, and can be had again", async () => {
    await load(id);
    const full = await counts();
    await publish(id).expect(201);
    const refused = (await remove(id).expect(409)).body as ErrorBody;
    expect(refused.message).toMatch(
      /chooses from this catalog, live or in its draft\. Choose another one there first\.$/,
    );
    expect(await counts()).toEqual(full);
    await editor.post(`${base}/finders/${id}/live`).send({ version: null }).expect(200);
    await remove(id).expect(204);
    expect(await counts()).toEqual({ ...full, catalogues: 0, products: 0 });
    expect((await offered()).find((each) => each.id === id)).toMatchObject({ isLoaded: false });
    await load(id);
    expect(await counts()).toEqual({ ...full, finders: 2 });
  });
});

it("may be loaded by two at once: both have a finder over the same products", async () => {
  const loaded = await Promise.all([load("coffee"), load("coffee")]);
  expect(loaded.map(({ slug }) => slug).sort()).toEqual(["coffee", "coffee-2"]);
  expect(await counts()).toMatchObject({ catalogues: 5, products: 118, finders: 2 });
});

it("is noted in the audit: the finder, its draft, its catalog and its products", async () => {
  await load("running-shoes");
  const { db } = server.database;
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.actorName, "editor"));
  const said = noted.map(({ action, subject }) => `${action} ${subject}`);
  for (const each of ["create finders", "update finders", "create catalogues", "import products"]) {
    expect(said).toContain(each);
  }
});

describe("nothing is added", () => {
  const refusedFor = async (what: string) => {
    const before = await counts();
    const { body } = await editor
      .post(`${base}/finders/from-template`)
      .send({ template: "coffee" })
      .expect(409);
    expect((body as ErrorBody).message).toContain(`There is ${what} of your own`);
    expect(await counts()).toEqual(before);
  };

  it("where an attribute of the shop has an id with another meaning", async () => {
    const label = { en: "Roast" };
    await editor
      .post(`${base}/attributes`)
      .send({ id: "coffee-roast", label, kind: "number" })
      .expect(201);
    await refusedFor("an attribute coffee-roast");
  });

  it("where a catalog of the shop has its id", async () => {
    await editor
      .post(`${base}/catalogues`)
      .send({ id: "coffee-beans", name: "Beans", selection: { brands: ["Roast"] } })
      .expect(201);
    await refusedFor("a catalog coffee-beans");
  });

  it("where a product of the shop has a key of one", async () => {
    await server.database.db.insert(products).values({ key: "CM-07", name: "Ours" });
    await refusedFor("a product with the key CM-07");
  });

  it("for a template that nobody knows", async () => {
    const body = { template: "toString" };
    await editor.post(`${base}/finders/from-template`).send(body).expect(400);
    await editor.post(`${base}/finders/from-template`).send({}).expect(400);
    await remove("toString").expect(404);
    expect(await counts()).toEqual({ attributes: 0, catalogues: 0, products: 0, finders: 0 });
  });
});

it("is for editors; viewers see what there is", async () => {
  const viewer = await server.staff("viewer");
  await viewer.get(`${base}/finder-templates`).expect(200);
  await viewer.post(`${base}/finders/from-template`).send({ template: "coffee" }).expect(403);
  await viewer.delete(`${base}/finder-templates/coffee/products`).expect(403);
});

it("a catalog of staff with a template's id is theirs: it is not offered to be removed, and stays", async () => {
  const [catalog] = templates().find(({ id }) => id === "running-shoes")!.catalogues;
  const id = catalog!.id;
  await editor
    .post(`${base}/catalogues`)
    .send({ id, name: "Our shoes", selection: { collections: [id] } })
    .expect(201);
  const shoe = { key: "OUR-1", name: "Our shoe", collections: [id] };
  await editor.post(`${base}/catalogues/${id}/products`).send(shoe).expect(201);
  const told = (await offered()).find((each) => each.id === "running-shoes");
  expect(told).toMatchObject({ isLoaded: false });
  await remove("running-shoes").expect(204);
  expect(await counts()).toMatchObject({ catalogues: 1, products: 1 });
});
