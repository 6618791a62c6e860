import { and, eq, gt, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";

/** A lease that nobody has renewed, although it has not run out. */
export interface StuckLease {
  id: string;
  leaseUntil: Date;
}

/** Finds leases that a clock that was set back keeps from running out. */
interface LeaseWatch {
  /** Those that were the same for two leases' time. Ask again and again. */
  look: () => Promise<StuckLease[]>;
}

/**
 * Watches leases that last longer than any that is asked for, as those do that were given before the database's
 * clock was set back. Whoever still sends such a mail goes on renewing its lease; whoever has died does not.
 * `elapsed` is a clock that is never set, in milliseconds.
 */
export function watchLeases(
  db: Database,
  leaseMs: number,
  elapsed: () => number = () => performance.now(),
): LeaseWatch {
  let seen = new Map<string, { lease: StuckLease; since: number }>();
  return {
    async look() {
      const { id, status, leaseUntil } = outboxMails;
      const longest = sql`now() + ${2 * leaseMs}::int * interval '1 millisecond'`;
      const rows = await db
        .select({ id, leaseUntil })
        .from(outboxMails)
        .where(and(eq(status, "sending"), gt(leaseUntil, longest)));
      const now = elapsed();
      const before = seen;
      seen = new Map(
        rows.map((row) => {
          const lease = { id: row.id, leaseUntil: row.leaseUntil! };
          const known = before.get(row.id);
          const isSame = known?.lease.leaseUntil.getTime() === lease.leaseUntil.getTime();
          return [row.id, { lease, since: isSame ? known.since : now }];
        }),
      );
      return [...seen.values()]
        .filter(({ since }) => now - since >= 2 * leaseMs)
        .map(({ lease }) => lease);
    },
  };
}
