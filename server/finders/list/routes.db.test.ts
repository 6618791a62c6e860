import { afterAll, beforeAll, expect, it } from "vitest";
import type { FinderSummary } from "@shared/contracts/finders";
import { finderVersions } from "@shared/schema/finders";
import { insertFinder } from "../../testing/a-finder";
import { startTestApp, type TestApp } from "../../testing/test-app";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it("a version that this server cannot read leaves the other finders as they are", async () => {
  const { db } = server.database;
  await insertFinder(db, { slug: "shoes" });
  await insertFinder(db, { slug: "newer", isOpen: false });
  await db.insert(finderVersions).values({ slug: "newer", version: 2, document: { schema: 99 } });
  await db.execute("update finders set live_version = 2 where slug = 'newer'");
  server.clock.ahead += 2_000;

  const { body } = await server.visitor().get("/api/finders").expect(200);
  expect((body as FinderSummary[]).map(({ slug }) => slug)).toEqual([
    "dialabed",
    "safarioutdoor",
    "shoes",
  ]);
  await server.visitor().get("/api/finders/shoes").expect(200);
  const newer = await server.visitor().get("/api/finders/newer").expect(503);
  expect(newer.body).toMatchObject({ code: "unreadable_version" });
  expect(newer.headers["retry-after"]).toBe("60");
});
