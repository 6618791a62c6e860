// Longer than 200 lines: every test runs for both catalogs, on one server and one set of samples.

import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { ImportReport } from "@shared/contracts/imports";
import type { Page } from "@shared/contracts/paging";
import { catalogPaths, catalogs, type CatalogPath } from "@shared/templates/product-catalogs";
import type { ProductRow } from "@shared/testing/product-row";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const page = async (path: string, query = "") =>
  (await editor.get(`/api/admin/${path}${query}`).expect(200)).body as Page<ProductRow>;
const csv = async (path: string) =>
  (await editor.get(`/api/admin/${path}/export.csv`).expect(200)).text;
const send = (path: string, text: string, query = "") =>
  editor.post(`/api/admin/${path}/import${query}`).type("text/csv").send(text);
const take = async (path: string, text: string, query = "") =>
  (await send(path, text, query).expect(200)).body as ImportReport;

const samples: Record<CatalogPath, Record<string, unknown>> = {
  "bed-products": {
    magentoId: "NEW-1",
    name: "A new bed",
    price: "12999",
    category: "Bed Sets",
    bedSize: "queen",
    mattressType: "hybrid",
    firmness: "medium",
    sleepStyle: ["side"],
    features: ["Cooling Gel"],
    magentoUrl: "https://shop.example/new",
  },
  "firearm-products": {
    externalId: "NEW-1",
    name: "A new rifle",
    price: "20000.50",
    specialPrice: "19000",
    category: "rifles",
    purpose: "hunting",
    firearmType: "rifle",
    action: "bolt",
    caliber: "9,3x62 & more",
    brand: "Left, Right",
    huntingGame: ["large_game"],
    externalUrl: "https://shop.example/new",
  },
};

