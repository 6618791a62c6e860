// Longer than 200 lines: what staff do with products of a catalog is told case by case.

import { eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnyProduct } from "@shared/contracts/catalog-products";
import type { ListedProduct, SavedProduct } from "@shared/contracts/product-search";
import type { ErrorBody } from "@shared/contracts/error";
import type { Page } from "@shared/contracts/paging";
import { auditEntries } from "@shared/schema/accounts";
import { products } from "@shared/schema/catalog-products";
import { keepCatalog, seatAttributes } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  const selection = { collections: ["baby"] };
  await keepCatalog(server.database.db, "seats", { stated: seatAttributes, selection });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(products);
});

const path = "/api/admin/catalogues/seats/products";
const sample = {
  key: "SEAT-1",
  name: "A seat",
  brand: "Acme",
  price: "4999",
  specialPrice: "4500.5",
  pictureUrl: "/pictures/seat.svg",
  pageUrl: "https://shop.example/seat",
  values: {
    facing: "rear",
    fixing: ["leg", "belt"],
    weight: 9.5,
    child: { min: 9 },
    swivels: true,
  },
};
const add = async (given: object = {}): Promise<AnyProduct> => {
  const sent = { ...sample, ...given };
  const { isSelected: _, ...stored } = (await editor.post(path).send(sent).expect(201))
    .body as SavedProduct;
  return stored;
};
const put = (id: string, changes: object) => editor.put(`${path}/${id}`).send(changes);
const page = async (query = "") =>
  (await editor.get(`${path}${query}`).expect(200)).body as Page<ListedProduct>;

