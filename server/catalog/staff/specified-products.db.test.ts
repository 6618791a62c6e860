import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyProduct } from "@shared/contracts/catalog-products";
import type { ErrorBody } from "@shared/contracts/error";
import type { ImportReport } from "@shared/contracts/imports";
import type { Page } from "@shared/contracts/paging";
import type { CatalogChoices, ListedProduct, SavedProduct } from "@shared/contracts/product-search";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
});
afterAll(() => server.close());

const BEDS = "/api/admin/catalogues/bed-products";
const FIREARMS = "/api/admin/catalogues/firearm-products";

const bed = {
  key: "NEW-1",
  name: "A new bed",
  price: "12999",
  pageUrl: "https://shop.example/new",
  values: {
    category: "Bed Sets",
    bedSize: "queen",
    mattressType: "hybrid",
    firmness: "medium",
    sleepStyle: ["side"],
    features: ["Cooling Gel", "Made by hand"],
  },
};

const list = async (path: string, query = "") =>
  (await editor.get(`${path}/products?${query}`).expect(200)).body as Page<ListedProduct>;
const choices = async (path: string) =>
  (await editor.get(`${path}/products/choices`).expect(200)).body as CatalogChoices;
const add = async (path: string, product: object) =>
  (await editor.post(`${path}/products`).send(product).expect(201)).body as SavedProduct;
const remove = (path: string, { id }: { id: string }) =>
  editor.delete(`${path}/products/${id}`).expect(204);
const refusals = async (path: string, product: object) =>
  ((await editor.post(`${path}/products`).send(product).expect(400)).body as ErrorBody).errors;
const take = async (path: string, text: string) =>
  (await editor.post(`${path}/products/import`).type("text/csv").send(text).expect(200))
    .body as ImportReport;

