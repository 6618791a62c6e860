import { and, desc, eq, gt } from "drizzle-orm";
import { auditEntries } from "@shared/schema/audit";
import type { Database } from "../../platform/database/database";

/** How long a deletion can be undone. */
const UNDO_MS = 10 * 60 * 1000;

/** The last state of something deleted, while the deletion can still be undone. */
export async function lastDeleted(
  db: Database,
  subject: string,
  id: string,
  now: number,
): Promise<Record<string, unknown> | undefined> {
  const [entry] = await db
    .select({ before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, id),
        eq(auditEntries.action, "delete"),
        gt(auditEntries.createdAt, new Date(now - UNDO_MS)),
      ),
    )
    .orderBy(desc(auditEntries.createdAt))
    .limit(1);
  return entry?.before as Record<string, unknown> | undefined;
}
