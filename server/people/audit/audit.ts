import { auditEntries } from "@shared/schema/audit";
import type { Database } from "../../platform/database/database";

/** An entry of the audit. A deleted row is kept whole in `before`, so that Undo can restore it. */
export interface AuditEntry {
  action:
    | "create"
    | "update"
    | "delete"
    | "restore"
    | "reorder"
    | "import"
    | "resend"
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
export interface AuditActor {
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
