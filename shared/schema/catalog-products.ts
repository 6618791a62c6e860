import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AttributeShape, StatedValues } from "../contracts/attributes";
import type { Selection } from "../contracts/catalogs";
import type { Text } from "../finders/text";
import type { Availability } from "../stock";
import type { ListCell, ListKey, ListValue } from "../contracts/product-lists";
import { editedAt, moment, textList, writtenAt } from "./columns";

/** A selection of the products there are. */
export const catalogs = pgTable("catalogues", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  currency: text("currency").notNull().default("ZAR"),
  selection: jsonb("selection").$type<Selection>().notNull(),
  ...editedAt(),
});

/** What products can state, as staff define it. Ids stay, and are never used again. */
export const attributes = pgTable("attributes", {
  id: text("id").primaryKey(),
  label: jsonb("label").$type<Text>().notNull(),
  kind: text("kind").$type<AttributeShape["kind"]>().notNull(),
  unit: text("unit"),
  /** The ids of the catalogs that it belongs to; null is every catalog. */
  catalogues: jsonb("catalogues").$type<string[]>(),
  values: jsonb("values").$type<AttributeShape["values"]>().notNull().default([]),
  sizes: jsonb("sizes").$type<AttributeShape["sizes"]>(),
  isOpen: boolean("is_open").notNull().default(false),
  calculation: jsonb("calculation").$type<AttributeShape["calculation"]>(),
  position: integer("position").notNull().default(0),
  isRetired: boolean("is_retired").notNull().default(false),
  ...editedAt(),
});

/** Whose products are those that staff type, or take from files. */
export const STAFF_SOURCE = "staff";

const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A product of any kind, or one variant of a group. */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Whose it is. */
    source: text("source").notNull().default(STAFF_SOURCE),
    /** The retailer's; after its source and two colons, unless it is one of staff: the same key from elsewhere is another product. */
    key: text("key").notNull().unique(),
    /** The key of the group whose variant it is; what a variant does not state it has from the product of that key. */
    groupKey: text("group_key"),
    /** The trade's number of it (EAN, UPC, ISBN): digits, with their leading zeros. */
    gtin: text("gtin"),
    name: text("name").notNull(),
    description: text("description"),
    shortDescription: text("short_description"),
    brand: text("brand"),
    /** None: on request. */
    price: money("price"),
    specialPrice: money("special_price"),
    pictureUrl: text("picture_url"),
    pageUrl: text("page_url"),
    /** Null where it is not stated. */
    inStock: boolean("in_stock").default(true),
    /** How it can be had where `inStock` does not say it all. */
    availability: text("availability").$type<Availability>(),
    collections: textList("collections"),
    values: jsonb("values").$type<StatedValues>().notNull().default({}),
    ...editedAt(),
  },
  (table) => [
    check("products_price_positive", sql`${table.price} >= 0`),
    check(
      "products_special_below_price",
      sql`${table.specialPrice} is null or (${table.price} is not null and ${table.specialPrice} >= 0 and ${table.specialPrice} <= ${table.price})`,
    ),
    check(
      "products_key_of_source",
      sql`${table.source} = ${sql.raw(`'${STAFF_SOURCE}'`)} or starts_with(${table.key}, ${table.source} || '::')`,
    ),
    index("products_source_key").on(
      table.source,
      sql`substr(${table.key}, length(${table.source}) + 3)`,
    ),
    index("products_source_id").on(table.source, table.id),
    index("products_group_key").on(table.groupKey),
    index("products_brand").on(table.brand),
  ],
);

export type ProductRecord = typeof products.$inferSelect;

/** One CSV on its way into a catalog: staged in chunks, then applied in one set-based transaction. */
export const productImports = pgTable(
  "product_imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** What it goes into, as the audit names it. */
    catalogue: text("catalogue").notNull(),
    actorId: uuid("actor_id"),
    /** Of a file that was checked and may be applied as it was: its id, what it was checked by, and what came of it. */
    fileId: uuid("file_id"),
    digest: text("digest"),
    checked: jsonb("checked"),
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

/** Imports under way, for those that wait for them; of one whose last sign is old, the server died. */
export const importTurns = pgTable("import_turns", {
  id: uuid("id").primaryKey(),
  username: text("username").notNull(),
  /** The file's name and that of the catalog that it goes into; null where many products change otherwise. */
  file: text("file"),
  catalogue: text("catalogue"),
  state: text("state").$type<"waits" | "reads" | "writes">().notNull(),
  beganAt: moment("began_at").notNull().defaultNow(),
  seenAt: moment("seen_at").notNull().defaultNow(),
});

/** A table of what products are for, as staff keep it. */
export const productLists = pgTable("product_lists", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** The attribute whose values its rows point at; null where they point at products. */
  attribute: text("attribute"),
  keys: jsonb("keys").$type<ListKey[]>().notNull(),
  /** Whether staff say that it has every product: one that stands in no row is for nothing in it. */
  isComplete: boolean("is_complete").notNull().default(false),
  /** Another one with every change of its rows, and never the same again. */
  revision: uuid("revision").notNull().defaultRandom(),
  ...editedAt(),
});

/** What one product is for, or the value for some keys. The product need not be there. */
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
    /** Empty in a list of values. */
    product: text("product").notNull(),
    value: jsonb("value").$type<ListValue>(),
    note: text("note").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.listId, table.place] })],
);
