import { and, desc, eq, gt } from "drizzle-orm";
import { auditEntries } from "@shared/schema/accounts";
import type { Database } from "../../platform/database/database";
import { notFound, refuseStale } from "../../platform/http/app-error";

/** An entry of the audit. A deleted row is kept whole in `before`, so that Undo can restore it. */
interface AuditEntry {
  action:
    | "create"
    | "update"
    | "delete"
    | "restore"
    | "reorder"
    | "import"
    | "resend"
    | "undo"
    | "release"
    | "password"
    | "publish"
    | "erase";
  /** The resource, as its address names it. */
  subject: string;
  subjectId?: string;
  /** The display name. */
  subjectName?: string;
  before?: unknown;
  after?: unknown;
}

/** The author of a change; `id` is null where it was no account. */
interface AuditActor {
  id: string | null;
  username: string;
}

/** Writes an audit entry. Call it in the transaction that makes the change. */
export async function writeAudit(
  tx: Database,
  actor: AuditActor,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditEntries).values({
    actorId: actor.id,
    actorName: actor.username,
    ...entry,
  });
}

interface Change<Row, After> {
  /** The record, locked against other changes. */
  hold: () => Promise<Row | undefined>;
  /** The `updatedAt` that the change is based on, if it says so. */
  basedOn: string | undefined;
  /** The current state for a stale change; the record itself unless something else is given. */
  shown?: (present: Row) => unknown;
  write: (before: Row) => Promise<After>;
  /** None where nothing changed. */
  audit: (before: Row, after: After) => AuditEntry | undefined;
}

/**
 * Changes a record inside a transaction, with an audit entry. Throws a 404 where there is none, and a
 * 409 with the current state for a change based on an older one.
 */
export async function changeRecord<Row extends { updatedAt: Date }, After>(
  tx: Database,
  actor: AuditActor,
  { hold, basedOn, shown, write, audit }: Change<Row, After>,
): Promise<After> {
  const before = await hold();
  if (!before) throw notFound();
  refuseStale(before, basedOn, shown?.(before));
  const after = await write(before);
  const entry = audit(before, after);
  if (entry) await writeAudit(tx, actor, entry);
  return after;
}

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
