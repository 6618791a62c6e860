import { count, inArray, gt, sql } from "drizzle-orm";
import { mailStatuses } from "@shared/contracts/messages";
import { servers } from "@shared/schema/machinery";
import { outboxMails } from "@shared/schema/mail";
import type { Database } from "../database/database";

/** Those of which there are few; sent ones are many, and tell nothing. */
const WATCHED = mailStatuses.filter((status) => status !== "sent");

/** Mails that are not sent. */
export interface WaitingMails {
  byStatus: { status: string; number: number }[];
  /** Seconds since the oldest of those that are to be sent was asked for; 0 without any. */
  oldestSeconds: number;
}

export async function waitingMails(db: Database): Promise<WaitingMails> {
  const rows = await db
    .select({
      status: outboxMails.status,
      number: count(),
      oldest: sql<number>`extract(epoch from now() - min(${outboxMails.createdAt}))::float`,
    })
    .from(outboxMails)
    .where(inArray(outboxMails.status, WATCHED))
    .groupBy(outboxMails.status);
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    byStatus: WATCHED.map((status) => ({ status, number: of(status)?.number ?? 0 })),
    oldestSeconds: Math.max(0, ...["queued", "sending"].map((each) => of(each)?.oldest ?? 0)),
  };
}

/** The number of servers that announced themselves in the last minute. */
export function livingServers(db: Database): Promise<number> {
  return db.$count(servers, gt(servers.seenAt, sql`now() - interval '60 seconds'`));
}
