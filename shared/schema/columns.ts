import { sql, type SQL } from "drizzle-orm";
import { customType, jsonb, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";

/** A timestamp with time zone, to the millisecond: the precision of JSON and of optimistic locking. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A file's content. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

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

/** The condition that a column holds one of these, which are constants of ours. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
