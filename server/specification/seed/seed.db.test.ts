import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as tables from "@shared/all-tables";
import type { DatabaseHandle } from "../../platform/database/database";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import { openTestDatabase } from "../../testing/test-database";
import { seed } from "./seed";

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const countBeds = async () =>
  (await database.db.select({ n: count() }).from(tables.bedProducts))[0]!.n;

describe("the seed", () => {
  // Shows 3.bed.sleep-styles, 9.stats.
  it("fills every lookup, at least 120 beds and 300 firearm products", async () => {
    const sizes = async (table: typeof tables.sleepStyles | typeof tables.features) =>
      (await database.db.select({ n: count() }).from(table))[0]!.n;
    expect(await sizes(tables.sleepStyles)).toBe(6);
    expect(await sizes(tables.features)).toBe(16);
    expect(await countBeds()).toBeGreaterThanOrEqual(120);
    const [firearms] = await database.db.select({ n: count() }).from(tables.firearmProducts);
    expect(firearms!.n).toBeGreaterThanOrEqual(300);
  });

  // Shows 3.bed.sleep-style-badges.
  it("gives sleep styles no badges", async () => {
    const styles = await database.db.select().from(tables.sleepStyles);
    expect(
      styles.filter((style) => style.isPopular || style.isRecommended || style.isTopSeller),
    ).toEqual([]);
  });

  it("changes nothing that staff edited or deleted, when it runs again", async () => {
    const { db } = database;
    await db
      .update(tables.sleepStyles)
      .set({ name: "Edited" })
      .where(eq(tables.sleepStyles.id, "side"));
    await db.delete(tables.features).where(eq(tables.features.id, "warranty"));
    const [gone] = await db.select().from(tables.bedProducts).limit(1);
    await db.delete(tables.products).where(eq(tables.products.id, gone!.id));
    const before = await countBeds();

    await seed(db, true);

    const [side] = await db
      .select()
      .from(tables.sleepStyles)
      .where(eq(tables.sleepStyles.id, "side"));
    expect(side!.name).toBe("Edited");
    expect(
      await db.select().from(tables.features).where(eq(tables.features.id, "warranty")),
    ).toEqual([]);
    expect(await countBeds()).toBe(before);
  });
});

describe("the tables", () => {
  it("refuse a bed of a size that does not exist, and a size that beds have to be deleted", async () => {
    const { db } = database;
    await expect(
      db.delete(tables.bedSizes).where(eq(tables.bedSizes.id, "queen")),
    ).rejects.toThrow();
    const values = sql`${tables.products.values} || '{"bed-products.bedSize": "round"}'`;
    for (const change of [{ values }, { values: {} }, { price: "-1" }, { price: null }]) {
      const beds = db.update(tables.products).set(change).where(eq(tables.products.source, "beds"));
      await expect(beds).rejects.toThrow();
    }
    await expect(db.update(tables.firmnessLevels).set({ level: 11 })).rejects.toThrow();
  });

  it("publishes the finders that come with the product once, and anew where they are older ones", async () => {
    const { db } = database;
    const liveOf = async () =>
      (await db.select().from(tables.finders).where(eq(tables.finders.slug, "dialabed")))[0]!
        .liveVersion;
    const publish = async (version: number, publishedBy: string | null) => {
      const document = { ...bedFinderDocument, notes: `Version ${version}` };
      await db
        .insert(tables.finderVersions)
        .values({ slug: "dialabed", version, document, publishedBy });
      await db
        .update(tables.finders)
        .set({ liveVersion: version, lastVersion: version })
        .where(eq(tables.finders.slug, "dialabed"));
    };
    await seed(db, false);
    expect(await liveOf()).toBe(1);
    // As an earlier release had it.
    await publish(2, null);
    await seed(db, false);
    expect(await liveOf()).toBe(3);
    await seed(db, false);
    expect(await liveOf()).toBe(3);
    await publish(4, "thandi");
    await seed(db, false);
    expect(await liveOf()).toBe(4);
  });
});