describe("the products of a catalog that comes with the site", () => {
  it("are those of a catalog by its name, with attributes, as all others", async () => {
    const { body } = await editor.get(BEDS).expect(200);
    expect(body).toMatchObject({ id: "bed-products", name: "Beds", currency: "ZAR" });
    const { attributes, lacks } = await choices(BEDS);
    const named = (id: string) => attributes.find((each) => each.id === id);
    const theirs = ["groupKey", "gtin", "brand", "specialPrice", "availability", "collections"];
    expect(lacks).toEqual(theirs);
    expect(named("bedSize")).toMatchObject({ isRequired: true, isOpen: false, mayNotApply: false });
    expect(named("features")).toMatchObject({ isRequired: false, isOpen: true });
    expect((await list(BEDS)).total).toBe((body as { products: number }).products);
  });

  it("are added, found, changed, deleted and brought back under the same id", async () => {
    const added = await add(BEDS, bed);
    expect(added).toMatchObject({ ...bed, price: "12999.00", inStock: true, isSelected: true });
    expect(
      (await editor.get(`/api/admin/bed-products/${added.id}`).expect(200)).body,
    ).toMatchObject({
      magentoId: "NEW-1",
      bedSize: "queen",
      features: ["Cooling Gel", "Made by hand"],
    });
    expect((await list(BEDS, "q=bed%20sets")).items.map(({ key }) => key)).toContain("NEW-1");
    expect((await list(BEDS, "q=beds::")).total).toBe(0);
    const byFeature = await list(BEDS, "is.features=made_by_HAND&is.bedSize=queen");
    expect(byFeature.items.map(({ key, whole }) => [key, whole.values.firmness])).toEqual([
      ["NEW-1", "medium"],
    ]);

    const address = `${BEDS}/products/${added.id}`;
    const values = { ...bed.values, firmness: "firm", sleepStyle: [] };
    const { body } = await editor
      .put(address)
      .send({ ...added, values })
      .expect(200);
    expect(body).toMatchObject({ values: { firmness: "firm", sleepStyle: [] } });
    await editor
      .put(address)
      .send({ ...added, name: "Too late" })
      .expect(409);

    await remove(BEDS, added);
    await editor.get(address).expect(404);
    await editor.post(`${address}/restore`).expect(200);
    expect((await editor.get(address).expect(200)).body).toMatchObject({
      id: added.id,
      createdAt: added.createdAt,
      values: { firmness: "firm" },
    });
    await remove(BEDS, added);
  });

  it.each<[string, object, string, string]>([
    [
      "without a bed size",
      { values: { ...bed.values, bedSize: null } },
      "values.bedSize",
      "Enter a bed size.",
    ],
    [
      "of a size that there is not",
      { values: { ...bed.values, bedSize: "round" } },
      "values.bedSize",
      "There is no “round”. Use one of single, double, queen, king, super_king.",
    ],
    ["without a page", { pageUrl: null }, "pageUrl", "Enter the address of its page."],
    ["without a price", { price: null }, "price", "Enter a price."],
    [
      "with a brand",
      { brand: "Acme" },
      "brand",
      "Products of this catalog have none. Leave it empty.",
    ],
    ["with something unheard of", { owner: "me" }, "owner", "There is no such field."],
    [
      "that states something unheard of",
      { values: { ...bed.values, owner: "me" } },
      "values.owner",
      "There is no such attribute. Add it first.",
    ],
    [
      "with a sign that parts features in files",
      { values: { ...bed.values, features: ["a|b"] } },
      "values.features.0",
      "Leave out the character |.",
    ],
  ])("are refused %s", async (_, changes, path, message) => {
    expect(await refusals(BEDS, { ...bed, ...changes })).toEqual([{ path, message }]);
  });

  it("may have the key of another catalog's product", async () => {
    const firearm = {
      ...bed,
      brand: "Norvik",
      specialPrice: "12000",
      values: {
        category: "rifles",
        purpose: "hunting",
        caliber: "9,3x62 & more",
        barrelLength: 22.5,
      },
    };
    const both = [await add(BEDS, bed), await add(FIREARMS, firearm)];
    expect(new Set(both.map(({ key }) => key)).size).toBe(1);
    const { values } = (await editor.get(`${FIREARMS}/products/${both[1]!.id}`).expect(200))
      .body as AnyProduct;
    expect(values).toMatchObject({ barrelLength: 22.5, game: [] });
    await remove(BEDS, both[0]!);
    await remove(FIREARMS, both[1]!);
  });
});

describe("a file of such products", () => {
  it.each([BEDS, FIREARMS])("comes back from its own export unchanged: %s", async (path) => {
    const { text } = await editor.get(`${path}/products/export`).expect(200);
    const report = await take(path, text);
    expect(report).toMatchObject({ added: 0, changed: 0, bad: 0, isApplied: true });
    expect(report.unchanged).toBe((await list(path)).total);
    expect((await editor.get(`${path}/products/export`)).text).toBe(text);
  });

  it("may have a part of the columns, and what it leaves out stays", async () => {
    const added = await add(BEDS, bed);
    const report = await take(BEDS, "key,price,firmness\nNEW-1,9999.5,Firm\nNEW-2,1,Firm");
    expect(report).toMatchObject({ changed: 1, bad: 1, isApplied: false });
    expect(report.problems).toContainEqual({
      line: 3,
      path: "bedSize",
      message: "Enter a bed size.",
    });
    await take(BEDS, "key,price,firmness\nNEW-1,9999.5,Firm");
    expect((await list(BEDS, "q=NEW-1")).items[0]).toMatchObject({
      price: "9999.50",
      values: { ...bed.values, firmness: "firm" },
    });
    await remove(BEDS, added);
  });

  it("adds no values: they are rows of lists", async () => {
    await editor
      .post(`${BEDS}/products/import?addValues=true`)
      .type("text/csv")
      .send("key,price\nNEW-1,1")
      .expect(400);
  });
});
