import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { columnNamed, numbersNamed } from "../../engine/catalog";
import { keepCatalog, productRow, seatAttributes, valuesAt } from "../../testing/any-catalog";
import { openTestDatabase } from "../../testing/test-database";
import type { AnyCatalog } from "./any-catalog";
import { createAnyCatalogs, createCatalogs, type AnyCatalogs } from "./catalogs";
import type { CatalogRead } from "./catalog-source";

let database: DatabaseHandle;
let any: AnyCatalogs;
let time = 0;
let reads: CatalogRead[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await keepCatalog(database.db, "seats", { stated: seatAttributes });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(products);
  reads = [];
  any = createAnyCatalogs(
    database.db,
    () => time,
    (read) => reads.push(read),
  );
});

const insert = (...rows: (typeof products.$inferInsert)[]) =>
  database.db.insert(products).values(rows);
async function shown(id = "seats"): Promise<AnyCatalog> {
  time += 1_000;
  return (await any.of(id).current())!;
}
const keys = ({ items }: AnyCatalog) => items.map(({ key }) => key);
const stated = (catalog: AnyCatalog, name: string) => {
  const { codes, values } = columnNamed(catalog, name);
  return Array.from(codes, (code) => values[code]);
};

describe("a catalog that staff defined", () => {
  it("is none where nobody defined it, until somebody does", async () => {
    expect(await shown("toys")).toBeUndefined();
    await insert(productRow("A"));
    expect(await shown("toys")).toBeUndefined();
    await keepCatalog(database.db, "toys");
    expect(keys(await shown("toys"))).toEqual(["A"]);
    await database.db.delete(catalogs).where(eq(catalogs.id, "toys"));
    expect(await shown("toys")).toBeUndefined();
  });

  it("has a column for each attribute, by the price that is paid, those on request last", async () => {
    await insert(
      productRow("request", { values: { weight: 4 } }),
      productRow("dear", { price: "300", values: { facing: "rear", fixing: ["leg", "belt"] } }),
      productRow("b", { price: "400", specialPrice: "99.50", values: { swivels: false } }),
      productRow("a", {
        price: "99.5",
        brand: "Acme",
        inStock: false,
        values: { child: { min: 9 }, weight: "does-not-apply", fabric: "Wool" },
      }),
    );
    const catalog = await shown();
    expect(keys(catalog)).toEqual(["a", "b", "dear", "request"]);
    expect([...numbersNamed(catalog, "price")]).toEqual([99.5, 99.5, 300, NaN]);
    expect([...numbersNamed(catalog, "weight")]).toEqual([NaN, NaN, NaN, 4]);
    expect(stated(catalog, "weight")).toEqual(["does-not-apply", null, null, 4]);
    expect(stated(catalog, "facing")).toEqual([null, null, "rear", null]);
    expect(stated(catalog, "fixing")).toEqual([null, null, ["belt", "leg"], null]);
    expect(stated(catalog, "child")).toEqual([{ min: 9 }, null, null, null]);
    expect(stated(catalog, "swivels")).toEqual([null, false, null, null]);
    expect(stated(catalog, "fabric")).toEqual(["Wool", null, null, null]);
    expect(stated(catalog, "brand")).toEqual(["Acme", null, null, null]);
    expect(stated(catalog, "key")).toEqual(keys(catalog));
    expect(stated(catalog, "group")).toEqual(keys(catalog));
    expect(stated(catalog, "in-stock")).toEqual([false, true, true, true]);
    expect([...catalog.stock]).toEqual([0, 5, 5, 5]);
    expect(catalog).toMatchObject({ id: "seats", currency: "ZAR" });
    expect(catalog.attributes.get("weight")).toMatchObject({ kind: "number", unit: "kg" });
  });

  it("leaves out what no attribute knows, is of another kind, or has no such value", async () => {
    const values = {
      unheard: "x",
      constructor: "x",
      facing: "sideways",
      fixing: ["belt", "glue"],
      weight: "heavy",
      child: { min: 9, max: 3 },
      swivels: "yes",
      fabric: 4,
    };
    await insert(productRow("A", { values }));
    expect(valuesAt(await shown(), 0)).toEqual({ fixing: ["belt"] });
  });

  it("still counts a value that was retired, and one by another name", async () => {
    const facing = seatAttributes[0]!;
    await insert(productRow("A", { values: { facing: "rear" } }));
    await insert(productRow("B", { values: { facing: "Backwards" } }));
    const values = [{ ...facing.values[0]!, isRetired: true, synonyms: ["backwards"] }];
    const isFacing = eq(attributes.id, "facing");
    await database.db.update(attributes).set({ values }).where(isFacing);
    expect(stated(await shown(), "facing")).toEqual(["rear", "rear"]);
    await database.db.update(attributes).set({ values: facing.values }).where(isFacing);
    expect(stated(await shown(), "facing")).toEqual(["rear", null]);
  });
});

