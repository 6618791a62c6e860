import { createHash } from "node:crypto";
import type { Database } from "../platform/database/database";
import type { OncePost } from "../platform/http/post-limits";
import { windowAround } from "../platform/http/rate-limit";
import type { MailKind } from "./kinds/mail-kind";
import type { Outbox } from "./outbox-holder";
import { isMailStored, storeOnce } from "./queries";

/** A second identical request within this time is the same mail. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

interface Mail<Payload> {
  kind: MailKind<Payload>;
  recipient: string;
  payload: NoInfer<Payload>;
}

/**
 * Puts a mail into the outbox, by ids and plain texts: its content is built from our own data when it is
 * sent. Returns whether it did: the same mail of a short while ago is not stored again. A suspected one waits
 * until staff release it.
 */
export async function storeMail<Payload>(
  db: Database,
  outbox: Outbox,
  mail: Mail<Payload>,
  { now, isSuspected }: { now: Date; isSuspected: boolean },
): Promise<boolean> {
  const status = isSuspected ? ("suspected" as const) : await outbox.startStatus(db);
  const { kind, recipient, payload } = mail;
  const fingerprint = fingerprintOf(mail);
  const row = {
    kind: kind.name,
    payloadVersion: kind.payloadVersion,
    recipient,
    payload,
    fingerprint,
    status,
    createdAt: now,
  };
  const isNew = await storeOnce(db, row, aroundNow(now));
  outbox.wake();
  return isNew;
}

/** A mail as a post that is taken once. */
export function mailPost<Payload>(
  db: Database,
  outbox: Outbox,
  mail: Mail<Payload>,
  now: Date,
): OncePost {
  const key = fingerprintOf(mail);
  return {
    key,
    isSuspected: false,
    isRepeat: () => isMailStored(db, key, aroundNow(now)),
    store: (isSuspected) => storeMail(db, outbox, mail, { now, isSuspected }),
  };
}

const fingerprintOf = <Payload>({ kind, recipient, payload }: Mail<Payload>) =>
  createHash("sha256")
    .update(JSON.stringify([kind.name, recipient.toLowerCase(), payload]))
    .digest("hex");

const aroundNow = (now: Date) => windowAround(now, DUPLICATE_WINDOW_MS);
