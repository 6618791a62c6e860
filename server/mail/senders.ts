import { between, eq, exists, notBetween, sql, type SQL } from "drizzle-orm";
import { mailSenders } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";

// All times are the database's, so that servers whose clocks differ agree on who is alive.

/** A server that can send announces so every few seconds; one silent for this long is gone. */
const GONE_AFTER = sql`interval '60 seconds'`;
/** Its row is kept a little longer, so that a slow server does not compete with those that sweep. */
const SWEPT_AFTER = sql`interval '10 minutes'`;

/** Neither silent nor, since the clock was set back, seen in the future. */
const isAlive = between(mailSenders.seenAt, sql`now() - ${GONE_AFTER}`, sql`now() + ${GONE_AFTER}`);
const isSwept = notBetween(
  mailSenders.seenAt,
  sql`now() - ${SWEPT_AFTER}`,
  sql`now() + ${SWEPT_AFTER}`,
);

/** Announces that this server can send, and deletes the rows of servers that left unannounced. */
export async function announceSender(db: Database, id: string): Promise<void> {
  await db
    .insert(mailSenders)
    .values({ id, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: mailSenders.id, set: { seenAt: sql`now()` } });
  await db.delete(mailSenders).where(isSwept);
}

/** Announces that this server sends no more. */
export async function withdrawSender(db: Database, id: string): Promise<void> {
  await db.delete(mailSenders).where(eq(mailSenders.id, id));
}

/** The condition that some server can send. */
export function anySender(db: Database): SQL {
  return exists(db.select({ id: mailSenders.id }).from(mailSenders).where(isAlive));
}

/** Whether some server can send. */
export async function canAnybodySend(db: Database): Promise<boolean> {
  const [answer] = await db
    .select({ id: mailSenders.id })
    .from(mailSenders)
    .where(isAlive)
    .limit(1);
  return answer !== undefined;
}
