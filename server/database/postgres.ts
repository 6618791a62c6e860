import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import * as schema from "@shared/schema/all";
import { migrationsFolder } from "../process/project-root";
import { StartError } from "../process/start-error";
import type { Database, DatabaseHandle } from "./database";
import { watchPool } from "./pool-watch";
import { reasonOf } from "./reason-of";
import { missingTables, NEWER, problemBeforeMigrating } from "./schema-check";
import { transactionOn } from "./transaction";
import { waitForPostgres, type Waiting } from "./wait-for-postgres";
import { whyNotReady } from "./why-not-ready";

/** "match" in bytes: one number that all servers of this product agree on. */
const ADVISORY_LOCK = 0x6d61746368;

/** A frozen database must turn into a 503 within five seconds, not into a growing queue. */
const TIMEOUT_MS = 2_000;
/** Transactions left open by a lost server of ours are rolled back after this. */
const ABANDONED_TIMEOUT_MS = 10_000;

type Single = NodePgDatabase<typeof schema>;

/**
 * Opens PostgreSQL and migrates its tables. Waits for one that is not there yet, as long as `waiting`
 * says. Throws `StartError` when it cannot be used.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  waiting: Waiting = { forMs: 0, say: () => undefined },
): Promise<DatabaseHandle> {
  const connectAfresh = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
    client.on("error", onError);
    await client.connect();
    return client;
  };

  const alone = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    // A client of its own: waiting for the lock and a long migration outlast the pool's patience,
    // and Drizzle's migrator must run on the very connection that holds the lock.
    const client = await connectAfresh();
    try {
      await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
      return await work(drizzle(client, { schema }));
    } finally {
      await client.end();
    }
  };

  try {
    await waitForPostgres(
      async () => {
        const client = await connectAfresh();
        await requireWritable(client).finally(() => client.end());
      },
      hostOf(url),
      waiting,
    );
    await alone(bringUpToDate);
  } catch (error) {
    throw error instanceof StartError ? error : notOpened(reasonOf(error), error);
  }

  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    idle_in_transaction_session_timeout: ABANDONED_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener a connection that the server cuts ends the whole process. The pool hears of its
  // idle clients only, so each gets one for all its life.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => undefined);
  const watch = watchPool(pool, async () => (await connectAfresh()).end());

  const singles = new WeakMap<pg.PoolClient, Single>();
  const single = (client: pg.PoolClient): Single => {
    const known = singles.get(client) ?? drizzle(client, { schema });
    singles.set(client, known);
    return known;
  };

  return {
    kind: "postgres",
    db: Object.assign(drizzle(pool, { schema }), { transaction: transactionOn(pool, single) }),
    sql: pool,
    whyNotReady: (hasBeenFull) => whyNotReady(pool, hasBeenFull),
    isStuck: watch.isStuck,
    alone,
    async close() {
      watch.stop();
      // A database that does not answer does not say goodbye either.
      await Promise.race([pool.end(), sleep(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Throws PostgreSQL's own error where nothing can be written. */
async function requireWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  if (rows[0]?.readOnly === "on") {
    throw Object.assign(new Error("it can only be read"), { code: "25006" });
  }
}

async function bringUpToDate(db: Database): Promise<void> {
  const { $client } = db as unknown as Single & { $client: pg.Client };
  const problem = await problemBeforeMigrating($client, false);
  if (problem === NEWER) {
    throw new StartError(
      `The database in DATABASE_URL cannot be used: ${NEWER}. Start that version, or restore a backup from before.`,
    );
  }
  if (problem) throw damaged(problem);
  await migrate(db as unknown as Single, { migrationsFolder });
  const missing = await missingTables($client);
  if (missing.length > 0) throw damaged(`the table ${missing[0]} is missing`);
}

const damaged = (reason: string) =>
  new StartError(
    `The database in DATABASE_URL is damaged (${reason}) and was left as it is: restore it from a backup.`,
  );

const notOpened = (reason: string, cause: unknown) =>
  new StartError(
    `The database in DATABASE_URL could not be opened (${reason}): check the address, the user and that PostgreSQL is running, then start again.`,
    { cause },
  );

/** The host of a database, without the credentials. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "the address in DATABASE_URL";
}
