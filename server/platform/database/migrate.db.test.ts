import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import { StartError } from "../process/run-until-stopped";
import type { DatabaseHandle } from "./database";
import { applyMigrations } from "./migrate";
import { MIGRATIONS_TABLE, NEWER, problemBeforeMigrating } from "./schema-check";

let database: DatabaseHandle;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

let at = Date.now() * 10;
const migration = (...sql: string[]) => ({
  sql,
  folderMillis: (at += 1),
  hash: `hash ${at}`,
  bps: true,
});
const recorded = async () =>
  (await database.sql.query(`select count(*)::int as count from ${MIGRATIONS_TABLE}`)).rows[0]!
    .count as number;

/** One connection that is nobody else's: a pool would spread a transaction over several. */
const apply = (...migrations: ReturnType<typeof migration>[]) =>
  database.alone((db) =>
    applyMigrations(connectionOf(db as unknown as { $client: Connection }), migrations, 2),
  );
type Connection = Parameters<typeof applyMigrations>[0];
const connectionOf = ({ $client }: { $client: Connection }): Connection => ({
  query: (statement, values) => $client.query(statement, values),
});

describe("migrations", () => {
  it("are applied once, in their order", async () => {
    const before = await recorded();
    const first = migration("create table first_one (id int)");
    const second = migration("alter table first_one add column label text");
    await apply(first);
    await apply(first, second);
    await apply(first, second);
    expect(await recorded()).toBe(before + 2);
    await database.sql.query("select id, label from first_one");
  });

  it("that fail in the middle leave nothing behind", async () => {
    const before = await recorded();
    const failing = migration("create table half_done (id int)", "select nothing");
    await expect(apply(failing)).rejects.toThrow(/nothing/);
    expect(await recorded()).toBe(before);
    const { rows } = await database.sql.query("select to_regclass('half_done') as there");
    expect(rows).toEqual([{ there: null }]);
  });

  it("build an index beside who reads and writes, and anew where it was interrupted", async () => {
    await apply(migration("create table wide (id int)", "insert into wide values (1), (1)"));
    const index = "create unique index concurrently if not exists wide_id on wide (id)";
    const interrupted = migration(index);
    await expect(apply(interrupted)).rejects.toThrow(/wide_id|unique/);
    await database.sql.query("delete from wide");
    await apply(migration(index));
    const { rows } = await database.sql.query(
      "select indisvalid as valid from pg_index where indexrelid = to_regclass('wide_id')",
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  it.runIf(process.env.TEST_DATABASE_KIND === "postgres")(
    "do not wait for a table in use while shoppers wait behind them",
    async () => {
      await apply(migration("create table busy (id int)"));
      const adding = migration("alter table busy add column label text");
      let free = () => undefined as void;
      const held = new Promise<void>((resolve) => (free = resolve));
      let isHeld = () => undefined as void;
      const holding = new Promise<void>((resolve) => (isHeld = resolve));
      const holder = database.db.transaction(async (tx) => {
        await tx.execute("lock table busy in access share mode");
        isHeld();
        await held;
      });
      await holding;
      await expect(apply(adding)).rejects.toThrow(StartError);
      await database.sql.query("insert into busy values (1)");
      free();
      await holder;
      await apply(adding);
    },
  );
});

describe("a server of an older version", () => {
  const problem = () => problemBeforeMigrating(database.sql, true);

  it("works with tables that a newer one only added to", async () => {
    await apply(migration("create table added_later (id int)"));
    expect(await problem()).toBeUndefined();
  });

  it("does not start where something that it needs was removed", async () => {
    await apply(
      migration(`update drizzle.oldest_known_migration set migration = ${Number.MAX_SAFE_INTEGER}`),
    );
    expect(await problem()).toBe(NEWER);
  });
});
