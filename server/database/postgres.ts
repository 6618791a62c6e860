import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "@shared/schema/all";
import { migrationsFolder } from "../project-root";
import { StartError } from "../start-error";
import type { Database, DatabaseHandle } from "./database";

/** "match" in bytes: one number that all servers of this product agree on. */
const ADVISORY_LOCK = 0x6d61746368;

/** A frozen database must turn into a 503 within five seconds, not into a growing queue. */
const PATIENCE_MS = 2_000;

/** Opens PostgreSQL and brings its tables up to date. Throws `StartError` when it cannot be reached. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  // Without a listener, an idle connection that the server cuts ends the whole process.
  pool.on("error", onError);
  const db = drizzle(pool, { schema });

  const alone = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    // A client of its own: waiting for the lock and a long migration outlast the pool's patience,
    // and Drizzle's migrator must run on the very connection that holds the lock.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
    client.on("error", onError);
    await client.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
      return await work(drizzle(client, { schema }));
    } finally {
      await client.end();
    }
  };

  try {
    await alone((single) => migrate(single as Parameters<typeof migrate>[0], { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw new StartError(explain(error), { cause: error });
  }

  return {
    kind: "postgres",
    db,
    sql: pool,
    ping: async () => void (await pool.query("select 1")),
    alone,
    close: () => pool.end(),
  };
}

function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason =
    cause instanceof AggregateError
      ? cause.errors.map((each: Error) => each.message).join(", ")
      : cause instanceof Error
        ? cause.message
        : String(cause);
  return `The database in DATABASE_URL could not be opened (${reason}): check the address, the user and that PostgreSQL is running, then start again.`;
}
