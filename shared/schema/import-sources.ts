import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AttributeShape } from "../contracts/attributes";
import type { FilePlan, SourcePlan } from "../contracts/file-look";
import { editedAt, moment } from "./columns";

/** A column of a source's files: what it is called there, and what it is. */
export type SourceColumn = FilePlan["columns"][number] & { header: string };

/** What undoing the last file of a source needs beside its products. */
export interface UndoRecord {
  /** The file's name, and who took it in; not kept of earlier ones. */
  file?: string;
  by?: string;
  added: number;
  changed: number;
  /** Attributes that it added, and those whose values it added to, as they were. */
  attributes: {
    id: string;
    before: (Pick<AttributeShape, "values" | "catalogues"> & { updatedAt: string }) | null;
    /** Which version the file made of it. */
    writtenAt: string;
  }[];
  /** The catalog that it made. */
  catalog: string | null;
}

/** An import that was kept under a name, for its next file. */
export const importSources = pgTable(
  "import_sources",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** The catalog that it goes into. */
    catalogue: text("catalogue").notNull(),
    columns: jsonb("columns").$type<SourceColumn[]>().notNull(),
    /** What was chosen besides. */
    choices: jsonb("choices").$type<SourcePlan & Pick<FilePlan, "asItIs">>().notNull(),
    undo: jsonb("undo").$type<UndoRecord>(),
    ...editedAt(),
  },
  (table) => [index("import_sources_catalogue").on(table.catalogue)],
);

/** The key of a product that came from a source. */
export const importSourceProducts = pgTable(
  "import_source_products",
  {
    sourceId: uuid("source_id")
      .notNull()
      .references(() => importSources.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.key] }),
    index("import_source_products_key").on(table.key),
  ],
);

/** A product as it was before the last file of a source changed it; null where there was none. */
export const importUndoRows = pgTable(
  "import_undo_rows",
  {
    sourceId: uuid("source_id")
      .notNull()
      .references(() => importSources.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    before: jsonb("before"),
    /** Which version the file made of it. */
    writtenAt: moment("written_at"),
    /** Whether the source had it before. */
    wasOfSource: boolean("was_of_source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.key] })],
);
