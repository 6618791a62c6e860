import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ClientId } from "../brands";
import { editedAt, textList } from "./columns";

/** How a client's embedded finder looks, and who may frame it. */
export const embedSettings = pgTable(
  "embed_settings",
  {
    client: text("client").$type<ClientId>().primaryKey(),
    settings: jsonb("settings").notNull(),
    allowedOrigins: textList("allowed_origins"),
    /** Unlocks this client's finder in a frame, and nothing else. Made at the server's start. */
    embedKey: text("embed_key").unique(),
    ...editedAt(),
  },
  (table) => [
    check("embed_settings_client", sql`${table.client} in ('dialabed', 'safarioutdoor')`),
  ],
);
