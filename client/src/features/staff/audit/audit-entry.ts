/** An audit entry of `GET /api/admin/audit`: actor, action and subject. */
export interface AuditEntry {
  id: string;
  actorName: string;
  action: string;
  /** The resource, by its name in the address. */
  subject: string;
  subjectId: string | null;
  subjectName: string | null;
  before: unknown;
  after: unknown;
  createdAt: string;
}

/** The label of the option with this id, if it is known. */
export type NameOf = (field: string, id: string) => string | undefined;
