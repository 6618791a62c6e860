import { z } from "zod";
import { paging } from "./paging";
import { emailAddress } from "./contact";
import { importQuery } from "./imports";
import { sentBack } from "./sent-back";

export const messageStatuses = ["new", "read", "done", "suspected"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** `suspected`: over the limits, and sent only when staff release it. */
export const mailStatuses = ["held", "suspected", "queued", "sending", "sent", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The query of `GET /api/admin/messages`. */
export const messagesQuery = z.strictObject({
  ...paging,
  status: z.enum(messageStatuses, "Use one of the statuses, once.").optional(),
});

/** `PUT /api/admin/messages/:id`. */
export const messageBody = sentBack(
  z.strictObject({
    status: z.enum(messageStatuses, "Choose a status."),
    updatedAt: z.iso.datetime({ offset: true }).optional(),
  }),
  ["id", "name", "email", "message", "createdAt"] satisfies (keyof ContactMessage)[],
);

/** The query of `GET /api/admin/outbox`. */
export const outboxQuery = z.strictObject({
  ...paging,
  status: z.enum(mailStatuses, "Use one of the statuses, once.").optional(),
});

/** A line of `GET /api/admin/messages`. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  status: MessageStatus;
  createdAt: string;
  updatedAt: string;
}

/** A line of `GET /api/admin/outbox`. */
export interface OutboxMail {
  id: string;
  kind: string;
  /** The kind's name for people. */
  kindLabel: string;
  recipient: string;
  status: MailStatus;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
  sentAt: string | null;
  createdAt: string;
}

/** `POST /api/admin/erasures`: a person by their address. Not in the query: logs keep those. */
export const erasureBody = z.strictObject({ address: emailAddress });

/** The query of `POST /api/admin/erasures`: `dryRun` only counts, as in imports. */
export const erasureQuery = importQuery.pick({ dryRun: true });

/** How much of what a person sent or was sent is erased, or would be. */
export interface Erasure {
  messages: number;
  mails: number;
  /** Entries of the audit that lose the address. */
  auditEntries: number;
}
