import type { PGlite } from "@electric-sql/pglite";

const POLL_INTERVAL_MS = 30_000;

/**
 * Lets an embedded database reuse its log files. It has no background process for that: without this the
 * log grows until the server stops, and the next start reads all of it. Returns a function that ends it.
 */
export function keepCheckpointing(lite: PGlite): () => void {
  let last: unknown;
  const timer = setInterval(() => {
    void lite
      .query<{ at: string }>("select pg_current_wal_lsn()::text as at")
      .then(async ({ rows }) => {
        if (rows[0]?.at === last) return;
        await lite.exec("checkpoint");
        last = (await lite.query<{ at: string }>("select pg_current_wal_lsn()::text as at")).rows[0]
          ?.at;
      })
      // The next run tries again.
      .catch(() => undefined);
  }, POLL_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
