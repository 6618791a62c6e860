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
import { writtenAt } from "./columns";

/** One CSV on its way into a catalogue: staged in chunks, then applied in one set-based transaction. */
export const productImports = pgTable(
  "product_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** What it goes into, as the audit names it. */
    catalogue: text("catalogue").notNull(),
    actorId: uuid("actor_id"),
    ...writtenAt(),
  },
  (table) => [index("product_imports_created_at").on(table.createdAt)],
);

/** A checked row of it: the product to write, or its problems. */
export const productImportRows = pgTable(
  "product_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => productImports.id, { onDelete: "cascade" }),
    /** Its line in the file; the header is line 1. */
    line: integer("line").notNull(),
    /** The retailer's key of its product. */
    key: text("key"),
    product: jsonb("product"),
    problems: jsonb("problems").$type<{ path: string; message: string }[]>().notNull().default([]),
    isGood: boolean("is_good").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("product_import_rows_key").on(table.importId, table.key),
  ],
);
