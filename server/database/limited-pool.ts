import pg from "pg";
import { isDatabaseAway, isUnanswered } from "./is-database-away";
import { setLimits, type TimeLimits } from "./time-limits";

/** A database that did not answer is asked again by one request after this; others fail at once until then. */
const RETRY_INTERVAL_MS = 500;

/**
 * A pool whose every statement sets its limits on time by itself, within a transaction of its own. A pooler
 * in transaction mode carries nothing that belongs to a connection, and hands out another one each time.
 * It also takes connections for a database that does not answer: so that a request does not wait again at
 * each of its steps, nothing more is asked for half a second after a time-out.
 */
export function limitedPool(config: pg.PoolConfig, limits: TimeLimits): pg.Pool {
  const pool = new pg.Pool(config);
  const breaker = createBreaker();
  pool.on("release", (failure) => breaker.tell(failure));

  const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connect = () => (breaker.mayAsk() ? take() : Promise.reject(unanswered()));
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const client = await connect();
    let failure: unknown;
    try {
      await client.query(`begin; ${setLimits(limits)}`);
      const result = await client.query(statement, values);
      await client.query("commit");
      return result;
    } catch (error) {
      if (isDatabaseAway(error)) failure = error;
      else await client.query("rollback").catch((lost: unknown) => (failure = lost));
      throw error;
    } finally {
      client.release(failure instanceof Error ? failure : client.getTransactionStatus() !== "I");
    }
  };
  return Object.assign(pool, {
    connect: connect as pg.Pool["connect"],
    query: query as pg.Pool["query"],
  });
}

/** Open from a time-out until something is answered. Open, it lets one request through from time to time. */
function createBreaker() {
  let mayAskAt: number | undefined;
  return {
    mayAsk(): boolean {
      if (mayAskAt === undefined) return true;
      if (performance.now() < mayAskAt) return false;
      mayAskAt = performance.now() + RETRY_INTERVAL_MS;
      return true;
    },
    tell(failure: unknown): void {
      if (!failure) mayAskAt = undefined;
      else if (isUnanswered(failure)) mayAskAt = performance.now() + RETRY_INTERVAL_MS;
    },
  };
}

/** SQLSTATE "cannot connect now". */
const unanswered = () =>
  Object.assign(new Error("the database did not answer a moment ago"), { code: "57P03" });
