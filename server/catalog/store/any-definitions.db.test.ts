import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { AttributeShape, StatedValues } from "@shared/contracts/attributes";
import type { Selection } from "@shared/contracts/catalogs";
import { attributes, catalogs, products } from "@shared/schema/catalog-products";
import type { DatabaseHandle } from "../../platform/database/database";
import { attributeOf, keepCatalog, productRow } from "../../testing/any-catalog";
import { openTestDatabase } from "../../testing/test-database";
import type { AnyCatalog } from "./any-catalog";
import { createAnyCatalogs } from "./catalogs";
import type { CatalogRead } from "./catalog-source";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [products, attributes, catalogs]) await database.db.delete(table);
  await keepCatalog(database.db, "all");
  await keepCatalog(database.db, "acme", { selection: { brands: ["acme"] } });
});

let time = 0;
const wait = () => (time += 1_000);
const inWords = (catalog: AnyCatalog | undefined) => {
  if (!catalog) return undefined;
  const { columns, productAt: _read, onDemand: _make, ...rest } = catalog;
  const stated = [...columns].map(([name, { codes, values }]) => [
    name,
    Array.from(codes, (code) => values[code]),
  ]);
  return { ...rest, stated };
};

const shades = { red: "Red", blue: "Blue" };
const shape: fc.Arbitrary<AttributeShape> = fc
  .record({
    id: fc.constantFrom("shade", "weight", "extra"),
    kind: fc.constantFrom("choice", "choices", "number", "text", "flag"),
    known: fc.subarray(Object.entries(shades)),
    catalogues: fc.option(fc.subarray(["all", "acme"])),
    isRetired: fc.boolean(),
  })
  .map(({ id, kind, known, catalogues: catalogs, isRetired }) => ({
    ...attributeOf(id, kind, { values: Object.fromEntries(known) }),
    catalogues: catalogs,
    isRetired,
  }));
const values: fc.Arbitrary<StatedValues> = fc.dictionary(
  fc.constantFrom("shade", "weight", "extra"),
  fc.constantFrom("red", ["blue", "red"], 2, true),
  { noNullPrototype: true },
);
const key = fc.constantFrom("a", "b", "c", "d");

type Step = (db: DatabaseHandle["db"]) => Promise<unknown>;
const nothing: Step = () => Promise.resolve();
const step: fc.Arbitrary<Step> = fc.oneof(
  shape.map((row): Step => (db) => {
    const position = row.id.length;
    return db
      .insert(attributes)
      .values({ ...row, position })
      .onConflictDoUpdate({ target: attributes.id, set: row });
  }),
  fc.constantFrom("shade", "weight", "extra").map(
    (id): Step =>
      (db) =>
        db.delete(attributes).where(eq(attributes.id, id)),
  ),
  fc
    .record({ brand: fc.constantFrom("Acme", null), groupKey: fc.option(key), values })
    .chain((given) => key.map((each) => productRow(each, given)))
    .map((row): Step => (db) => {
      return db.insert(products).values(row).onConflictDoUpdate({ target: products.key, set: row });
    }),
  fc.constantFrom<Selection>({}, { brands: ["acme"] }).map(
    (selection): Step =>
      (db) =>
        db.update(catalogs).set({ selection }),
  ),
  fc.constantFrom("acme", "other").map((id): Step => async (db) => {
    await db.delete(catalogs).where(eq(catalogs.id, id));
    await db.insert(catalogs).values({ id, name: id, selection: {} });
  }),
  fc.constant<Step>((db) => db.delete(catalogs).where(eq(catalogs.id, "acme"))),
);

it("a catalog is as if it was read anew, whatever becomes of attributes, catalogs and products", async () => {
  const kept = createAnyCatalogs(database.db, () => time);
  const steps = fc.array(fc.record({ change: step, isLookedAt: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const { change, isLookedAt } of [...all, { change: nothing, isLookedAt: true }]) {
        await change(database.db);
        if (!isLookedAt) continue;
        wait();
        const fresh = createAnyCatalogs(database.db, () => time);
        for (const id of ["all", "acme"]) {
          const present = inWords(await fresh.of(id).current());
          expect(inWords(await kept.of(id).current())).toEqual(present);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

it("reads products only where they state what is defined otherwise", async () => {
  const { db } = database;
  const stated = [
    attributeOf("shade", "choice", { values: shades }),
    attributeOf("weight", "number"),
  ];
  await db.insert(attributes).values(stated.map((each, position) => ({ ...each, position })));
  await db
    .insert(products)
    .values([
      productRow("a", { values: { shade: "red" } }),
      productRow("b", { values: { weight: 2 } }),
    ]);
  const reads: CatalogRead[] = [];
  const kept = createAnyCatalogs(
    db,
    () => time,
    (read) => reads.push(read),
  );
  const held = await kept.of("all").current();
  const readFor = async (change: Promise<unknown>) => {
    reads.length = 0;
    await change;
    wait();
    await kept.of("all").current();
    return reads.map(({ changed }) => changed ?? "all");
  };

  expect(
    await readFor(db.insert(catalogs).values({ id: "new", name: "New", selection: {} })),
  ).toEqual([]);
  expect(await kept.of("all").current()).toBe(held);
  const label = { label: { en: "Tint" } };
  const shade = eq(attributes.id, "shade");
  expect(await readFor(db.update(attributes).set(label).where(shade))).toEqual([0]);
  expect(await readFor(db.update(attributes).set({ values: [] }).where(shade))).toEqual([1]);
  const extra = { ...attributeOf("extra", "flag"), position: 3 };
  expect(await readFor(db.insert(attributes).values(extra))).toEqual([0]);
  const selection = { brands: ["acme"] };
  expect(await readFor(db.update(catalogs).set({ selection }))).toEqual(["all"]);
});
