import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productLists, products } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { keepCatalog, productRow } from "../../testing/any-catalog";
import { openTestDatabase } from "../../testing/test-database";
import type { AnyCatalog } from "./any-catalog";
import { createAnyCatalogs, type AnyCatalogs } from "./catalogs";
import type { CatalogRead } from "./catalog-source";

let database: DatabaseHandle;
let any: AnyCatalogs;
let time = 0;
const reads: CatalogRead[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await keepCatalog(database.db, "acme", { selection: { brands: ["Acme"] } });
  any = createAnyCatalogs(
    database.db,
    () => time,
    (read) => reads.push(read),
  );
});
afterAll(() => database.close());

const insert = (...rows: (typeof products.$inferInsert)[]) =>
  database.db.insert(products).values(rows);
async function shown(): Promise<AnyCatalog> {
  time += 1_000;
  return (await any.of("acme").current())!;
}
const keys = ({ items }: AnyCatalog) => items.map(({ key }) => key);

it("a change leaves catalogs alone that neither have nor get the product", async () => {
  const { db } = database;
  await insert(productRow("A", { brand: "Acme" }), productRow("B", { brand: "Other" }));
  const held = await shown();
  const isB = eq(products.key, "B");

  await insert(productRow("C", { brand: "Other" }));
  await db.update(products).set({ price: "5" }).where(isB);
  expect(await shown()).toBe(held);
  await db.update(products).set({ brand: "acme" }).where(isB);
  const joined = await shown();
  expect(keys(joined).sort()).toEqual(["A", "B"]);
  await db.update(products).set({ brand: "Other" }).where(isB);
  const left = await shown();
  expect(keys(left)).toEqual(["A"]);
  await db.delete(products).where(isB);
  expect(await shown()).toBe(left);
  // The first reading, and who came and went.
  expect(reads.map(({ changed }) => changed)).toEqual([undefined, 1, 1]);

  await db.insert(productLists).values({ id: "cars", name: "Cars", keys: [] });
  expect([...(await shown()).productLists.keys()]).toEqual(["cars"]);
  await db.delete(productLists);
});
