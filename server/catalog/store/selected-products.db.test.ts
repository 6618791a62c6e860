import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogs, products } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { keepCatalog, productRow, seatAttributes } from "../../testing/any-catalog";
import { openTestDatabase } from "../../testing/test-database";
import { createAnyCatalogs } from "./catalogs";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("a selection takes products by what they have, also from their group, and lets go of those that change", async () => {
  const { db } = database;
  let time = 0;
  const any = createAnyCatalogs(db, () => time);
  const keys = async (id: string) => {
    time += 1_000;
    return (await any.of(id).current())!.items.map(({ key }) => key);
  };
  await db.insert(products).values([
    productRow("g", {
      brand: "ACME ",
      price: "10",
      collections: ["baby"],
      values: { facing: "rear" },
    }),
    productRow("g1", { groupKey: "g" }),
    productRow("g2", { groupKey: "g", brand: "North", price: "30", collections: ["kids"] }),
    productRow("p", { values: { fixing: ["belt", "leg"] } }),
  ]);
  await keepCatalog(db, "by-brand", {
    selection: { brands: ["acme"] },
    stated: seatAttributes,
  });
  await keepCatalog(db, "by-price", { selection: { price: { min: 5, max: 20 } } });
  await keepCatalog(db, "by-collection", { selection: { collections: ["baby", "toys"] } });
  const belts = [{ attribute: "fixing", oneOf: ["isofix", "belt"] }];
  await keepCatalog(db, "by-value", { selection: { attributes: belts } });
  const rears = [{ attribute: "facing", oneOf: ["rear"] }];
  await keepCatalog(db, "by-both", { selection: { attributes: rears, brands: ["north"] } });
  await keepCatalog(db, "nothing-asked", { selection: { brands: [], collections: [] } });
  expect(await keys("by-brand")).toEqual(["g1"]);
  expect(await keys("by-price")).toEqual(["g1"]);
  expect(await keys("by-collection")).toEqual(["g1"]);
  expect(await keys("by-value")).toEqual(["p"]);
  expect(await keys("by-both")).toEqual(["g2"]);
  expect(await keys("nothing-asked")).toEqual(["g1", "g2", "p"]);

  await db.update(products).set({ brand: "North" }).where(eq(products.key, "g"));
  expect(await keys("by-brand")).toEqual([]);
  expect(await keys("by-both")).toEqual(["g1", "g2"]);
  await db.update(catalogs).set({ selection: {} }).where(eq(catalogs.id, "by-brand"));
  expect(await keys("by-brand")).toEqual(["g1", "g2", "p"]);
});

it("a short description is shown, its own or its group's, or else the beginning of the long one", async () => {
  const { db } = database;
  const description = "It is warm and light. ".repeat(20);
  await db
    .insert(products)
    .values([
      productRow("S", { brand: "Said", description, shortDescription: "Of the group." }),
      productRow("S-1", { groupKey: "S" }),
      productRow("S-2", { groupKey: "S", shortDescription: "Its own." }),
      productRow("T", { brand: "Said", description }),
      productRow("U", { brand: "Said", description: "As it is." }),
      productRow("V", { brand: "Said" }),
    ]);
  await keepCatalog(db, "said", { selection: { brands: ["Said"] } });
  const { items } = (await createAnyCatalogs(db, Date.now).of("said").current())!;
  expect(items.map((item) => [item.key, item.description])).toEqual([
    ["S-1", "Of the group."],
    ["S-2", "Its own."],
    ["T", "It is warm and light. ".repeat(13).trim()],
    ["U", "As it is."],
    ["V", null],
  ]);
});
