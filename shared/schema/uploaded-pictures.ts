import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment, writtenAt } from "./columns";

/** Pictures that staff uploaded, as they are served. */
export const uploadedPictures = pgTable(
  "uploaded_pictures",
  {
    /** The SHA-256 of the file that was uploaded, so that the same file is stored once. */
    id: text("id").primaryKey(),
    webp: bytes("webp").notNull(),
    size: integer("size").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    uploadedBy: uuid("uploaded_by"),
    /** The time since when nothing refers to it; a new one is not referred to yet. */
    unusedSince: moment("unused_since").defaultNow(),
    ...writtenAt(),
  },
  (table) => [index("uploaded_pictures_unused_since").on(table.unusedSince)],
);
