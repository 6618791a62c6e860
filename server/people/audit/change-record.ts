import type { Database } from "../../platform/database/database";
import { notFound } from "../../platform/http/app-error";
import { refuseStale } from "../../platform/http/stale";
import { writeAudit, type AuditActor, type AuditEntry } from "./audit";

interface Change<Row, After> {
  /** The record, locked against other changes. */
  hold: () => Promise<Row | undefined>;
  /** The `updatedAt` that the change is based on, if it says so. */
  basedOn: string | undefined;
  /** The current state for a stale change; the record itself unless something else is given. */
  shown?: (present: Row) => unknown;
  write: (before: Row) => Promise<After>;
  audit: (before: Row, after: After) => AuditEntry;
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
  await writeAudit(tx, actor, audit(before, after));
  return after;
}
