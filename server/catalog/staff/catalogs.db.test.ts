import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogSummary } from "@shared/contracts/catalogs";
import type { ErrorBody } from "@shared/contracts/error";
import { products } from "@shared/schema/catalog-products";
import { finders, finderVersions } from "@shared/schema/finders";
import { keepCatalog, productRow, seatAttributes } from "../../testing/any-catalog";
import { isOfStaff } from "../store/selected-products";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  const { db } = server.database;
  await keepCatalog(db, "seats", { stated: seatAttributes });
  await db
    .insert(products)
    .values([
      productRow("g", { brand: "Acme", values: { facing: "rear" } }),
      productRow("g1", { groupKey: "g" }),
      productRow("g2", { groupKey: "g", values: { facing: "forward" } }),
      productRow("p", { brand: "North" }),
    ]);
});
afterAll(() => server.close());

const path = "/api/admin/catalogues";
const post = (body: object) => editor.post(path).send(body);
const put = (id: string, body: object) => editor.put(`${path}/${id}`).send(body);

describe("catalogs", () => {
  it("are added, changed and deleted, with their numbers of products for sale", async () => {
    const shape = { id: "acme", name: "Of Acme", selection: { brands: ["ACME"] } };
    const added = (await post(shape).expect(201)).body as CatalogSummary;
    expect(added).toMatchObject({ ...shape, currency: "ZAR", products: 2 });
    expect((await editor.get(path).expect(200)).body).toMatchObject([
      { id: "acme", products: 2 },
      { id: "seats", products: 3 },
    ]);
    const rears = { attributes: [{ attribute: "facing", oneOf: ["rear"] }] };
    const { body } = await put("acme", { ...added, selection: rears, currency: "EUR" }).expect(200);
    expect(body).toMatchObject({ id: "acme", currency: "EUR", products: 1 });
    expect((await put("acme", { ...added, name: "Late" }).expect(409)).body).toMatchObject({
      code: "stale",
      current: { currency: "EUR", products: 1 },
    });
    expect((await editor.get(`${path}/acme`).expect(200)).body).toEqual(body);
    await editor.delete(`${path}/acme`).expect(204);
    await editor.delete(`${path}/acme`).expect(404);
    await editor.get(`${path}/acme`).expect(404);
    await put("acme", { name: "Gone" }).expect(404);
    expect(await server.database.db.$count(products, isOfStaff)).toBe(4);
  });

  it.each<[string, object, string]>([
    ["an id that is none", { id: "Of us" }, "id"],
    ["no name", { name: " " }, "name"],
    ["an unknown attribute", selecting("unheard", "x"), "selection.attributes.0.attribute"],
    ["an attribute without values", selecting("weight", "x"), "selection.attributes.0.attribute"],
    ["an unknown value", selecting("facing", "sideways"), "selection.attributes.0.oneOf"],
    ["a field too many", { owner: "me" }, "owner"],
  ])("are refused with %s", async (_, changes, field) => {
    const { body } = await post({ id: "new", name: "New", ...changes }).expect(400);
    expect((body as ErrorBody).errors?.[0]).toMatchObject({
      path: field,
      message: expect.stringMatching(/\.$/) as string,
    });
  });

  it.each(["seats", "beds", "bed-products", "firearms", "firearm-products"])(
    "are not called %s, as others are",
    async (id) => {
      const { body } = await post({ id, name: "New" }).expect(409);
      expect((body as ErrorBody).errors?.[0]?.path).toBe("id");
    },
  );

  it("stay while a finder chooses from them, live or as a draft", async () => {
    const { db } = server.database;
    await keepCatalog(db, "used");
    const brand = { name: "Seats", website: null, color: null, links: [] };
    await db.insert(finders).values({ slug: "seats", name: "Seat finder", brand, lastVersion: 2 });
    await db.insert(finderVersions).values([
      { slug: "seats", version: 1, document: { sections: [{ id: "a", catalogue: "used" }] } },
      { slug: "seats", version: 2, document: { sections: [{ id: "a", catalogue: "seats" }] } },
    ]);
    await db.update(finders).set({ liveVersion: 1 });
    expect((await editor.delete(`${path}/used`).expect(409)).body).toMatchObject({
      code: "in_use",
      message:
        "The finder Seat finder chooses from this catalog, live or in its draft. Choose another one there first.",
    });
    await db.update(finders).set({ liveVersion: 2 });
    await editor.delete(`${path}/used`).expect(204);
    await editor.delete(`${path}/seats`).expect(409);
    const draft = { sections: [{ id: "a", catalogue: "seats" }] };
    await db.update(finders).set({ liveVersion: null, draft });
    await editor.delete(`${path}/seats`).expect(409);
    await db.update(finders).set({ draft: null });
    await editor.delete(`${path}/seats`).expect(204);
  });
});

function selecting(attribute: string, value: string) {
  return { selection: { attributes: [{ attribute, oneOf: [value] }] } };
}
