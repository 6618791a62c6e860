import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { mailStatuses, type MailStatus } from "../contracts/messages";
import { editedAt, isOneOf, moment } from "./columns";

/** Mails to one recipient each: stored before the request is answered, sent later, rebuilt from ids. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The name of one of the server's kinds of mail, which builds it. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** The version of the payload's shape: servers that know an older one leave the mail to newer ones. */
    payloadVersion: integer("payload_version").notNull().default(1),
    /** The template's data: plain texts and ids, never ready-made content. */
    payload: jsonb("payload").notNull(),
    /** Equal for equal requests. */
    fingerprint: text("fingerprint").notNull(),
    status: text("status").$type<MailStatus>().notNull().default("held"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    nextAttemptAt: moment("next_attempt_at"),
    leaseUntil: moment("lease_until"),
    sentAt: moment("sent_at"),
    ...editedAt(),
  },
  (table) => [
    check("outbox_mails_status", isOneOf(table.status, mailStatuses)),
    index("outbox_mails_due").on(table.status, table.nextAttemptAt),
    index("outbox_mails_created_at").on(table.createdAt),
    index("outbox_mails_fingerprint").on(table.fingerprint, table.createdAt),
    index("outbox_mails_suspected")
      .on(table.createdAt)
      .where(sql`status = 'suspected'`),
  ],
);

/** The servers that can send mails, each with the time of its last sign of life. */
export const mailSenders = pgTable("mail_senders", {
  id: uuid("id").primaryKey(),
  seenAt: moment("seen_at").notNull().defaultNow(),
});
