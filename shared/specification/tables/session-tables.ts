import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { writtenAt } from "../../schema/columns";

/** The anonymous trace of one run of the bed finder. */
export const bedFinderSessions = pgTable(
  "bed_finder_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    sessionData: jsonb("session_data").notNull(),
    /** A mark of the session or token that began it: only that one may continue it. */
    owner: text("owner"),
    ...writtenAt(),
  },
  (table) => [index("bed_finder_sessions_created_at").on(table.createdAt)],
);

/** The anonymous trace of one run of the firearm finder. */
export const firearmFinderSessions = pgTable(
  "gun_finder_sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    sessionData: jsonb("session_data").notNull(),
    /** A mark of the session or token that began it: only that one may continue it. */
    owner: text("owner"),
    ...writtenAt(),
  },
  (table) => [index("gun_finder_sessions_created_at").on(table.createdAt)],
);

/** The runs of each finder that had tables of its own before it was a document. */
export const sessionTables = {
  dialabed: bedFinderSessions,
  safarioutdoor: firearmFinderSessions,
} as const;
