import { createTransport } from "nodemailer";

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
