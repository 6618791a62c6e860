import type { Agent } from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "@shared/contracts/error";
import type { Page } from "@shared/contracts/paging";
import type { CatalogChoices, ListedProduct } from "@shared/contracts/product-search";
import { products } from "@shared/schema/catalog-products";
import { attributeOf, keepCatalog, productRow, seatAttributes } from "../../testing/any-catalog";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
let viewer: Agent;
beforeAll(async () => {
  server = await startTestApp();
  viewer = await server.staff("viewer");
  const { db } = server.database;
  await keepCatalog(db, "seats", {
    stated: [...seatAttributes, attributeOf("launched", "date")],
    selection: { collections: ["baby"] },
  });
  const collections = ["baby"];
  await db.insert(products).values([
    productRow("g", {
      collections,
      brand: "Acme",
      price: "100",
      values: { facing: "rear", fixing: ["belt", "leg"], weight: 9, launched: "2026-05" },
    }),
    productRow("g1", {
      name: "",
      groupKey: "g",
      values: { weight: 12.5, child: { min: 9, max: 18 }, swivels: true },
    }),
    productRow("n", {
      collections,
      brand: "North",
      price: "300",
      specialPrice: "90",
      inStock: false,
      values: {
        facing: "forward",
        weight: "does-not-apply",
        swivels: false,
        fabric: "Wool 50%",
        launched: "2026-05-17",
      },
    }),
    productRow("o", {
      collections,
      values: { child: { max: 9 }, fixing: ["isofix"], launched: "2025" },
    }),
    productRow("elsewhere", { brand: "Other", collections: ["toys"], values: { facing: "rear" } }),
  ]);
});
afterAll(() => server.close());

const path = "/api/admin/catalogues/seats/products";
const page = async (query: string) =>
  (await viewer.get(`${path}?${query}`).expect(200)).body as Page<ListedProduct>;
const keys = async (query: string) => (await page(query)).items.map(({ key }) => key);

describe("products of a catalog", () => {
  it.each([
    ["", ["g", "g1", "n", "o"]],
    ["brand=%20ACME", ["g", "g1"]],
    ["stock=out", ["n"]],
    ["price=95..", ["g", "g1"]],
    ["price=..90.5", ["n"]],
    ["price=-", ["o"]],
    ["is.facing=rear", ["g", "g1"]],
    ["is.facing=rear,forward", ["g", "g1", "n"]],
    ["is.facing=-", ["o"]],
    ["is.fixing=leg,isofix", ["g", "g1", "o"]],
    ["is.weight=9..12", ["g"]],
    ["is.weight=9..", ["g", "g1"]],
    ["is.weight=does-not-apply", ["n"]],
    ["is.weight=-", ["o"]],
    ["is.child=..8", ["o"]],
    ["is.child=9..9", ["g1", "o"]],
    ["is.child=18.5..", []],
    ["is.swivels=true", ["g1"]],
    ["is.swivels=-&is.facing=rear", ["g"]],
    ["is.fabric=wool", ["n"]],
    ["is.fabric=50%25", ["n"]],
    ["is.launched=2026-05", ["g", "g1", "n"]],
    ["is.launched=05/2026", ["g", "g1", "n"]],
    ["is.launched=17.05.2026", ["g", "g1", "n"]],
    ["is.launched=2026-05-18..", ["g", "g1"]],
    ["is.launched=..2025-06", ["o"]],
    ["is.launched=2025..2026", ["g", "g1", "n", "o"]],
    ["is.launched=-", []],
    ["q=acme&is.weight=..10", ["g"]],
  ])("are narrowed by %s, with what variants have from their groups", async (query, found) => {
    expect(await keys(`sort=key&${query}`)).toEqual(found);
  });

  it.each([
    ["is.weight", ["g", "g1", "n", "o"]],
    ["-is.weight", ["g1", "g", "n", "o"]],
    ["is.facing", ["g", "g1", "n", "o"]],
    ["-is.facing", ["n", "g", "g1", "o"]],
    ["is.child", ["o", "g1", "g", "n"]],
    ["is.fixing", ["g", "g1", "o", "n"]],
    ["-is.swivels", ["g1", "n", "g", "o"]],
    ["price", ["n", "g", "g1", "o"]],
    ["-price", ["g", "g1", "n", "o"]],
    ["-brand", ["n", "g", "g1", "o"]],
  ])("stand in the order of %s, those without it at the end", async (sort, found) => {
    expect(await keys(`sort=${sort}`)).toEqual(found);
  });

  it("are listed with what they have from their group", async () => {
    const { items } = await page("q=g1");
    expect(items).toMatchObject([
      {
        name: "",
        brand: null,
        whole: { name: "g", brand: "Acme", price: "100.00", values: { facing: "rear" } },
      },
    ]);
  });

  it.each([
    ["is.unheard=1", "is.unheard", "There is no such attribute."],
    ["sort=is.unheard", "is.unheard", "There is no such attribute."],
    ["is.facing=up", "is.facing", "There is no “up”. Use one of rear, forward."],
    ["is.weight=heavy", "is.weight", "Use numbers such as 9..18, 9.. or ..18."],
    ["is.child=9..3", "is.child", "Begin with the smaller number: 3 is below 9."],
    ["is.swivels=maybe", "is.swivels", "Use true or false."],
    ["price=..", "price", "Use numbers such as 9..18, 9.. or ..18."],
    ["facing=rear", "facing", "There is no such filter."],
    ["is.facing=rear&is.facing=up", "is.facing", "Give it once."],
    ["is.fabric=%00", "is.fabric", "Use plain text."],
  ])("are refused by %s", async (query, field, message) => {
    const { body } = await viewer.get(`${path}?${query}`).expect(400);
    expect((body as ErrorBody).errors).toEqual([{ path: field, message }]);
  });

  it("offer their brands, and say how many state what", async () => {
    const { body } = await viewer.get(`${path}/choices`).expect(200);
    expect(body).toMatchObject({
      brandsHere: ["Acme", "North"],
      brands: ["Acme", "North", "Other"],
      collections: ["baby", "toys"],
      stated: { facing: 3, fixing: 3, weight: 3, child: 2, swivels: 2, fabric: 1, launched: 4 },
      lacks: [],
    } satisfies Omit<CatalogChoices, "attributes">);
    const { attributes } = body as CatalogChoices;
    expect(attributes.map(({ id }) => id)).toEqual([
      "facing",
      "fixing",
      "weight",
      "child",
      "swivels",
      "fabric",
      "launched",
    ]);
    expect(attributes[0]).toMatchObject({ isOpen: false, isRequired: false, mayNotApply: true });
    await viewer.get("/api/admin/catalogues/nowhere/products/choices").expect(404);
  });
});
