import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ListCell, ListKey } from "../contracts/product-lists";
import { editedAt } from "./columns";

/** A table of what products are for, as staff keep it. */
export const productLists = pgTable("product_lists", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  keys: jsonb("keys").$type<ListKey[]>().notNull(),
  /** Whether staff say that it has every product: one that stands in no row is for nothing in it. */
  isComplete: boolean("is_complete").notNull().default(false),
  /** Another one with every change of its rows, and never the same again. */
  revision: uuid("revision").notNull().defaultRandom(),
  ...editedAt(),
});

/** What one product is for. The product need not be there. */
export const productListRows = pgTable(
  "product_list_rows",
  {
    listId: text("list_id")
      .notNull()
      .references(() => productLists.id, { onDelete: "cascade" }),
    /** Its place in staff's order, from 1. */
    place: integer("place").notNull(),
    /** A cell for each key of the list. */
    keys: jsonb("keys").$type<ListCell[]>().notNull(),
    product: text("product").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.listId, table.place] })],
);
