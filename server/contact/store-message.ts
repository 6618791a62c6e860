import type { ContactBody } from "@shared/contracts/contact";
import type { Database } from "../database/database";
import type { OncePost } from "../http/post-limits";
import { windowAround } from "../http/time-window";
import type { Outbox } from "../mail/outbox";
import { contactMessage } from "../mail/kinds/contact-message";
import { storeMail } from "../mail/store-mail";
import { isMessageStored, storeMessageOnce } from "./queries";
import { isSuspected } from "./suspect";

/** A second identical message within this time is the same one. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/**
 * A visitor's message as a post that is taken once: stored with the mail to the site's owner, both or
 * neither. A suspected message is stored as such and not mailed. Without an owner's address there is no
 * mail; staff find the message in their list.
 */
export function messagePost(
  db: Database,
  body: ContactBody,
  { outbox, ownerEmail, now }: { outbox: Outbox; ownerEmail: string | undefined; now: Date },
): OncePost {
  const { name, email, message } = body;
  const status = isSuspected(body) ? ("suspected" as const) : ("new" as const);
  const row = { name, email, message, status, createdAt: now };
  const window = windowAround(now, DUPLICATE_WINDOW_MS);
  return {
    key: JSON.stringify([name, email, message, status]),
    isRepeat: () => isMessageStored(db, row, window),
    async store() {
      const isNew = await db.transaction(async (tx) => {
        if (!(await storeMessageOnce(tx, row, window))) return false;
        if (status === "suspected" || ownerEmail === undefined) return true;
        const payload = { name, email, message };
        const mail = { kind: contactMessage, recipient: ownerEmail, payload };
        await storeMail(tx, outbox, mail, now);
        return true;
      });
      // Only now is it visible to the worker.
      outbox.wake();
      return isNew;
    },
  };
}
