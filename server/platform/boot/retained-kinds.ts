import { eq, inArray, type SQL } from "drizzle-orm";
import { auditEntries, contactMessages } from "@shared/schema/accounts";
import { sessionTables } from "@shared/specification/tables/session-tables";
import { finderRuns } from "@shared/schema/finders";
import { outboxMails } from "@shared/schema/mail";

/** What is kept for a while. */
export type RetainedKind = "traces" | "mails" | "messages" | "audit";

/** Days that each kind is kept; 0 keeps it for good. */
export type Retention = Record<RetainedKind, number>;

type RetainedTable =
  | (typeof sessionTables)[keyof typeof sessionTables]
  | typeof finderRuns
  | typeof outboxMails
  | typeof contactMessages
  | typeof auditEntries;

interface RetainedRows {
  table: RetainedTable;
  /** Those of it that may go. */
  where?: SQL;
  /** They go after these days at the latest, whatever the kind's time is. */
  mostDays?: number;
}

/** Nobody expects any more what staff did not release in this time. */
const SUSPECTED_DAYS = 30;

export const retained: Record<RetainedKind, readonly RetainedRows[]> = {
  traces: [...Object.values(sessionTables), finderRuns].map((table) => ({ table })),
  // One that is to be sent stays, however old it is.
  mails: [
    { table: outboxMails, where: inArray(outboxMails.status, ["sent", "failed", "held"]) },
    {
      table: outboxMails,
      where: eq(outboxMails.status, "suspected"),
      mostDays: SUSPECTED_DAYS,
    },
  ],
  messages: [
    { table: contactMessages },
    {
      table: contactMessages,
      where: eq(contactMessages.status, "suspected"),
      mostDays: SUSPECTED_DAYS,
    },
  ],
  audit: [{ table: auditEntries }],
};