describe("variants", () => {
  const group = () =>
    productRow("seat", {
      name: "The seat",
      brand: "Acme",
      price: "500",
      specialPrice: "450",
      pictureUrl: "/pictures/seat.svg",
      pageUrl: "https://shop.example/seat",
      description: "Safe",
      values: { facing: "rear", weight: 9, swivels: true },
    });

  it("have what they do not state from their group, which is not for sale itself", async () => {
    await insert(
      group(),
      productRow("seat-red", { groupKey: "seat", name: "", values: { weight: 10 } }),
      productRow("seat-blue", {
        groupKey: "seat",
        name: "Blue",
        price: "600",
        values: { swivels: false },
      }),
      productRow("other", { groupKey: "nowhere", name: "" }),
    );
    const catalog = await shown();
    expect(keys(catalog)).toEqual(["seat-red", "seat-blue", "other"]);
    expect(stated(catalog, "group")).toEqual(["seat", "seat", "nowhere"]);
    expect(catalog.items[0]).toMatchObject({
      name: "The seat",
      brand: "Acme",
      description: "Safe",
      price: "500.00",
      specialPrice: "450.00",
      pictureUrl: "/pictures/seat.svg",
      pageUrl: "https://shop.example/seat",
    });
    expect(valuesAt(catalog, 0)).toEqual({ facing: "rear", weight: 10, swivels: true });
    expect(catalog.items[1]).toMatchObject({ name: "Blue", price: "600.00", specialPrice: null });
    expect(valuesAt(catalog, 1)).toEqual({ facing: "rear", weight: 9, swivels: false });
    expect(catalog.items[2]).toMatchObject({ name: "other", price: null });
    expect(valuesAt(catalog, 2)).toEqual({});
  });

  it("make a group of a product, and leave it a product when they go", async () => {
    await insert(group());
    expect(keys(await shown())).toEqual(["seat"]);
    const isRed = eq(products.key, "seat-red");
    await insert(productRow("seat-red", { groupKey: "seat" }));
    expect(keys(await shown())).toEqual(["seat-red"]);
    await database.db.update(products).set({ groupKey: null }).where(isRed);
    expect(keys(await shown()).sort()).toEqual(["seat", "seat-red"]);
    await database.db.update(products).set({ groupKey: "seat" }).where(isRed);
    await database.db.delete(products).where(isRed);
    expect(keys(await shown())).toEqual(["seat"]);
    // Only the first time was everything read.
    expect(reads.map(({ changed }) => changed)).toEqual([undefined, 2, 2, 2]);
  });
});

describe("what is changed", () => {
  it("here is what the next shopper sees, however short ago it was looked at", async () => {
    // The clock stands still.
    const { any: seen, afterChange } = createCatalogs(database.db, () => 0);
    expect((await seen.of("seats").current())!.items).toEqual([]);
    await afterChange(insert(productRow("A")).execute());
    expect(keys((await seen.of("seats").current())!)).toEqual(["A"]);
    const isSeats = eq(catalogs.id, "seats");
    const { db } = database;
    await afterChange(db.update(catalogs).set({ currency: "EUR" }).where(isSeats).execute());
    expect(await seen.of("seats").current()).toMatchObject({ currency: "EUR" });
    await db.update(catalogs).set({ currency: "ZAR" }).where(isSeats);
  });

  it("may be more than is named, and more than is read at once", async () => {
    expect(keys(await shown())).toEqual([]);
    await database.db.execute(
      sql`insert into products (key, name) select 'P' || n, 'One of many' from generate_series(1, 4001) n`,
    );
    expect(new Set(keys(await shown())).size).toBe(4_001);
    expect(reads.map(({ products: count, changed }) => [count, changed])).toEqual([
      [0, undefined],
      [4_001, undefined],
    ]);
  });
});
