import { auditEntries } from "@shared/schema/audit";
import type { Database } from "../database/database";

/** What somebody did to something. A deleted row stays whole in `before`: Undo brings it back from there. */
export interface AuditEntry {
  action: "create" | "update" | "delete" | "restore" | "reorder" | "import" | "resend" | "password";
  /** The resource, as its address names it. */
  subject: string;
  subjectId?: string;
  /** What people call it. */
  subjectName?: string;
  before?: unknown;
  after?: unknown;
}

/** Who did it; without an id where it was nobody's account. */
export interface AuditActor {
  id: string | null;
  username: string;
}

/** Writes down who did what. Call it in the transaction that does it. */
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
