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
import type { FinderBrand } from "../contracts/finders";
import type { FinderTrace } from "../contracts/traces";
import { bytes, editedAt, moment, textList, writtenAt } from "./columns";

/** A finder that staff made: its properties, its one draft, and which version shoppers see. */
export const finders = pgTable("finders", {
  slug: text("slug").primaryKey(),
  name: text("name").notNull(),
  brand: jsonb("brand").$type<FinderBrand>().notNull(),
  /** Of the password that opens it; none for a finder that everybody may use. */
  gateHash: text("gate_hash"),
  /** As it was stored: older shapes are migrated when they are read. */
  draft: jsonb("draft"),
  /** Raised by every change of the draft. */
  draftRevision: integer("draft_revision").notNull().default(0),
  draftSavedBy: text("draft_saved_by"),
  draftSavedAt: moment("draft_saved_at"),
  /** None before the first publish, and while it is closed. */
  liveVersion: integer("live_version"),
  /**
   * Versions that were live within the last day, and the moment until which they were, in milliseconds since 1970: kept
   * by the database with each change of the live one.
   */
  formerVersions: jsonb("former_versions").$type<Record<string, number>>().notNull().default({}),
  /** The latest number that was given; numbers are never used again. */
  lastVersion: integer("last_version").notNull().default(0),
  ...editedAt(),
});

/** Who has a draft open, with the time of the last sign of it. */
export const draftEditors = pgTable(
  "draft_editors",
  {
    slug: text("slug")
      .notNull()
      .references(() => finders.slug, { onDelete: "cascade" }),
    username: text("username").notNull(),
    /** The question that is looked at; null for anything else. */
    question: text("question"),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.username] })],
);

/** Published documents. They never change. */
export const finderVersions = pgTable(
  "finder_versions",
  {
    slug: text("slug")
      .notNull()
      .references(() => finders.slug, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    document: jsonb("document").notNull(),
    note: text("note").notNull().default(""),
    publishedBy: text("published_by"),
    ...writtenAt(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
);

/** The anonymous trace of one run of a finder that staff made. */
export const finderRuns = pgTable(
  "finder_runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    slug: text("slug").notNull(),
    version: integer("version").notNull(),
    sessionData: jsonb("session_data").$type<FinderTrace>().notNull(),
    /** A mark of the session or token that began it: only that one may continue it. */
    owner: text("owner"),
    ...writtenAt(),
  },
  (table) => [
    index("finder_runs_slug_created_at").on(table.slug, table.createdAt),
    index("finder_runs_created_at").on(table.createdAt),
  ],
);

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
