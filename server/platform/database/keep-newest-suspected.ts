import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { contactMessages } from "@shared/schema/messages";
import type { Database } from "./database";

/** The most suspected rows of a table: a flood of them must not fill the disk. */
export const MAX_SUSPECTED = 1_000;

/**
 * Deletes the oldest suspected rows past the most that are kept. Call it in the transaction that stored one.
 * One at a time does it: who comes meanwhile leaves it to the next.
 */
export async function keepNewestSuspected(
  tx: Database,
  table: typeof outboxMails | typeof contactMessages,
): Promise<void> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`matchwell suspected ${table === outboxMails ? "mails" : "messages"}`})) as mine`,
  );
  if (!rows[0]!.mine) return;
  const isSuspected = sql`status = 'suspected'`;
  const tooMany = tx
    .select({ id: table.id })
    .from(table)
    .where(isSuspected)
    .orderBy(desc(table.createdAt), desc(table.id))
    .offset(MAX_SUSPECTED);
  // One that staff release meanwhile is suspected no more.
  await tx.delete(table).where(and(eq(table.status, "suspected"), inArray(table.id, tooMany)));
}