describe("products of a catalog", () => {
  it("have the trade's number, which is found however it is written", async () => {
    const added = await add({ key: "EAN-1", gtin: "4 006381-333931" });
    expect(added.gtin).toBe("4006381333931");
    expect((await page("?q=638133")).items.map(({ key }) => key)).toEqual(["EAN-1"]);
    for (const gtin of ["4.00638E+12", "1234567", "123456789012345"]) {
      const { body } = await put(added.id, { ...added, gtin }).expect(400);
      expect((body as ErrorBody).errors).toEqual([
        { path: "gtin", message: "Enter 8 to 14 digits, such as 4006381333931." },
      ]);
    }
    await editor.delete(`${path}/${added.id}`).expect(204);
  });

  it("are added to its first collection, changed, and deleted", async () => {
    const added = await add();
    expect(added).toMatchObject({
      ...sample,
      price: "4999.00",
      specialPrice: "4500.50",
      groupKey: null,
      description: null,
      inStock: null,
      collections: ["baby"],
      values: { ...sample.values, fixing: ["belt", "leg"] },
    });
    expect((await editor.get(`${path}/${added.id}`).expect(200)).body).toEqual(added);
    expect((await page()).items).toMatchObject([added]);
    await editor.post(path).send(sample).expect(409);

    const changed = (await put(added.id, { ...added, name: "Renamed" }).expect(200)).body as object;
    expect(changed).toMatchObject({
      ...added,
      name: "Renamed",
      updatedAt: expect.any(String) as string,
    });
    expect((await put(added.id, { ...added, name: "Late" }).expect(409)).body).toMatchObject({
      code: "stale",
      current: { name: "Renamed" },
    });
    const { body } = await put(added.id, { values: { weight: 3 }, specialPrice: null });
    expect(body).toMatchObject({ name: "Renamed", values: { weight: 3 }, specialPrice: null });
    await editor.delete(`${path}/${added.id}`).expect(204);
    await editor.delete(`${path}/${added.id}`).expect(404);
    const entries = await server.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, added.id));
    expect(entries.map(({ action }) => action).sort()).toEqual([
      "create",
      "delete",
      "update",
      "update",
    ]);
  });

  it("that no catalog selects any more are reached under their id, and brought back", async () => {
    const { collections } = await add({ key: "SEAT-2" });
    const { id } = await add({ collections: ["elsewhere"] });
    const { body } = await editor.get(`${path}/${id}`).expect(200);
    await editor
      .put(`${path}/${id}`)
      .send({ ...(body as object), collections })
      .expect(200)
      .expect(({ body: now }) => expect(now).toMatchObject({ isSelected: true }));
  });

  it("that are sent back as they were read are not changed", async () => {
    const { id } = await add();
    const { body } = await editor.get(`${path}/${id}`).expect(200);
    const sent = await editor
      .put(`${path}/${id}`)
      .send(body as object)
      .expect(200);
    expect(sent.body).toMatchObject({ updatedAt: (body as SavedProduct).updatedAt });
    const { db } = server.database;
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual(["create"]);
  });

  it.each([
    [
      { availability: "low", inStock: true },
      { inStock: false },
      { inStock: false, availability: null },
    ],
    [
      { availability: "low", inStock: true },
      { inStock: true },
      { inStock: true, availability: "low" },
    ],
    [{ availability: "backorder" }, { inStock: true }, { inStock: true, availability: null }],
    [
      { availability: "backorder" },
      { name: "Other" },
      { inStock: null, availability: "backorder" },
    ],
  ])("whose stock was %j become %j as %j", async (before, change, after) => {
    const { id } = await add(before);
    const { body } = await editor.put(`${path}/${id}`).send(change).expect(200);
    expect(body).toMatchObject(after);
  });

  it("say of a key that was taken meanwhile that it is, where one is brought back", async () => {
    const { id } = await add();
    await editor.delete(`${path}/${id}`).expect(204);
    await add();
    const { body } = await editor.post(`${path}/${id}/restore`).expect(409);
    expect(body).toMatchObject({ message: "Another product has its key already." });
  });

  it("are no products of a catalog that is not there", async () => {
    const { id } = await add();
    const nowhere = "/api/admin/catalogues/nowhere/products";
    await editor.get(nowhere).expect(404);
    await editor.get(`${nowhere}/export`).expect(404);
    await editor.get(`${nowhere}/${id}`).expect(404);
    await editor.post(nowhere).send(sample).expect(404);
    await editor.post(`${nowhere}/import`).type("text/csv").send("key,name\nA,A").expect(404);
    await editor.put(`${nowhere}/${id}`).send({ name: "X" }).expect(404);
    await editor.delete(`${nowhere}/${id}`).expect(404);
  });

  it("are searched by name, key and brand, and read page by page", async () => {
    for (const n of [1, 2, 3]) {
      await add({ key: `S-${n}`, name: `Seat ${4 - n}`, brand: n === 2 ? "50%" : null });
    }
    const keys = async (query: string) => (await page(query)).items.map(({ key }) => key);
    await add({ key: "OTHER", collections: ["toys"] });
    expect(await keys("")).toEqual(["S-3", "S-2", "S-1"]);
    expect(await keys("?sort=-key")).toEqual(["S-3", "S-2", "S-1"]);
    expect(await keys("?q=SEAT+1")).toEqual(["S-3"]);
    expect(await keys("?q=s-1")).toEqual(["S-1"]);
    expect(await keys("?q=%25")).toEqual(["S-2"]);
    expect(await page("?sort=key&pageSize=2&page=2")).toMatchObject({
      items: [{ key: "S-3" }],
      total: 3,
    });
    for (const query of ["?sort=password", "?page=0", "?q=%00", "?x=1"]) {
      await editor.get(`${path}${query}`).expect(400);
    }
  });

  it.each<[string, object, string]>([
    ["no key", { key: " " }, "key"],
    ["a key of another source", { key: "beds::SEAT-1" }, "key"],
    ["a group of another source", { groupKey: "beds::SEAT-1" }, "groupKey"],
    ["no name", { name: "" }, "name"],
    ["a price as people write it", { price: "4,999.00" }, "price"],
    ["a special price above the price", { specialPrice: "5000" }, "specialPrice"],
    ["a special price alone", { price: null }, "price"],
    ["a script for a picture", { pictureUrl: "javascript:alert(1)" }, "pictureUrl"],
    ["a collection in words", { collections: ["For babies"] }, "collections.0"],
    ["an unknown attribute", { values: { unheard: 1 } }, "values.unheard"],
    ["an unknown value", { values: { facing: "sideways" } }, "values.facing"],
    ["another kind", { values: { weight: "9" } }, "values.weight"],
    ["a range the wrong way round", { values: { child: { min: 9, max: 3 } } }, "values.child"],
    ["a field too many", { owner: "me" }, "owner"],
  ])("are refused with %s", async (_, changes, field) => {
    const { body } = await editor
      .post(path)
      .send({ ...sample, ...changes })
      .expect(400);
    expect((body as ErrorBody).errors?.[0]).toMatchObject({
      path: field,
      message: expect.stringMatching(/\.$/) as string,
    });
    const { id } = await add();
    await put(id, changes).expect(400);
  });

  it("are variants of products that are no variants, and groups stay while they have some", async () => {
    const group = await add({ key: "G" });
    const isAsItsGroup = { groupKey: "G", name: "", price: null, specialPrice: null };
    const variant = await add({ key: "V", ...isAsItsGroup });
    const refused = async (changes: object) =>
      (
        await editor
          .post(path)
          .send({ ...sample, ...changes })
          .expect(400)
      ).body as ErrorBody;
    expect(await refused({ key: "W", groupKey: "V" })).toMatchObject({
      errors: [{ path: "groupKey", message: "The product V is a variant itself. Name its group." }],
    });
    await add({ key: "X" });
    await put(group.id, { groupKey: "X" }).expect(400);
    // One that is sold beside its variants names itself.
    await put(group.id, { groupKey: "G" }).expect(200);
    await editor.delete(`${path}/${(await add({ groupKey: "G" })).id}`).expect(204);
    expect((await editor.delete(`${path}/${group.id}`).expect(409)).body).toMatchObject({
      code: "in_use",
    });
    await put(group.id, { key: "H" }).expect(409);
    await editor.delete(`${path}/${variant.id}`).expect(204);
    await put(group.id, { key: "H" }).expect(200);
    await editor.delete(`${path}/${group.id}`).expect(204);
  });
});
