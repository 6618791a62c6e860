import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productLists, products } from "@shared/schema/catalogue-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { keepCatalogue, productRow } from "../../testing/any-catalogue";
import { openTestDatabase } from "../../testing/test-database";
import type { AnyCatalogue } from "./any-catalogue";
import { createAnyCatalogues, type AnyCatalogues } from "./catalogues";
import type { CatalogueRead } from "./catalogue-source";

let database: DatabaseHandle;
let any: AnyCatalogues;
let time = 0;
const reads: CatalogueRead[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await keepCatalogue(database.db, "acme", { selection: { brands: ["Acme"] } });
  any = createAnyCatalogues(
    database.db,
    () => time,
    (read) => reads.push(read),
  );
});
afterAll(() => database.close());

const insert = (...rows: (typeof products.$inferInsert)[]) =>
  database.db.insert(products).values(rows);
async function shown(): Promise<AnyCatalogue> {
  time += 1_000;
  return (await any.of("acme").current())!;
}
const keys = ({ items }: AnyCatalogue) => items.map(({ key }) => key);

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
