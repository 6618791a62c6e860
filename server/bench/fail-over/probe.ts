import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A client without the product: what the cluster itself cannot do, the product cannot do either. */
export interface Probe {
  /** The longest time between two writes since this was last asked, in milliseconds. */
  longestSilence: () => number;
  stop: () => Promise<void>;
}

const PAUSE_MS = 50;
const TIMEOUT_MS = 1_000;

/** Writes again and again into a table of its own, by a new connection each time. */
export async function startProbe(url: string): Promise<Probe> {
  await write(url, "create table bench_probe as select 0 as n");
  let isOver = false;
  let [lastAt, longest] = [performance.now(), 0];
  const writing = (async () => {
    while (!isOver) {
      const isWritten = await write(url, "update bench_probe set n = n + 1").then(
        () => true,
        () => false,
      );
      if (isWritten) {
        longest = Math.max(longest, performance.now() - lastAt);
        lastAt = performance.now();
      }
      await sleep(PAUSE_MS);
    }
  })();
  return {
    longestSilence() {
      const silence = Math.max(longest, performance.now() - lastAt);
      longest = 0;
      return silence;
    },
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

async function write(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A connection that is cut while nothing is asked.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    client.end().catch(() => undefined);
  }
}
