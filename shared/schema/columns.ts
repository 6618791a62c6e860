import { jsonb, timestamp } from "drizzle-orm/pg-core";

/** A moment with a time zone, to the millisecond: what JSON carries and optimistic locking compares. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `created_at` and `updated_at` of a record that staff edit. */
export const editedAt = () => ({
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** `created_at` of a record that is written once. */
export const writtenAt = () => ({
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** A required JSON list of texts, empty unless given. */
export const textList = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);
