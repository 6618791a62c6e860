import { createTransport } from "nodemailer";
import { between, eq, exists, notBetween, sql, type SQL } from "drizzle-orm";
import { mailSenders } from "@shared/schema/mail";
import type { Database } from "../platform/database/database";

/** A mail as it goes out: to one recipient, in two forms. */
export interface OutgoingMail {
  /** The same for every try of one mail, so that a mailbox recognizes a repeat. */
  messageId: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves when the server has accepted the mail. Throws a `RefusedError` when it never will, and any
   * other error when another try may help.
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
}

/** The mail server has refused this very mail or its recipient for good. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** Timeout of each step of a conversation; the caller limits the whole. */
const STEP_TIMEOUT_MS = 10_000;

/** A mailer over SMTP; `smtpUrl` is `smtp:` or `smtps:`, with user and password if needed. */
export function createMailer(
  smtpUrl: string,
  from: string,
  stepTimeoutMs = STEP_TIMEOUT_MS,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    // A mail is made of texts only; nothing in one may make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, ...mail }, signal) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          // As an object: a string would be parsed for commas and angle brackets.
          to: { name: "", address: to },
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
          signal,
        });
      } catch (error) {
        if (isRefused(error)) throw new RefusedError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/**
 * A reply of the 500s about the recipient or the content (RFC 5321, 4.2.1). One about us (the sender's
 * address, the sign-in, relaying) is for the operator to fix, and the mail must wait for that.
 */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode, response } = error as Error & Record<string, unknown>;
  const isAboutTheMail = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  const isAboutUs = responseCode === 530 || responseCode === 535 || /relay/i.test(String(response));
  return isAboutTheMail && !isAboutUs && typeof responseCode === "number" && responseCode >= 500;
}

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
