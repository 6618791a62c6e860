import { createHash } from "node:crypto";
import type { Database } from "../database/database";
import type { Outbox } from "./outbox";
import type { StoredMail } from "./payloads";
import { storeOnce } from "./queries";

/** A second identical request within this time is the same mail. */
const SAME_MAIL_MS = 10 * 60 * 1000;

/**
 * Puts a mail into the outbox, by ids and plain texts: what it shows is rebuilt from our own data when
 * it is sent.
 */
export async function storeMail(
  db: Database,
  outbox: Outbox,
  mail: StoredMail & { recipient: string },
  now: Date,
): Promise<void> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([mail.kind, mail.recipient.toLowerCase(), mail.payload]))
    .digest("hex");
  await storeOnce(
    db,
    { ...mail, fingerprint, status: await outbox.startStatus(db), createdAt: now },
    new Date(now.getTime() - SAME_MAIL_MS),
  );
  outbox.wake();
}
