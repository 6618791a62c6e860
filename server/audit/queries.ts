import { and, desc, eq, ne } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { auditEntries } from "@shared/schema/audit";
import type { Database } from "../database/database";
import { pageOf } from "../database/page-of";

export type AuditRow = typeof auditEntries.$inferSelect;

/** What was done, newest first; of one subject, if one is given. What is for admins is left out for others. */
export async function auditPage(
  db: Database,
  { subject, ...paging }: { page: number; pageSize: number; subject?: string },
  isForAdmin: boolean,
): Promise<Page<AuditRow>> {
  const where = and(
    subject === undefined ? undefined : eq(auditEntries.subject, subject),
    // Who has an account, with which address and role, is what the team page shows admins alone.
    isForAdmin ? undefined : ne(auditEntries.subject, "team"),
  );
  return pageOf(paging, db.$count(auditEntries, where), (limit, offset) =>
    db
      .select()
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
  );
}
