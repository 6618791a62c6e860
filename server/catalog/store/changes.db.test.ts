import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BEDS, FIREARMS } from "@shared/templates/product-catalogs";
import { products } from "@shared/schema/catalog-products";
import { bedSizes } from "@shared/specification/tables/list-tables";
import { bedProducts, firearmProducts } from "@shared/specification/tables/views";
import type { DatabaseHandle } from "../../platform/database/database";
import { storedProduct } from "../../testing/stored-product";
import { startTestApp } from "../../testing/test-app";
import { createCatalogs, type Catalogs } from "./catalogs";
import type { CatalogRead } from "./catalog-source";

let database: DatabaseHandle;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await startTestApp());
});
afterAll(() => close());

const ids = { beds: BEDS, firearms: FIREARMS };
const current = async (catalogs: Catalogs, name: keyof typeof ids) =>
  (await catalogs.any.of(ids[name]).current())!;

let time = 0;
let reads: CatalogRead[];
let kept: Catalogs;
beforeEach(async () => {
  reads = [];
  kept = createCatalogs(
    database.db,
    () => time,
    (read) => reads.push(read),
  );
  await Promise.all([current(kept, "beds"), current(kept, "firearms")]);
  reads = [];
});

/** The catalog that was kept through the changes, and one that is read anew. */
async function both(name: keyof typeof ids) {
  time += 1_000;
  const fresh = createCatalogs(database.db, () => time);
  return [await current(kept, name), await current(fresh, name)] as const;
}

/** In which order the values of a column are numbered does not matter. */
const stated = (catalog: Awaited<ReturnType<typeof both>>[number]) =>
  Object.fromEntries(
    [...catalog.columns].map(([name, { codes, values }]) => [
      name,
      Array.from(codes, (code) => values[code]),
    ]),
  );

async function expectSame(name: keyof typeof ids): Promise<void> {
  const [changed, fresh] = await both(name);
  const { columns: _columns, ...others } = changed;
  // Each catalog has functions of its own.
  const rest = Object.entries(others).filter(([, part]) => typeof part !== "function");
  expect(fresh).toMatchObject(Object.fromEntries(rest));
  expect(stated(changed)).toEqual(stated(fresh));
}

describe("changes of some products", () => {
  it.each([
    [
      "prices",
      async () => {
        await database.db
          .update(products)
          .set({ price: sql`price + 700` })
          .where(sql`${products.values} ->> 'bed-products.bedSize' = 'queen'`);
      },
    ],
    [
      "a removed one",
      async () => {
        const [first] = await database.db.select().from(bedProducts).limit(1);
        await database.db.delete(products).where(eq(products.id, first!.id));
      },
    ],
    [
      "added ones",
      async () => {
        const some = await database.db.select().from(bedProducts).limit(3);
        await database.db.insert(products).values(
          some.map(({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...bed }) =>
            storedProduct("bed-products", {
              ...bed,
              magentoId: `${bed.magentoId}-${time}`,
              features: ["Something New"],
            }),
          ),
        );
      },
    ],
    [
      "several of these in one transaction",
      () =>
        database.db.transaction(async (tx) => {
          const some = await tx.select().from(bedProducts).limit(4);
          const ids = some.map(({ id }) => id);
          await tx.update(products).set({ name: "Changed" }).where(inArray(products.id, ids));
          await tx.delete(products).where(eq(products.id, ids[0]!));
        }),
    ],
  ])("are read without the others: %s", async (_, change) => {
    const before = await current(kept, "beds");
    await change();
    await expectSame("beds");
    expect(reads).toHaveLength(1);
    expect(reads[0]!.changed).toBeGreaterThan(0);
    const old = new Set(before.items);
    const after = (await current(kept, "beds")).items;
    // The very same objects: nothing else was read again.
    expect(after.filter((bed) => !old.has(bed)).length).toBeLessThanOrEqual(reads[0]!.changed!);
  });

  it("are read without the others, also of firearms and their brands", async () => {
    const [first] = await database.db.select().from(firearmProducts).limit(1);
    await database.db
      .update(products)
      .set({ brand: "Aardvark", price: "1.00", specialPrice: null })
      .where(eq(products.id, first!.id));
    await expectSame("firearms");
    const { columns } = await current(kept, "firearms");
    expect(columns.get("brand")!.values).toContain("Aardvark");
    expect(reads).toEqual([expect.objectContaining({ catalog: "firearms", changed: 1 })]);
  });

  it("leave every product as it was where only an option changed", async () => {
    const before = await current(kept, "beds");
    await database.db.update(bedSizes).set({ name: "Quite wide" }).where(eq(bedSizes.id, "king"));
    await expectSame("beds");
    expect((await current(kept, "beds")).items).toEqual(before.items);
    expect(reads).toEqual([expect.objectContaining({ changed: 0 })]);
  });

  it.each([
    ["more of them than are kept", "delete from catalogue_changes"],
    [
      "so many products that they were not named",
      "update catalogue_changes set product_ids = null",
    ],
  ])("are read with all others where they are not known: %s", async (_, forget) => {
    await database.db.update(products).set({ name: sql`name || '!'` });
    await database.sql.query(forget, []);
    await expectSame("beds");
    expect(reads).toEqual([{ catalog: "beds", products: expect.any(Number) as number }]);
  });
});

it("a table that was emptied is an empty catalogue", async () => {
  await database.sql.query("truncate products", []);
  await expectSame("beds");
  expect((await current(kept, "beds")).items).toEqual([]);
});

it("keeps the changes of the latest 500 versions, and names at most 2,000 products in one", async () => {
  const { values } = storedProduct("firearm-products", {
    externalId: "one",
    name: "One of many",
    price: "10",
    category: "firearms",
    purpose: "hunting",
    caliber: "any",
    brand: "Many",
    externalUrl: "https://shop.example",
  });
  const many = (amount: number) =>
    database.sql.query(
      `insert into products (source, key, name, price, brand, page_url, values)
       select 'firearms', 'firearms::many-' || $1 || '-' || n, 'One of many', 10, 'Many', 'https://shop.example', $2
       from generate_series(1, $1::int) n`,
      [amount, JSON.stringify(values)],
    );
  await many(1);
  await database.sql.query(
    `do $$ begin for n in 1..510 loop update products set name = name where brand = 'Many'; end loop; end $$`,
    [],
  );
  const { rows } = await database.sql.query(
    "select count(*)::int as kept from catalogue_changes where name = 'firearms'",
    [],
  );
  expect(rows[0]!.kept).toBe(500);

  const latest = async () => {
    const found = await database.sql.query(
      "select cardinality(product_ids) as named from catalogue_changes where name = 'firearms' order by version desc limit 1",
      [],
    );
    return found.rows[0]!.named;
  };
  await many(2_000);
  expect(await latest()).toBe(2_000);
  await many(2_001);
  expect(await latest()).toBeNull();
});
