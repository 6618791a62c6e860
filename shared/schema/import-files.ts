import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, editedAt } from "./columns";

/** A file that staff are taking into a catalog, with what they chose for it so far. */
export const importFiles = pgTable(
  "import_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    /** How it is read; null until it has come whole. */
    encoding: text("encoding"),
    actorId: uuid("actor_id").notNull(),
    /** The catalog that it goes into; null for a new one. */
    catalogue: text("catalogue"),
    /** Whether it becomes a list, and no products. */
    isList: boolean("is_list").notNull().default(false),
    choices: jsonb("choices"),
    ...editedAt(),
  },
  (table) => [index("import_files_updated_at").on(table.updatedAt)],
);

/** A part of one, as it was sent. */
export const importFileParts = pgTable(
  "import_file_parts",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => importFiles.id, { onDelete: "cascade" }),
    /** From 0. */
    place: integer("place").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.place] })],
);
