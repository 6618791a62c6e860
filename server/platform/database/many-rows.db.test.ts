import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import type { Database, DatabaseHandle } from "./database";
import { isOutOfTime } from "./database-errors";
import { expectManyRows } from "./rows";

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const settings = async (db: Database) => {
  const { rows } = await db.execute<{ loops: string; ms: string }>(
    sql`select current_setting('enable_nestloop') as loops, current_setting('statement_timeout') as ms`,
  );
  return rows[0];
};

it("a transaction over many rows plans without loops, and the next one as before", async () => {
  const before = await settings(database.db);
  await database.db.transaction(async (tx) => {
    await expectManyRows(tx);
    expect(await settings(tx)).toEqual({ loops: "off", ms: "2min" });
  });
  expect(await database.db.transaction(settings)).toEqual(before);
  expect(before?.loops).toBe("on");
});

// The embedded database ends no statement.
describe.runIf(process.env.TEST_DATABASE_KIND === "postgres")("longer than a statement may", () => {
  // Longer than the two seconds of any other statement.
  const long = sql`select 'there' as it, pg_sleep(3)`;

  it("takes a statement over many rows, and no other", async () => {
    await database.db.transaction(async (tx) => {
      await expectManyRows(tx);
      expect((await tx.execute(long)).rows).toMatchObject([{ it: "there" }]);
    });
    for (let time = 0; time < 3; time++) {
      const refused = database.db.transaction((tx) => tx.execute(long));
      await expect(refused).rejects.toSatisfy(isOutOfTime);
    }
  });
});
