import { afterAll, beforeAll, expect, it } from "vitest";
import { finders, finderVersions } from "@shared/schema/finders";
import type { DatabaseHandle } from "../../platform/database/database";
import { sharedBytes } from "../../platform/memory/shared-bytes";
import { openTestDatabase } from "../../testing/test-database";
import { shoeDocument } from "../testing/shoes";
import { createLiveFinders } from "./live-finders";

const MAX_BYTES = 300_000;
const SLUG = "bounded-shoes";
const VERSIONS = 60;

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
  const brand = { name: "Shop", website: null, color: null, links: [] };
  await database.db
    .insert(finders)
    .values({ slug: SLUG, name: "Shoes", brand, liveVersion: VERSIONS, lastVersion: VERSIONS });
  await database.db.insert(finderVersions).values(
    Array.from({ length: VERSIONS }, (_, at) => ({
      slug: SLUG,
      version: at + 1,
      document: shoeDocument(`Shoes ${at + 1}`),
    })),
  );
});
afterAll(() => database.close());

it("versions that are asked for stay within their bytes: the latest are held, others are read again", async () => {
  const bytes = sharedBytes(MAX_BYTES);
  const live = createLiveFinders(database.db, Date.now, bytes);
  for (let version = 1; version <= VERSIONS; version++) {
    expect((await live.document(SLUG, version))?.title.en).toBe(`Shoes ${version}`);
    expect(bytes.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(live.heldDocument(SLUG, 1)).toBeUndefined();
  expect(live.heldDocument(SLUG, VERSIONS)).toBe(await live.document(SLUG, VERSIONS));
  expect((await live.document(SLUG, 1))?.title.en).toBe("Shoes 1");
});

it("a version that is not there is not remembered, whichever is asked for", async () => {
  const bytes = sharedBytes(MAX_BYTES);
  const live = createLiveFinders(database.db, Date.now, bytes);
  for (let version = 1_000; version < 1_050; version++) {
    expect(await live.document(SLUG, version)).toBeUndefined();
  }
  expect(bytes.bytes()).toBe(0);
});
