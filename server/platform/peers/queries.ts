import { and, between, eq, ne, notBetween, sql } from "drizzle-orm";
import { z } from "zod";
import { servers, type KnownSecret } from "@shared/schema/machinery";
import type { Database } from "../database/database";

// All times are the database's, so that servers whose clocks differ agree on who is alive.

/** A server announces itself every few seconds; one silent for this long is gone. */
const GONE_AFTER = sql`interval '60 seconds'`;
const SWEPT_AFTER = sql`interval '10 minutes'`;

/** Neither silent nor, since the clock was set back, seen in the future. */
const isAlive = between(servers.seenAt, sql`now() - ${GONE_AFTER}`, sql`now() + ${GONE_AFTER}`);
const isSwept = notBetween(
  servers.seenAt,
  sql`now() - ${SWEPT_AFTER}`,
  sql`now() + ${SWEPT_AFTER}`,
);

/** Announces a server, and deletes the rows of those that left unannounced. */
export async function announceServer(
  db: Database,
  id: string,
  secrets: KnownSecret[],
): Promise<void> {
  await db
    .insert(servers)
    .values({ id, secrets, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: servers.id, set: { secrets, seenAt: sql`now()` } });
  await db.delete(servers).where(isSwept);
}

export async function withdrawServer(db: Database, id: string): Promise<void> {
  await db.delete(servers).where(eq(servers.id, id));
}

const shape = z.array(z.object({ id: z.string(), gates: z.string() }));

/** What every other living server knows. A later version may tell it in another way: that one is left out. */
export async function secretsOfOthers(db: Database, id: string): Promise<KnownSecret[][]> {
  const rows = await db
    .select({ secrets: servers.secrets })
    .from(servers)
    .where(and(ne(servers.id, id), isAlive));
  return rows.flatMap(({ secrets }) => {
    const read = shape.safeParse(secrets);
    return read.success ? [read.data] : [];
  });
}
