import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import type { DatabaseHandle } from "./database";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("a short read sees what was written before", async () => {
  const { db, quick } = database;
  await db.execute(sql`create table seen (number integer)`);
  await db.execute(sql`insert into seen values (7)`);
  expect((await quick.execute(sql`select number from seen`)).rows).toEqual([{ number: 7 }]);
});

// The embedded database has one connection, for which everything waits.
describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("where there is a pool", () => {
  it("waits for no other work, however much of it waits for a connection", async () => {
    const { db, quick } = database;
    const lock = sql`select pg_advisory_xact_lock(hashtext('held by a test'))`;
    let waiting: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(lock);
      waiting = Array.from({ length: 30 }, () => db.transaction((each) => each.execute(lock)));
      expect((await quick.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      expect(database.connections!().waiting).toBeGreaterThan(0);
    });
    await Promise.all(waiting);
  });
});
