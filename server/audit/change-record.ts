import type { Database } from "../database/database";
import { notFound } from "../http/app-error";
import { refuseStale } from "../http/stale";
import { writeAudit, type AuditActor, type AuditEntry } from "./audit";

interface Change<Row, After> {
  /** The record, held so that nobody else changes it meanwhile. */
  hold: () => Promise<Row | undefined>;
  /** The `updatedAt` that the change is based on, if it says so. */
  basedOn: string | undefined;
  /** What somebody is shown who comes too late; the record itself unless something else is given. */
  shown?: (present: Row) => unknown;
  write: (before: Row) => Promise<After>;
  audit: (before: Row, after: After) => AuditEntry;
}

/**
 * Changes a record inside a transaction, and writes down who did. Throws a 404 where there is none, and
 * a 409 with the present state for a change that is based on an older one.
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
