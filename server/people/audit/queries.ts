import { and, desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Page } from "@shared/contracts/paging";
import { auditEntries } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { pageOf } from "../../platform/database/rows";

export type AuditRow = Omit<typeof auditEntries.$inferSelect, "position">;

const { position, ...shown } = getTableColumns(auditEntries);

/** A page of the audit, newest first; of one subject, if given. Entries for admins are hidden from others. */
export async function auditPage(
  db: Database,
  { subject, ...paging }: { page: number; pageSize: number; subject?: string },
  isForAdmin: boolean,
): Promise<Page<AuditRow>> {
  const where = and(
    subject === undefined ? undefined : eq(auditEntries.subject, subject),
    // Accounts, with their addresses and roles, are shown to admins alone.
    isForAdmin ? undefined : ne(auditEntries.subject, "team"),
  );
  return pageOf(paging, db.$count(auditEntries, where), (limit, offset) =>
    db
      .select(shown)
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.createdAt), desc(position))
      .limit(limit)
      .offset(offset),
  );
}
