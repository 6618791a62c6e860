import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { seed } from "../../specification/seed/seed";
import { withDatabase } from "../../testing/database-url";
import { hasPooler, startPooler, type TestPooler } from "../../testing/pooler";
import "../../testing/provided";
import type { DatabaseHandle } from "./database";
import { isDatabaseAway } from "./database-errors";
import { expectManyRows } from "./rows";
import { openPostgres } from "./postgres";

const canRun = process.env.TEST_DATABASE_KIND === "postgres" && hasPooler();

describe.runIf(canRun).each([
  ["refuses parameters that it does not carry", []],
  [
    "ignores them",
    ["ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout"],
  ],
])("through a pooler in transaction mode that %s", (_, settings) => {
  let pooler: TestPooler;
  let direct: string;
  let admin: pg.Client;
  const name = `matchwell_test_${randomBytes(6).toString("hex")}`;
  const opened: DatabaseHandle[] = [];
  const open = async (migrationUrl?: string) => {
    const handle = await openPostgres({ url: pooler.url, migrationUrl }, () => undefined);
    opened.push(handle);
    return handle;
  };

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject("postgresUrl") });
    await admin.connect();
    await admin.query(`create database ${name}`);
    direct = withDatabase(inject("postgresUrl"), name);
    pooler = await startPooler(direct, settings);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
  });
  afterAll(async () => {
    await pooler.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it("three servers that start at once on an empty database all start, and seed it once", async () => {
    const servers = await Promise.all([open(), open(), open()]);
    await Promise.all(servers.map(({ alone }) => alone((db) => seed(db, true))));
    const [sizes] = (
      await servers[0].sql.query(
        "select count(*)::int as sizes, count(distinct id)::int as ids from bed_sizes",
      )
    ).rows;
    expect(sizes!.sizes).toBe(sizes!.ids);
  });

  it("no lock stays behind", async () => {
    await (await open()).alone(() => Promise.resolve());
    const { rows } = await admin.query(
      "select from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = $1",
      [name],
    );
    expect(rows).toEqual([]);
  });

  it("what takes too long is ended on the database, too", async () => {
    const { sql: plain, db } = await open();
    const tooLong = sql`select pg_sleep(20)`;
    const works = [
      plain.query("select pg_sleep(20)"),
      db.execute(tooLong),
      db.transaction((tx) => tx.execute(tooLong)),
    ];
    for (const each of await Promise.allSettled(works)) {
      expect(each).toSatisfy(({ reason }: PromiseRejectedResult) => isDatabaseAway(reason));
    }
    const sleeping = `select from pg_stat_activity
      where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await admin.query(sleeping)).rows.length).toBe(0);
    expect((await plain.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("only a transaction over many rows has more time", async () => {
    const { db } = await open();
    const long = sql`select 'there' as it, pg_sleep(3)`;
    const { rows } = await db.transaction(async (tx) => {
      await expectManyRows(tx);
      return tx.execute(long);
    });
    expect(rows).toMatchObject([{ it: "there" }]);
    await expect(db.transaction((tx) => tx.execute(long))).rejects.toSatisfy(isDatabaseAway);
  });

  it("named statements reach connections that do not know them", async () => {
    const handle = await open();
    const ask = { name: "which", text: "select $1::int as it", values: [7] };
    const answers = await Promise.all(Array.from({ length: 60 }, () => handle.sql.query(ask)));
    expect(answers.every(({ rows }) => rows[0]!.it === 7)).toBe(true);
  });

  it("what fails is rolled back, and leaves its connection usable", async () => {
    const handle = await open();
    for (let time = 0; time < 20; time++) {
      await expect(handle.sql.query("select nothing")).rejects.toThrow(/nothing/);
    }
    expect(await handle.whyNotReady(false)).toBeUndefined();
    const { rows } = await admin.query(
      "select from pg_stat_activity where state like 'idle in transaction%' and datname = $1",
      [name],
    );
    expect(rows).toEqual([]);
  });

  it("starts over a direct address, which must lead to the same database", async () => {
    expect(await (await open(direct)).whyNotReady(false)).toBeUndefined();
    await expect(open(inject("postgresUrl"))).rejects.toThrow(
      /MIGRATION_DATABASE_URL is not the database/,
    );
  });
});
