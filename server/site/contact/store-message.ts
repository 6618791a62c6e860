import type { ContactBody } from "@shared/contracts/contact";
import { contactMessages } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { keepNewestSuspected } from "../../platform/database/rows";
import type { OncePost, PostRules } from "../../platform/http/post-limits";
import { windowAround } from "../../platform/http/rate-limit";
import type { Outbox } from "../../mail/outbox-holder";
import { contactMessage } from "../../mail/kinds/contact-message";
import { storeMail } from "../../mail/store-mail";
import { isMessageStored, storeMessageOnce } from "./queries";

/** A second identical message within this time is the same one. */
const DUPLICATE_WINDOW_MS = 10 * 60 * 1000;

/**
 * A visitor's message as a post that is taken once: stored with the mail to the site's owner, both or
 * neither. Where there is no room for it, both wait for staff as suspected; what a program wrote has no mail.
 * Without an owner's address there is none either; staff find the message in their list.
 */
export function messagePost(
  db: Database,
  body: ContactBody,
  { outbox, ownerEmail, now }: { outbox: Outbox; ownerEmail: string | undefined; now: Date },
): OncePost {
  const { name, email, message } = body;
  const byProgram = isSuspected(body);
  const rowOf = (isHeld: boolean) => {
    const status = isHeld ? ("suspected" as const) : ("new" as const);
    return { name, email, message, status, createdAt: now };
  };
  const window = windowAround(now, DUPLICATE_WINDOW_MS);
  return {
    key: JSON.stringify([name, email, message, byProgram]),
    isSuspected: byProgram,
    isRepeat: () => isMessageStored(db, rowOf(byProgram), window),
    async store(isHeld) {
      const isNew = await db.transaction(async (tx) => {
        if (!(await storeMessageOnce(tx, rowOf(isHeld), window))) return false;
        if (isHeld) await keepNewestSuspected(tx, contactMessages);
        if (byProgram || ownerEmail === undefined) return true;
        const payload = { name, email, message };
        const mail = { kind: contactMessage, recipient: ownerEmail, payload };
        await storeMail(tx, outbox, mail, { now, isSuspected: isHeld });
        return true;
      });
      // Only now is it visible to the worker.
      outbox.wake();
      return isNew;
    },
  };
}

/** Nobody finds the form, fills in three fields and sends them faster. */
const MIN_FILL_TIME_MS = 2_000;

/** Whether a program wrote this: it filled in a hidden field, or was faster than people are. */
function isSuspected({ website, elapsedMs }: ContactBody): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_TIME_MS);
}

/** Limits on visitors' messages. */
export const CONTACT_LIMITS: PostRules = {
  name: "contact",
  sentences: {
    network: "You have sent many messages. Please try again in a quarter of an hour.",
    networkDay:
      "We have had many messages from your network today. Please write to us tomorrow, or phone.",
    person: "We have had several messages from you. Please try again in an hour.",
    repeat: "We have this message already. You need not send it again.",
  },
};
