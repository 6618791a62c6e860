import type { SignedIn } from "@shared/contracts/staff";
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

/** Writes down who did what. Call it in the transaction that does it. */
export async function writeAudit(tx: Database, actor: SignedIn, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({
    actorId: actor.id,
    actorName: actor.username,
    ...entry,
  });
}
