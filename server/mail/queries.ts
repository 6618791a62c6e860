import { and, eq, gt, ne, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../database/database";

/** Whether the same request stored a mail since `notBefore` that has not failed. */
export async function isMailStored(
  db: Database,
  fingerprint: string,
  notBefore: Date,
): Promise<boolean> {
  const [same] = await db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.fingerprint, fingerprint),
        gt(outboxMails.createdAt, notBefore),
        ne(outboxMails.status, "failed"),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/**
 * Stores a mail, unless the same request stored one since `notBefore` that has not failed; returns
 * whether it did. Requests with one fingerprint take turns, so that two at once store one mail.
 */
export async function storeOnce(
  db: Database,
  mail: typeof outboxMails.$inferInsert,
  notBefore: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mail.fingerprint}))`);
    if (await isMailStored(tx, mail.fingerprint, notBefore)) return false;
    await tx.insert(outboxMails).values(mail);
    return true;
  });
}
