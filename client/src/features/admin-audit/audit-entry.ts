/** Who did what to what, as `GET /api/admin/audit` tells it. */
export interface AuditEntry {
  id: string;
  actorName: string;
  action: string;
  /** The resource, as its address names it. */
  subject: string;
  subjectId: string | null;
  subjectName: string | null;
  before: unknown;
  after: unknown;
  createdAt: string;
}

/** What people call the option with this id, where it is known. */
export type NameOf = (field: string, id: string) => string | undefined;
