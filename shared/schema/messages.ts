import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { messageStatuses, type MessageStatus } from "../contracts/messages";
import { editedAt, isOneOf } from "./columns";

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
