import { boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { editedAt, textList } from "./columns";

/** The appearance of an embedded finder, and who may use it elsewhere: framing origins and AI assistants. */
export const embedSettings = pgTable("embed_settings", {
  client: text("client").primaryKey(),
  settings: jsonb("settings").notNull(),
  allowedOrigins: textList("allowed_origins"),
  /** Unlocks this client's finder in a frame, and nothing else. Made at the server's start. */
  embedKey: text("embed_key").unique(),
  /** Whether AI assistants may ask the finder. */
  allowsAgents: boolean("allows_agents").notNull().default(false),
  ...editedAt(),
});
