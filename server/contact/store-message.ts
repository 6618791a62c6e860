import type { ContactBody } from "@shared/contracts/contact";
import type { Database } from "../database/database";
import type { Outbox } from "../mail/outbox";
import { storeMail } from "../mail/store-mail";
import { storeMessageOnce } from "./queries";
import { isSuspected } from "./suspect";

/** A second identical message within this time is the same one. */
const SAME_MESSAGE_MS = 10 * 60 * 1000;

/**
 * Stores what a visitor wrote, and the mail that tells the site's owner: both or neither. What a
 * program seems to have written is stored as suspected and not mailed. Without an owner's address there
 * is no mail; staff find the message in their list.
 */
export async function storeMessage(
  db: Database,
  body: ContactBody,
  { outbox, ownerEmail, now }: { outbox: Outbox; ownerEmail: string | undefined; now: Date },
): Promise<void> {
  const { name, email, message } = body;
  const status = isSuspected(body) ? "suspected" : "new";
  await db.transaction(async (tx) => {
    const since = new Date(now.getTime() - SAME_MESSAGE_MS);
    const isNew = await storeMessageOnce(
      tx,
      { name, email, message, status, createdAt: now },
      since,
    );
    if (!isNew || status === "suspected" || ownerEmail === undefined) return;
    const payload = { name, email, message };
    await storeMail(tx, outbox, { kind: "contact", recipient: ownerEmail, payload }, now);
  });
  // Only now can the worker see it.
  outbox.wake();
}