describe.each(catalogPaths)("the catalog of %s", (path) => {
  const { key } = catalogs[path];

  it("adds, changes, deletes and brings back a product", async () => {
    const added = (await editor.post(`/api/admin/${path}`).send(samples[path]).expect(201))
      .body as ProductRow;
    expect(added).toMatchObject({ [key]: "NEW-1", inStock: true });
    expect(added.price).toMatch(/\.\d\d$/);
    const again = await editor.post(`/api/admin/${path}`).send(samples[path]).expect(409);
    expect((again.body as ErrorBody).errors?.[0]?.path).toBe(key);

    const put = (changes: object) =>
      editor.put(`/api/admin/${path}/${added.id}`).send({ ...added, ...changes });
    await put({ name: "Renamed" }).expect(200);
    const { body } = await put({ name: "Too late" }).expect(409);
    expect(body).toMatchObject({ code: "stale", current: { name: "Renamed" } });

    await editor.delete(`/api/admin/${path}/${added.id}`).expect(204);
    await editor.get(`/api/admin/${path}/${added.id}`).expect(404);
    await editor.post(`/api/admin/${path}/${added.id}/restore`).expect(200);
    const back = await editor.get(`/api/admin/${path}/${added.id}`).expect(200);
    expect(back.body).toMatchObject({ id: added.id, name: "Renamed" });
    await editor.delete(`/api/admin/${path}/${added.id}`).expect(204);
  });

  it("keeps what a change does not send, and clears what it sends as nothing", async () => {
    const [row] = (await page(path, "?sort=-price")).items;
    const put = async (changes: object) =>
      (await editor.put(`/api/admin/${path}/${row!.id}`).send(changes).expect(200))
        .body as ProductRow;
    const { updatedAt: _, ...kept } = row!;
    const full = { shortDescription: "Short", imageUrl: "/pictures/x.svg", features: ["One"] };
    expect(await put(full)).toMatchObject({ ...kept, ...full });
    expect(await put({ inStock: !row!.inStock, id: "x", createdAt: "x" })).toMatchObject({
      ...kept,
      ...full,
      inStock: !row!.inStock,
    });
    expect(await put({ shortDescription: "", imageUrl: "", features: [] })).toMatchObject({
      shortDescription: null,
      imageUrl: null,
      features: [],
    });
    await put(full);
    expect(await put({ shortDescription: null, imageUrl: null, features: null })).toMatchObject({
      shortDescription: null,
      imageUrl: null,
      features: [],
    });
    for (const nothing of [undefined, [], null]) {
      await editor
        .put(`/api/admin/${path}/${row!.id}`)
        .send(nothing as object)
        .expect(400);
    }
    await editor.put(`/api/admin/${path}/${row!.id}`).send({ name: null }).expect(400);
    await put(kept);
  });

  it("searches, sorts and pages", async () => {
    const all = await page(path, "?pageSize=100&sort=-price");
    const prices = all.items.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const second = await page(path, "?page=2&pageSize=10&sort=-price");
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(10, 20).map(({ id }) => id));
    const name = all.items[0]!.name;
    expect(
      (await page(path, `?q=${encodeURIComponent(name.toUpperCase())}`)).total,
    ).toBeGreaterThan(0);
    // A wildcard is a plain character.
    expect((await page(path, "?q=%25")).total).toBe(0);
    expect((await page(path, "?q=_x_")).total).toBe(0);
  });

  it.each(["?sort=password", "?page=0", "?pageSize=1000", "?q=a&q=b", "?q=%00", "?x=1"])(
    "refuses %s",
    async (query) => {
      await editor.get(`/api/admin/${path}${query}`).expect(400);
    },
  );

  it.each<[string, object, string]>([
    ["no name", { name: " " }, "name"],
    ["a price beyond 10,2", { price: "123456789" }, "price"],
    ["a negative price", { price: "-1" }, "price"],
    ["a price as a number", { price: 1 }, "price"],
    ["a script for a picture", { imageUrl: "javascript:alert(1)" }, "imageUrl"],
    ["a feature with the list sign", { features: ["a|b"] }, "features.0"],
    ["a field too many", { owner: "me" }, "owner"],
  ])("refuses %s", async (_, changes, field) => {
    const { body } = await editor
      .post(`/api/admin/${path}`)
      .send({ ...samples[path], ...changes })
      .expect(400);
    expect((body as ErrorBody).errors?.map((error) => error.path)).toContain(field);
  });

  it("takes a picture at an https address or a path of ours, and says why not at an http one", async () => {
    const bed = { ...samples[path], [key]: "PICTURE" };
    const post = (imageUrl: unknown) =>
      editor.post(`/api/admin/${path}`).send({ ...bed, imageUrl });
    for (const imageUrl of ["http://shop.example/a.jpg", "HTTP://shop.example/a.jpg"]) {
      const { body } = await post(imageUrl).expect(400);
      expect((body as ErrorBody).errors).toEqual([
        {
          path: "imageUrl",
          message:
            "A picture at an http address is never shown. Use an https address, or a path on this site.",
        },
      ]);
    }
    for (const imageUrl of ["https://shop.example/a.jpg", "/pictures/a.svg", "", null]) {
      const { body } = await post(imageUrl).expect(201);
      await editor.delete(`/api/admin/${path}/${(body as ProductRow).id}`).expect(204);
    }
  });

  it("comes back from its own export unchanged", async () => {
    const text = await csv(path);
    const report = await take(path, text);
    expect(report).toMatchObject({ added: 0, changed: 0, bad: 0, isApplied: true });
    expect(report.unchanged).toBe((await page(path)).total);
    expect(await csv(path)).toBe(text);
  });
});

describe("what no finder could ask for", () => {
  it.each<[CatalogPath, object, string]>([
    ["bed-products", { bedSize: "round" }, "bedSize"],
    ["bed-products", { sleepStyle: ["flying"] }, "sleepStyle"],
    ["firearm-products", { purpose: "war" }, "purpose"],
    ["firearm-products", { huntingGame: ["unicorn"] }, "huntingGame"],
    ["firearm-products", { specialPrice: "99999" }, "specialPrice"],
  ])("is refused: %s with %j", async (path, changes, field) => {
    const { body } = await editor
      .post(`/api/admin/${path}`)
      .send({ ...samples[path], ...changes })
      .expect(400);
    expect((body as ErrorBody).errors?.map((error) => error.path)).toContain(field);
  });
});

it("looks at a price that is sent together with the special price that stays", async () => {
  const path = "firearm-products";
  const { body } = await editor.post(`/api/admin/${path}`).send(samples[path]).expect(201);
  const { id } = body as ProductRow;
  const refused = await editor.put(`/api/admin/${path}/${id}`).send({ price: "18000" }).expect(400);
  expect((refused.body as ErrorBody).errors?.[0]?.path).toBe("specialPrice");
  await editor
    .put(`/api/admin/${path}/${id}`)
    .send({ price: "18000", specialPrice: null })
    .expect(200);
  await editor.delete(`/api/admin/${path}/${id}`).expect(204);
});
