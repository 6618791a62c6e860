import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { staffRoles, type StaffRole } from "../staff-roles";
import { messageStatuses, type MessageStatus } from "../contracts/messages";
import { editedAt, isOneOf, moment, writtenAt } from "./columns";

export const users = pgTable("users", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").unique(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  profileImageUrl: text("profile_image_url"),
  ...editedAt(),
});

export const adminUsers = pgTable(
  "admin_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    username: varchar("username", { length: 100 }).notNull().unique(),
    email: text("email").unique(),
    passwordHash: text("password_hash").notNull(),
    role: text("role").$type<StaffRole>().notNull().default("admin"),
    isActive: boolean("is_active").notNull().default(true),
    /** Raised when the account is closed: earlier sessions stay over when it is opened again. */
    sessionGeneration: integer("session_generation").notNull().default(0),
    /** Null until somebody has signed in. */
    lastSignInAt: moment("last_sign_in_at"),
    ...editedAt(),
  },
  (table) => [check("admin_users_role", sql`${table.role} in ('admin', 'editor', 'viewer')`)],
);

/** What programs act with: their role, and when it ends. The key itself is not kept, only what it is known by. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: varchar("name", { length: 100 }).notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    /** SHA-256 of the key, in base64url: a key has 256 random bits, so that it needs no slower one. */
    keyHash: text("key_hash").notNull().unique(),
    /** Its last characters, by which people tell it from others. */
    ending: text("ending").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Whoever made it, as they were called then. */
    madeBy: text("made_by").notNull(),
    /** Null until it was used; behind by a minute at most. */
    lastUsedAt: moment("last_used_at"),
    ...writtenAt(),
  },
  (table) => [check("api_keys_role", isOneOf(table.role, staffRoles))],
);

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
    /** Its place among those of one transaction, which have one time. */
    position: bigserial("position", { mode: "number" }).notNull(),
    ...writtenAt(),
  },
  (table) => [
    index("audit_entries_created_at").on(table.createdAt),
    index("audit_entries_subject").on(table.subject, table.subjectId, table.createdAt),
  ],
);

/** Messages from the contact form. `suspected`: by a program's hand, or over the limits; not mailed as it is. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    status: text("status").$type<MessageStatus>().notNull().default("new"),
    ...editedAt(),
  },
  (table) => [
    check("contact_messages_status", isOneOf(table.status, messageStatuses)),
    index("contact_messages_created_at").on(table.createdAt),
    index("contact_messages_suspected")
      .on(table.createdAt)
      .where(sql`status = 'suspected'`),
  ],
);
