import { and, between, eq, ne, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../database/database";
import type { TimeWindow } from "../http/time-window";

/** Whether the same request stored a mail within `window` that has not failed. */
export async function isMailStored(
  db: Database,
  fingerprint: string,
  window: TimeWindow,
): Promise<boolean> {
  const [same] = await db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.fingerprint, fingerprint),
        between(outboxMails.createdAt, window.from, window.to),
        ne(outboxMails.status, "failed"),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/**
 * Stores a mail, unless the same request stored one within `window` that has not failed; returns
 * whether it did. Requests with one fingerprint take turns, so that two at once store one mail.
 */
export async function storeOnce(
  db: Database,
  mail: typeof outboxMails.$inferInsert,
  window: TimeWindow,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mail.fingerprint}))`);
    if (await isMailStored(tx, mail.fingerprint, window)) return false;
    await tx.insert(outboxMails).values(mail);
    return true;
  });
}
