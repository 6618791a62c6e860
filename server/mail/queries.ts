import { and, between, eq, notInArray, sql } from "drizzle-orm";
import { outboxMails } from "@shared/schema/mail";
import { contactMessages } from "@shared/schema/accounts";
import type { Database } from "../platform/database/database";
import { keepNewestSuspected, nextUpdatedAt } from "../platform/database/rows";
import type { TimeWindow } from "../platform/http/rate-limit";

/** Whether the same request stored a mail within `window` that has neither failed nor waits as suspected. */
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
        notInArray(outboxMails.status, ["failed", "suspected"]),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/**
 * Stores a mail, unless the same request stored one within `window` that has not failed; returns
 * whether it did. One that waits as suspected becomes what is stored now. Requests with one fingerprint take
 * turns, so that two at once store one mail.
 */
export async function storeOnce(
  db: Database,
  mail: typeof outboxMails.$inferInsert,
  window: TimeWindow,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mail.fingerprint}))`);
    if (await isMailStored(tx, mail.fingerprint, window)) return false;
    const raised = await tx
      .update(outboxMails)
      .set({ status: mail.status, updatedAt: nextUpdatedAt(outboxMails.updatedAt) })
      .where(
        and(
          eq(outboxMails.fingerprint, mail.fingerprint),
          between(outboxMails.createdAt, window.from, window.to),
          eq(outboxMails.status, "suspected"),
        ),
      )
      .returning({ id: outboxMails.id });
    if (raised.length > 0) return mail.status !== "suspected";
    await tx.insert(outboxMails).values(mail);
    if (mail.status === "suspected") await keepNewestSuspected(tx, outboxMails);
    return true;
  });
}

/** Makes a suspected message of a visitor a new one, once its mail goes out. */
export async function trustMessage(
  tx: Database,
  { name, email, message }: Pick<typeof contactMessages.$inferSelect, "name" | "email" | "message">,
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ status: "new", updatedAt: nextUpdatedAt(contactMessages.updatedAt) })
    .where(
      and(
        eq(contactMessages.status, "suspected"),
        eq(contactMessages.name, name),
        eq(contactMessages.email, email),
        eq(contactMessages.message, message),
      ),
    );
}
