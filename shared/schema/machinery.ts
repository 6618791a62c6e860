import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { bytes, moment, writtenAt } from "./columns";

/** What has versions: beds and firearms, all other products, and the finders. */
export type CatalogName = "beds" | "firearms" | "products" | "finders";

/** Server sessions, in the shape connect-pg-simple reads and writes. */
export const sessions = pgTable(
  "sessions",
  {
    sid: varchar("sid").primaryKey(),
    sess: json("sess").notNull(),
    expire: timestamp("expire", { precision: 6 }).notNull(),
  },
  (table) => [index("sessions_expire").on(table.expire)],
);

/** Counted guesses, in the shape rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

/**
 * The client's files that have a hash in their name, of every version that serves or served: a page of one
 * version asks whichever server it gets.
 */
export const builtFiles = pgTable("built_files", {
  path: text("path").primaryKey(),
  content: bytes("content").notNull(),
  /** When a server last had it on its disk. */
  seenAt: moment("seen_at").notNull().defaultNow(),
});

/** Digests of a secret that a server knows, and of its gates' passwords by that secret. */
export interface KnownSecret {
  id: string;
  gates: string;
}

/** The servers on this database, each with the time of its last sign of life. */
export const servers = pgTable("servers", {
  id: uuid("id").primaryKey(),
  /** The one that it signs with comes first. */
  secrets: jsonb("secrets").$type<KnownSecret[]>().notNull(),
  seenAt: moment("seen_at").notNull().defaultNow(),
});

/** One row per loaded part of the seed, so that rows deleted by staff stay deleted. */
export const seedMarkers = pgTable("seed_markers", {
  name: text("name").primaryKey(),
  ...writtenAt(),
});

/**
 * A number per catalog that every write raises (by trigger, so that a change made in SQL counts too).
 * Caches of a catalog compare it.
 */
export const catalogVersions = pgTable("catalogue_versions", {
  name: text("name").$type<CatalogName>().primaryKey(),
  version: bigint("version", { mode: "number" }).notNull().default(1),
});

/**
 * What each of the latest versions changed, so that a cache need not read everything again; written and
 * cleared by the same triggers.
 */
export const catalogChanges = pgTable(
  "catalogue_changes",
  {
    name: text("name").$type<CatalogName>().notNull(),
    version: bigint("version", { mode: "number" }).notNull(),
    /** Ids of the products that were added, changed or removed; null for too many to name. */
    productIds: uuid("product_ids").array(),
    /** Whether no product was touched, but what attributes or catalogs are. Servers from before read everything then. */
    isDefinition: boolean("is_definition").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
