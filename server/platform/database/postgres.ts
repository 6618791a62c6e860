import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import * as schema from "@shared/all-tables";
import { StartError } from "../process/run-until-stopped";
import { runAlone } from "./alone";
import { createBreaker, type Breaker } from "./breaker";
import { bringUpToDate, requireSameDatabase, requireWritable } from "./migrate";
import type { DatabaseHandle, Queryable } from "./database";
import { guardedPool, limitedPool, watchPool } from "./guarded-pool";
import { reasonOf, whyNotReady } from "./database-errors";
import {
  keepsLimits,
  rememberWait,
  startupParameters,
  transactionOn,
  waitingClient,
  type StatementWait,
  type TimeLimits,
} from "./time-limits";
import { waitForPostgres, type Waiting } from "./wait-for-postgres";

/** A frozen database must turn into a 503 within five seconds, not into a growing queue. */
const TIMEOUT_MS = 2_000;
/** Nothing is to be done for it but to answer. */
const PROBE_TIMEOUT_MS = 1_000;
/** A connection that waits at a frozen database is the first that it takes again; one that was given up costs it the same. */
const PROBE_CONNECT_TIMEOUT_MS = 10_000;
/** A server's connections; one of them is for short looks alone. */
const MAX_CONNECTIONS = 10;
const limits: TimeLimits = { statementMs: TIMEOUT_MS, idleInTransactionMs: 10_000 };

type Single = NodePgDatabase<typeof schema>;

/** Where the database is. */
export interface PostgresAddress {
  url: string;
  /** The same database without the pooler in between, for the start alone. */
  migrationUrl?: string | undefined;
}

/**
 * Opens PostgreSQL, directly or through a pooler in transaction mode, and migrates its tables. Waits for
 * one that is not there yet, as long as `waiting` says. Throws `StartError` when it cannot be used.
 */
export async function openPostgres(
  { url, migrationUrl = url }: PostgresAddress,
  onError: (error: Error) => void,
  waiting: Waiting = { forMs: 0, say: () => undefined },
): Promise<DatabaseHandle> {
  const connectTo =
    (connectionString: string) =>
    async (parameters: pg.ClientConfig = {}): Promise<pg.Client> => {
      const client = new pg.Client({
        connectionString,
        connectionTimeoutMillis: TIMEOUT_MS,
        keepAlive: true,
        ...parameters,
      });
      client.on("error", onError);
      await client.connect();
      return client;
    };
  const connectAfresh = connectTo(url);
  const connectDirectly = connectTo(migrationUrl);

  // Clients of their own: waiting for the lock and a long migration outlast the pool's patience.
  const alone = async <T>(work: (worker: pg.Client) => Promise<T>): Promise<T> => {
    const holder = await connectDirectly();
    try {
      return await runAlone(holder, waiting.say, async () => {
        const worker = await connectDirectly();
        return work(worker).finally(() => worker.end());
      });
    } finally {
      await holder.end();
    }
  };

  let isDirect: boolean;
  try {
    for (const address of new Set([migrationUrl, url])) {
      await waitForPostgres(
        async () => {
          const client = await connectTo(address)();
          await requireWritable(client).finally(() => client.end());
        },
        hostOf(address),
        waiting,
      );
    }
    if (migrationUrl !== url) await requireSameDatabase(connectAfresh, connectDirectly);
    await alone(bringUpToDate);
    isDirect = await keepsLimits(connectAfresh, limits);
  } catch (error) {
    throw error instanceof StartError ? error : notOpened(reasonOf(error), error);
  }

  // A pooler takes connections for a database that is away.
  const probe = async (connectionTimeoutMillis: number) => {
    const client = await connectAfresh({
      query_timeout: PROBE_TIMEOUT_MS,
      connectionTimeoutMillis,
    });
    // To say goodbye may take as long as the network likes.
    await client.query("select").finally(() => void client.end().catch(() => undefined));
  };
  const breaker = createBreaker(() => probe(PROBE_CONNECT_TIMEOUT_MS));
  const pool = openPool(url, isDirect, breaker, MAX_CONNECTIONS - 1);
  const quick = openPool(url, isDirect, breaker, 1);
  // Without a listener a connection that the server cuts ends the whole process. The pool hears of its
  // idle clients only, so each gets one for all its life.
  for (const each of [pool, quick]) {
    each.on("connect", (client) => client.on("error", onError));
    each.on("error", () => undefined);
  }
  const watch = watchPool(pool, () => probe(TIMEOUT_MS));

  const singles = new WeakMap<pg.PoolClient, { db: Single; wait: StatementWait }>();
  const single = (client: pg.PoolClient): Single => {
    const known = singles.get(client) ?? openSingle(client);
    singles.set(client, known);
    // What the transaction before waited for is over.
    known.wait.ms = undefined;
    return known.db;
  };
  const transaction = transactionOn(pool, single, isDirect ? undefined : limits);

  return {
    kind: "postgres",
    db: Object.assign(drizzle(pool, { schema }), { transaction }),
    quick: drizzle(quick, { schema }),
    sql: withoutNames(pool),
    whyNotReady: (hasBeenFull) => whyNotReady(pool, hasBeenFull),
    isStuck: watch.isStuck,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount + quick.totalCount - quick.idleCount,
      idle: pool.idleCount + quick.idleCount,
      waiting: pool.waitingCount,
    }),
    alone: (work) => alone((worker) => work(drizzle(worker, { schema }))),
    async close() {
      watch.stop();
      // A database that does not answer does not say goodbye either.
      const ends = Promise.all([pool.end(), quick.end()]);
      await Promise.race([ends, sleep(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

function openSingle(client: pg.PoolClient) {
  const wait: StatementWait = {};
  const db: Single = drizzle(waitingClient(client, wait), { schema });
  rememberWait(db, wait);
  return { db, wait };
}

function openPool(url: string, isDirect: boolean, breaker: Breaker, max: number): pg.Pool {
  const config: pg.PoolConfig = {
    connectionString: url,
    max,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  };
  return isDirect
    ? guardedPool({ ...config, ...startupParameters(limits) }, breaker)
    : limitedPool(config, limits, breaker);
}

/** Named statements stay on a pooler's connection, which somebody else gets next. */
function withoutNames(pool: pg.Pool): Queryable {
  return {
    query: (statement, values) =>
      typeof statement === "string"
        ? pool.query(statement, values)
        : pool.query({ text: statement.text, values: statement.values ?? [] }),
  };
}

const notOpened = (reason: string, cause: unknown) =>
  new StartError(
    `The database in DATABASE_URL could not be opened (${reason}): check the address, the user and that PostgreSQL is running, then start again.`,
    { cause },
  );

/** The host of a database, without the credentials. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "the address in DATABASE_URL";
}
