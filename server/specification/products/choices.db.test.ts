import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "@shared/contracts/paging";
import type { ProductChoices } from "@shared/contracts/catalog-products";
import { catalogOf, catalogPaths } from "@shared/templates/product-catalogs";
import type { ProductRow } from "@shared/testing/product-row";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let editor: Agent;
let viewer: Agent;
beforeAll(async () => {
  server = await startTestApp();
  editor = await server.staff("editor");
  viewer = await server.staff("viewer");
});
afterAll(() => server.close());

const choices = async (path: string) =>
  (await viewer.get(`/api/admin/${path}/choices`).expect(200)).body as ProductChoices;
const page = async (path: string, query: Record<string, string>) =>
  (await viewer.get(`/api/admin/${path}`).query(query).expect(200)).body as Page<ProductRow>;

describe("what there is to choose from", () => {
  it.each(catalogPaths)("names every field of %s that is chosen", async (path) => {
    const offered = await choices(path);
    const chosen = catalogOf(path).fields.filter((field) => field.choices);
    expect(Object.keys(offered).sort()).toEqual(chosen.map(({ name }) => name).sort());
    for (const { name } of chosen) expect([name, offered[name]]).not.toEqual([name, []]);
  });

  it("is what staff keep, in their order and by its name", async () => {
    const { body: row } = await editor
      .post("/api/admin/bed-sizes")
      .send({ name: "Cot Size", dimensions: "60 x 120 cm" })
      .expect(201);
    const { id } = row as { id: string };
    const { bedSize } = await choices("bed-products");
    expect(bedSize!.slice(0, 2)).toEqual([
      { id: "single", name: "Single" },
      { id: "double", name: "Double" },
    ]);
    expect(bedSize!.at(-1)).toEqual({ id, name: "Cot Size" });
    await editor.delete(`/api/admin/bed-sizes/${id}`).expect(204);
  });

  it("writes a feature as products do, and by its id where its name has changed", async () => {
    const { features } = await choices("bed-products");
    expect(features).toContainEqual({ id: "Cooling Gel", name: "Cooling Gel" });
    expect(features).toContainEqual({ id: "durability", name: "Long-Lasting" });
  });

  it("has what products use, each once whatever its spelling", async () => {
    const [rifle] = (await page("firearm-products", { caliber: "375_h&h" })).items;
    const { id, updatedAt: _, ...fields } = rifle!;
    const put = (changes: object) =>
      editor.put(`/api/admin/firearm-products/${id}`).send(changes).expect(200);
    await put({ brand: "Left, Right & Sons", caliber: "375 h&h", category: "left_handed_rifles" });
    const { brand, caliber, category } = await choices("firearm-products");
    expect(brand).toContainEqual({ id: "Left, Right & Sons", name: "Left, Right & Sons" });
    expect(caliber!.filter(({ name }) => name.includes("375"))).toEqual([
      { id: "375_h&h", name: ".375 H&H" },
    ]);
    expect(category).toContainEqual({ id: "left_handed_rifles", name: "Left handed rifles" });
    expect(category).toContainEqual({ id: "rifle_ammo", name: "Rifle ammo" });
    await put(fields);
  });

  it("is for staff alone", async () => {
    await server.visitor().get("/api/admin/bed-products/choices").expect(401);
  });
});

describe("a table's filters", () => {
  const all = { pageSize: "100" };

  it.each<[path: string, filters: Record<string, string>, fits: (row: ProductRow) => boolean]>([
    ["bed-products", { bedSize: "queen" }, (row) => row.bedSize === "queen"],
    [
      "bed-products",
      { mattressType: "latex", firmness: "firm" },
      (row) => row.mattressType === "latex" && row.firmness === "firm",
    ],
    [
      "bed-products",
      { sleepStyle: "stomach" },
      (row) => (row.sleepStyle as string[]).includes("stomach"),
    ],
    [
      "bed-products",
      { features: "durability" },
      (row) => (row.features as string[]).includes("Durability"),
    ],
    ["bed-products", { inStock: "false" }, (row) => row.inStock === false],
    ["firearm-products", { caliber: "375_h&h" }, (row) => row.caliber === "375_h&h"],
    ["firearm-products", { caliber: "375 h&h" }, (row) => row.caliber === "375_h&h"],
    [
      "firearm-products",
      { purpose: "hunting", action: "bolt" },
      (row) => row.purpose === "hunting" && row.action === "bolt",
    ],
  ])("narrow %s by %j", async (path, filters, fits) => {
    const { items, total } = await page(path, { ...all, ...filters });
    const everything = await page(path, { pageSize: "1" });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(everything.total);
    expect(items.every(fits)).toBe(true);
  });

  it("stand beside a text that is looked for", async () => {
    const { items } = await page("bed-products", { bedSize: "queen", q: "latex" });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ bedSize }) => bedSize === "queen")).toBe(true);
  });

  it.each(["?bedSize=a&bedSize=b", "?bedSize=%00", "?inStock=perhaps", "?caliber=9mm", "?price=1"])(
    "refuse %s",
    async (query) => {
      await viewer.get(`/api/admin/bed-products${query}`).expect(400);
    },
  );
});
