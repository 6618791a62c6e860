import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { writtenAt } from "./columns";

/**
 * Changes with their author and time, written in the same transaction. A deleted row is kept whole in
 * `before`, so that Undo can restore it.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The member of staff; kept as text too, because accounts may be renamed. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    /** `create`, `update`, `delete`, `restore`, `reorder`, `import`, … */
    action: text("action").notNull(),
    /** The resource, as its address names it: `attributes`, `products`, `team`, … */
    subject: text("subject").notNull(),
    subjectId: text("subject_id"),
    /** The display name. */
    subjectName: text("subject_name"),
    before: jsonb("before"),
    after: jsonb("after"),
    ...writtenAt(),
  },
  (table) => [
    index("audit_entries_created_at").on(table.createdAt),
    index("audit_entries_subject").on(table.subject, table.subjectId, table.createdAt),
  ],
);
