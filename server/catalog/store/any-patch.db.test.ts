import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StatedValues } from "@shared/contracts/attributes";
import { products } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { keepCatalog, productRow, seatAttributes } from "../../testing/any-catalog";
import { openTestDatabase } from "../../testing/test-database";
import type { AnyCatalog } from "./any-catalog";
import { createAnyCatalogs, type AnyCatalogs } from "./catalogs";
import type { CatalogRead } from "./catalog-source";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await keepCatalog(db, "all", { stated: seatAttributes });
  await keepCatalog(db, "acme", { selection: { brands: ["acme"] } });
  const attributes = [{ attribute: "facing", oneOf: ["rear"] }];
  await keepCatalog(db, "rear", { selection: { attributes, price: { max: 2 } } });
});
afterAll(() => database.close());

const ids = ["all", "acme", "rear"];
/** Few keys, so that products come, go, and become groups and variants of each other. */
const key = fc.constantFrom("a", "b", "c", "d", "e", "f");

const values: fc.Arbitrary<StatedValues> = fc.record(
  {
    facing: fc.constantFrom("rear", "forward", "does-not-apply"),
    fixing: fc.subarray(["leg", "belt"], { minLength: 1 }),
    weight: fc.integer({ min: 0, max: 2 }),
    child: fc.constantFrom({ min: 1 }, { min: 1, max: 2 }, { max: 2 }),
    swivels: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const product = fc.record({
  groupKey: fc.option(key, { freq: 2 }),
  name: fc.constantFrom("", "Seat"),
  brand: fc.constantFrom(null, "Acme", "North"),
  price: fc.constantFrom(null, "1.00", "2.00", "3.00"),
  inStock: fc.boolean(),
  values,
});

type Product = typeof product extends fc.Arbitrary<infer Given> ? Given : never;
type Step = { key: string; to: Product | null }[];

/** Several products written in one transaction. */
const step: fc.Arbitrary<Step> = fc.array(fc.record({ key, to: fc.option(product, { freq: 4 }) }), {
  minLength: 1,
  maxLength: 4,
});

const write = (changes: Step) =>
  database.db.transaction(async (tx) => {
    for (const { key: each, to } of changes) {
      if (to === null) await tx.delete(products).where(eq(products.key, each));
      else {
        const row = productRow(each, to);
        await tx
          .insert(products)
          .values(row)
          .onConflictDoUpdate({ target: products.key, set: row });
      }
    }
  });

let time = 0;
const inWords = (catalog: AnyCatalog | undefined) => {
  const { columns, productAt: _read, onDemand: _make, ...rest } = catalog!;
  const stated = [...columns].map(([name, column]) => [
    name,
    Array.from(column.codes, (code) => column.values[code]),
  ]);
  return { ...rest, stated };
};
const allOf = (any: AnyCatalogs) =>
  Promise.all(ids.map(async (id) => inWords(await any.of(id).current())));

it("a patched catalog is the one that is laid out anew, whatever becomes a group or a variant", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await database.db.delete(products);
      const reads: CatalogRead[] = [];
      const kept = createAnyCatalogs(
        database.db,
        () => time,
        (read) => reads.push(read),
      );
      await allOf(kept);
      reads.length = 0;
      for (const changes of steps) {
        await write(changes);
        time += 1_000;
        const fresh = createAnyCatalogs(database.db, () => time);
        expect(await allOf(kept)).toEqual(await allOf(fresh));
      }
      expect(reads.every(({ changed }) => changed !== undefined)).toBe(true);
    }),
    { numRuns: 40 },
  );
}, 120_000);
