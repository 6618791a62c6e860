import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { editedAt } from "./columns";

/** What people wrote in the contact form. `suspected`: probably written by a program, never mailed. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    status: text("status").$type<"new" | "read" | "done" | "suspected">().notNull().default("new"),
    ...editedAt(),
  },
  (table) => [
    check("contact_messages_status", sql`${table.status} in ('new', 'read', 'done', 'suspected')`),
    index("contact_messages_created_at").on(table.createdAt),
  ],
);
