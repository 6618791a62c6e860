import { inArray, type SQL } from "drizzle-orm";
import { auditEntries } from "@shared/schema/audit";
import { bedFinderSessions, firearmFinderSessions } from "@shared/schema/finder-sessions";
import { finderRuns } from "@shared/schema/finders";
import { outboxMails } from "@shared/schema/mail";
import { contactMessages } from "@shared/schema/messages";

/** What is kept for a while. */
export type RetainedKind = "traces" | "mails" | "messages" | "audit";

/** Days that each kind is kept; 0 keeps it for good. */
export type Retention = Record<RetainedKind, number>;

type RetainedTable =
  | typeof bedFinderSessions
  | typeof firearmFinderSessions
  | typeof finderRuns
  | typeof outboxMails
  | typeof contactMessages
  | typeof auditEntries;

interface RetainedRows {
  table: RetainedTable;
  /** Those of it that may go. */
  where?: SQL;
}

export const retained: Record<RetainedKind, readonly RetainedRows[]> = {
  traces: [{ table: bedFinderSessions }, { table: firearmFinderSessions }, { table: finderRuns }],
  // One that is to be sent stays, however old it is.
  mails: [{ table: outboxMails, where: inArray(outboxMails.status, ["sent", "failed", "held"]) }],
  messages: [{ table: contactMessages }],
  audit: [{ table: auditEntries }],
};
