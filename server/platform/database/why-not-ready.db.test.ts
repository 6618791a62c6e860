import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseHandle } from "./database";
import { openTestDatabase } from "../../testing/test-database";

let database: DatabaseHandle;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it("a whole database is ready, also where a write that needs room is asked for", async () => {
  expect(await database.whyNotReady(false)).toBeUndefined();
  expect(await database.whyNotReady(true)).toBeUndefined();
});

it("a database without one of its tables is not, and names it", async () => {
  await database.db.execute(sql`alter table outbox_mails rename to elsewhere`);
  expect(await database.whyNotReady(false)).toBe("The database lacks the table outbox_mails.");
  await database.db.execute(sql`alter table elsewhere rename to outbox_mails`);
  expect(await database.whyNotReady(false)).toBeUndefined();
});
